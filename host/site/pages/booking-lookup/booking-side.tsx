import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { PaidWhen } from '../checkout/payment/paid-when.tsx';
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
