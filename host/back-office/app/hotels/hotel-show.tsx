import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  EditButton,
  Show,
  SimpleShowLayout,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { MonthGrid } from '../calendars/month-grid.tsx';
import { Actions, Facts } from '../layout/facts.tsx';

interface Hotel {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  stars: number;
  rooms: number;
  supplied: { checkin?: string; checkout?: string; reservationsEmail?: string };
  /** Whether it, or its supplier, has an address for mails about reservations. */
  mailed: boolean;
  /** Reservations of which nobody was notified, and which nobody has acknowledged. */
  unreached: number;
}

function HotelPage() {
  const translate = useTranslate();
  const hotel = useRecordContext<Hotel>();
  const { canAccess } = useCanAccess({ resource: 'calendars', action: 'list' });
  // Until the whole row is there, what the list knew of it stands in its place.
  if (!hotel?.supplied) return null;
  const t = (key: string, values = {}) => translate(`staff.resources.hotels.${key}`, values);
  return (
    <>
      <Typography variant="h6" component="h1">
        {hotel.name}
      </Typography>
      <Actions>
        <EditButton label={t('edit')} />
      </Actions>
      {!hotel.mailed && <Alert severity="warning">{t('unreached', { count: hotel.unreached })}</Alert>}
      <Facts
        facts={[
          [t('address'), `${hotel.address}, ${hotel.city}`],
          [t('fields.country'), hotel.country],
          [t('fields.stars'), hotel.stars],
          [t('fields.rooms'), hotel.rooms],
          [t('checkin'), hotel.supplied.checkin],
          [t('checkout'), hotel.supplied.checkout],
          [t('reservationsEmail'), hotel.supplied.reservationsEmail],
        ]}
      />
      {canAccess && <MonthGrid hotelId={hotel.id} />}
    </>
  );
}

/** A hotel with its calendar. */
export default function HotelShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <HotelPage />
      </SimpleShowLayout>
    </Show>
  );
}
