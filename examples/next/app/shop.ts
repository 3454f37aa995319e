/** Origin of the shop. */
export const api = process.env.STAYKIT_API ?? 'https://shop.example';
