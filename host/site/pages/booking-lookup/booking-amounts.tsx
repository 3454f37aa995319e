import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { formatAmount } from '@staykit/core/price/money.ts';

/** What a booking costs in all, what a gift paid of it, and what was given back: rows of a list of facts. */
export function BookingAmounts({ booking }: { booking: Booking }) {
  const { t, locale } = useStay();
  const { priceInfo, payment, giftWorth = 0, refundedAmount } = booking;
  const total = priceInfo.totalPrice;
  const { promoCodeReductionAmount: promo = 0 } = priceInfo;
  const paidByGift = Math.min(giftWorth, total);
  const line = (name: string, cents: number, isSum = false) => (
    <div {...(isSum && { 'data-sum': '' })}>
      <dt>{name}</dt>
      <dd>{formatAmount(cents, locale)}</dd>
    </div>
  );
  return (
    <>
      {promo > 0 && line(t('checkout.promo.label'), -promo)}
      {payment.paymentFee > 0 && line(t('checkout.fee'), payment.paymentFee)}
      {line(t('checkout.total'), total + payment.paymentFee, true)}
      {paidByGift > 0 && line(t('checkout.code.paid'), -paidByGift)}
      {refundedAmount > 0 && line(t('checkout.lookup.refunded'), refundedAmount)}
    </>
  );
}
