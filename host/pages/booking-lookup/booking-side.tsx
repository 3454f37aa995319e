import { CancellationText } from '../../../widgets/components/cancellation-text/cancellation-text.tsx';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { PaidWhen } from '../checkout/paid-when.tsx';
import { BookingAmounts } from './booking-amounts.tsx';
import { Side } from './booking-found.styles.ts';

/** What a booking costs and when it is paid, and until when it can be changed or given back. */
export function BookingSide({ booking }: { booking: Booking }) {
  const { t } = useStay();
  const { payment, cancellationPolicy } = booking;
  return (
    <Side data-side="">
      <dl>
        <BookingAmounts booking={booking} />
        <PaidWhen payment={payment} />
      </dl>
      <h3>{t('checkout.conditions')}</h3>
      <p>
        <CancellationText policy={cancellationPolicy} dated />
      </p>
    </Side>
  );
}
