import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { DirectionsLink } from './directions-link.tsx';

/** What a guest takes along: the stay in their calendar, the way to the hotel, the page on paper. */
export function StayKit({ booking: { calendarUrl, hotel } }: { booking: Booking }) {
  const { t } = useStay();
  return (
    <>
      {calendarUrl !== undefined && <ButtonLink href={calendarUrl}>{t('checkout.calendarFile')}</ButtonLink>}
      <DirectionsLink hotel={hotel} />
      <Button onClick={() => window.print()}>{t('checkout.print')}</Button>
    </>
  );
}
