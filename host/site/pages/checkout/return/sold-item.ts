import type { Purchase } from '@staykit/analytics/events.ts';
import type { PaymentStatus } from '@staykit/client/booking/payment-client.ts';

/** The purchase of a confirmed payment for analytics; nothing for a booking that was moved. */
export function soldItem({ sale, booking, gift }: PaymentStatus): Purchase | undefined {
  if (sale === 'booking' && booking) {
    const { offerId: id, label, priceInfo } = booking;
    const { totalPrice: price, remainingAmountToPay: paid = price } = priceInfo;
    return { id, label, price, paid, flow: 'booking', quantity: 1 };
  }
  if (!gift) return undefined;
  const { productId: id, label, priceInfo } = gift;
  const { totalPrice: price } = priceInfo;
  return { id, label, price, paid: price, flow: 'gifting', quantity: 1 };
}
