import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { todayOf } from '../checkout-form.ts';
import { paymentText } from './payment-plans.tsx';

/** When each part of a booking is paid, as a line of its facts. */
export function PaidWhen({ payment: { schedule } }: Pick<Booking, 'payment'>) {
  const { t, locale, now } = useStay();
  const today = todayOf(locale, now());
  return (
    <div>
      <dt>{t('checkout.paidWhen')}</dt>
      {schedule.map((part) => (
        <dd key={part.date}>{paymentText(part, today, locale, t)}</dd>
      ))}
    </div>
  );
}
