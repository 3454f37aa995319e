import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import type { GiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import type { SaleTools } from './sale/use-sale.ts';

/** What the checkout of a stay takes from the browser that it runs in. */
export interface CheckoutTools extends SaleTools {
  client: BookingClient;
  /** What a gift pays. */
  gifts: Pick<GiftSaleClient, 'priceWithGift' | 'redeemGift'>;
  /** The code of a gift that its holder brought along. */
  giftCode?: string;
  /** The holder pays without the gift. */
  forgetGift: () => void;
  /** The promo code of a link that led here. */
  promoCode?: string;
  /** Keeps a promo code for when the checkout is loaded again, or takes it out. */
  keepPromo: (code: string | undefined) => void;
  /** The stay is sold: the address may be loaded again from now on. `email` is that of the guest. */
  onBooked: (bookingNumber: string, email: string) => void;
}
