/** Path of the provider's messages on every host of the shop. */
export const MESSAGE_PATH = '/api/payments/messages';
