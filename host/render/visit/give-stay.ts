import { giftCheckoutLink } from '../../../widgets/core/gift/gift-checkout-link.ts';
import type { BookingBoxData, PageData } from '../page-data.ts';

/** The stay of a page as a gift: personalised in the drawer, else at the checkout. */
export async function giveStay(
  page: PageData,
  { productId, product, giftUrl = '' }: BookingBoxData,
): Promise<void> {
  const gift = { productId, checkoutUrl: giftUrl, picture: `${product.imageUrl}/small.avif` };
  try {
    const { openGift } = await import('./gift-drawer.tsx');
    await openGift(gift, page);
  } catch {
    location.assign(
      giftCheckoutLink(giftUrl, { productType: 'SINGLEVOUCHER', productId, giftFormat: 'digital' }),
    );
  }
}
