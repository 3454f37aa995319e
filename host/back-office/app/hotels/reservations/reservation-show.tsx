import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { ActionButton } from '../../layout/action-button.tsx';
import { Actions, Facts } from '../../layout/facts.tsx';
import { money } from '../../layout/money.tsx';
import { PartTable } from '../../layout/part-table.tsx';
import { StateField } from '../../layout/state-field.tsx';

interface Reservation {
  id: string;
  version: number;
  hotel: string;
  guest: string;
  acknowledged: boolean;
  acknowledgedBy: string | null;
  confirmationNumber: string | null;
  /** As the call of suppliers answers it. */
  reservation?: {
    label: string;
    room: string;
    rooms: number;
    arrival: string;
    departure: string;
    party: { adults: number; children: number; babies: number; childAges?: number[] };
    guest: { phone?: string; email?: string; language: string };
    message?: string;
    extras: string[];
    activities: { activity: string; date: string }[];
    price: { gross: number; commission: number; net: number };
    localTax: { collected: number; dueOnSite: number };
  };
}

function ReservationPage() {
  const translate = useTranslate();
  const row = useRecordContext<Reservation>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (!row?.reservation) return null;
  const t = (key: string, values = {}) => translate(`staff.resources.reservations.${key}`, values);
  const { party, guest, price, localTax, ...stay } = row.reservation;
  return (
    <>
      <Typography variant="h6" component="h1">
        {t('one', { number: row.id })} <StateField />
      </Typography>
      <Actions>
        <ActionButton
          action="acknowledge"
          label={t('acknowledge')}
          disabled={row.acknowledged}
          input={{ version: row.version }}
          fields={[
            {
              name: 'confirmationNumber',
              label: t('fields.confirmationNumber'),
              initial: row.confirmationNumber ?? '',
              optional: true,
            },
          ]}
        />
      </Actions>
      <Facts
        facts={[
          [t('fields.hotel'), row.hotel],
          [t('plan'), stay.label],
          [t('room'), `${stay.rooms} × ${stay.room}`],
          [t('fields.arrival'), stay.arrival],
          [t('departure'), stay.departure],
          [
            t('party'),
            [t('people', party), party.childAges && `(${party.childAges.join(', ')})`]
              .filter(Boolean)
              .join(' '),
          ],
          [t('fields.guest'), row.guest],
          [t('phone'), guest.phone],
          [t('email'), guest.email],
          [t('language'), guest.language],
          [t('message'), stay.message],
          [t('extras'), stay.extras.join(', ')],
          [t('activities'), stay.activities.map(({ activity, date }) => `${activity} ${date}`).join(', ')],
          [t('gross'), money(price.gross)],
          [t('commission'), money(price.commission)],
          [t('net'), money(price.net)],
          [t('taxCollected'), money(localTax.collected)],
          [t('taxOnSite'), money(localTax.dueOnSite)],
          [t('fields.confirmationNumber'), row.confirmationNumber],
          [t('acknowledgedBy'), row.acknowledgedBy],
        ]}
      />
      <PartTable
        source="history"
        title={t('history')}
        columns={{ version: 'text', kind: 'text', happenedAt: 'time', mailedAt: 'time' }}
      />
    </>
  );
}

/** A reservation as its hotel has to know it, and its acknowledgement. */
export default function ReservationShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <ReservationPage />
      </SimpleShowLayout>
    </Show>
  );
}
