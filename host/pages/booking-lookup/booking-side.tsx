import { CancellationText } from '../../../widgets/components/cancellation-text/cancellation-text.tsx';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { todayOf } from '../checkout/checkout-form.ts';
import { paymentText } from '../checkout/payment-plans.tsx';
import { BookingAmounts } from './booking-amounts.tsx';
import { Side } from './booking-found.styles.ts';

/** What a booking costs and when it is paid, and until when it can be changed or given back. */
export function BookingSide({ booking }: { booking: Booking }) {
  const { t, locale, now } = useStay();
  const { payment, cancellationPolicy } = booking;
  const today = todayOf(locale, now());
  return (
    <Side data-side="">
      <dl>
        <BookingAmounts booking={booking} />
        <div>
          <dt>{t('checkout.paidWhen')}</dt>
          {payment.schedule.map((part) => (
            <dd key={part.date}>{paymentText(part, today, locale, t)}</dd>
          ))}
        </div>
      </dl>
      <h3>{t('checkout.conditions')}</h3>
      <p>
        <CancellationText policy={cancellationPolicy} dated />
      </p>
    </Side>
  );
}
