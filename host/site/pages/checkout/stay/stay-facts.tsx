import { arrivalHours, departureHours } from '@staykit/core/offer/checkout/arrival-hours.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';

interface StayFactsProps {
  booking: Booking;
  /** Stands before the address. */
  where: string;
}

/** When, for whom and where: with the hours of the hotel and its phone, as far as they are known. */
export function StayFacts({ booking, where }: StayFactsProps) {
  const { t, locale } = useStay();
  const { hotel, checkin, checkout, nights, adult, child, baby, nbRooms, childAges = [] } = booking;
  const { hours, phone } = hotel;
  return (
    <>
      <div>
        <dt>{t('checkout.arrival')}</dt>
        <dd>{formatDay(checkin, locale, 'full')}</dd>
        {hours && <dd data-hours="">{arrivalHours(hours, t)}</dd>}
      </div>
      <div>
        <dt>{t('checkout.departure')}</dt>
        <dd>{formatDay(checkout, locale, 'full')}</dd>
        {hours && <dd data-hours="">{departureHours(hours, t)}</dd>}
      </div>
      <div>
        <dt>{t('travellers.label')}</dt>
        <dd>
          {paxText({ adult, child, baby }, t, nbRooms)}, {t('common.nights', { count: nights })}
        </dd>
      </div>
      {childAges.length > 0 && (
        <div>
          <dt>{t('checkout.childAges')}</dt>
          <dd>{childAges.map((count) => t('checkout.years', { count })).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{where}</dt>
        <dd>{hotel.address}</dd>
      </div>
      {phone !== undefined && (
        <div>
          <dt>{t('checkout.hotelPhone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
    </>
  );
}
