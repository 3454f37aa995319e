import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import type { IslandPage } from '../../../framework/page-data.ts';
import type { BookingBoxData } from './booking-box-data.ts';

/** The stay of a page as a gift: personalised in the drawer, else at the checkout. */
export async function giveStay(
  page: IslandPage,
  { productId, product, giftUrl = '' }: BookingBoxData,
): Promise<void> {
  const gift = {
    productId,
    checkoutUrl: giftUrl,
    picture: product.imageUrl && `${product.imageUrl}/small.avif`,
  };
  try {
    const { openGift } = await import('../../../shell/gift/open-gift-drawer.tsx');
    await openGift(gift, page);
  } catch {
    location.assign(
      giftCheckoutLink(giftUrl, { productType: 'SINGLEVOUCHER', productId, giftFormat: 'digital' }),
    );
  }
}
