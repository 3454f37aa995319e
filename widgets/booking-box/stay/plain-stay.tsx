import { PlainDates, PlainTravellers } from '@staykit/ui/components/plain-fields/plain-fields.tsx';
import { PlainFields } from '@staykit/ui/components/plain-fields/plain-fields.styles.ts';
import type { BookingPartProps } from '../use-booking-box.ts';

/**
 * Dates and travellers in plain fields of a form of their own, shown only where there is no script: sent to this page,
 * which then has the price of them, under the keys of the address.
 */
export function PlainStay({ box, props }: BookingPartProps) {
  const { chosen, stay } = box;
  const { t } = stay;
  const id = props.id ?? 'stay-booking';
  return (
    <form method="get">
      <PlainFields>
        <PlainDates
          id={id}
          checkin={{ label: t('booking.arrival'), value: chosen.checkin }}
          checkout={{ label: t('booking.departure'), value: chosen.checkout }}
          required
        />
        <PlainTravellers id={id} pax={chosen.pax} t={t} />
        <button type="submit">{t('booking.showPrice')}</button>
      </PlainFields>
    </form>
  );
}
