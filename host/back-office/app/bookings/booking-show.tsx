import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { EntriesLink } from '../money/ledger/entries-link.tsx';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions, Facts } from '../layout/facts.tsx';
import { money } from '../layout/money.tsx';
import { HistoryTable, InvoiceTable, MailTable, NoteTable } from '../layout/care-tables.tsx';
import { PartTable } from '../layout/part-table.tsx';
import { savePdf } from '../layout/save-pdf.ts';
import { StateField } from '../layout/state-field.tsx';

interface Booking {
  id: string;
  state: string;
  hotel: string;
  label: string;
  checkin: string;
  checkout: string;
  nights: number;
  rooms: number;
  adult: number;
  child: number;
  baby: number;
  guest: string;
  email: string;
  phone?: string;
  message?: string;
  /** In years. */
  childAges: string;
  lines: string[];
  totalCents: number;
  refundCents: number;
  refundableCents: number;
}

function BookingPage() {
  const translate = useTranslate();
  const booking = useRecordContext<Booking>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (!booking?.lines) return null;
  const t = (key: string, values = {}) => translate(`staff.resources.bookings.${key}`, values);
  const isConfirmed = booking.state === 'confirmed';
  const reason = { name: 'reason', label: translate('staff.reason') };
  const most = t('upTo', { amount: money(booking.refundableCents) });
  return (
    <>
      <Typography variant="h6" component="h1">
        {t('one', { number: booking.id })} <StateField />
      </Typography>
      <Actions>
        <ActionButton
          action="move"
          label={t('move')}
          disabled={!isConfirmed}
          fields={[
            { name: 'checkin', label: t('fields.checkin'), type: 'date', initial: booking.checkin },
            { name: 'nights', label: t('fields.nights'), type: 'number', initial: String(booking.nights) },
            reason,
          ]}
        />
        <ActionButton
          action="cancel"
          label={t('cancel')}
          danger
          disabled={!isConfirmed}
          fields={[
            {
              name: 'refund',
              label: t('cancelRefund'),
              type: 'money',
              optional: true,
              hint: `${t('byPolicy')} ${most}`,
            },
            reason,
          ]}
        />
        <ActionButton
          action="refund"
          label={t('refund')}
          disabled={booking.refundableCents <= 0}
          fields={[{ name: 'amount', label: t('amount'), type: 'money', hint: most }, reason]}
        />
        <ActionButton action="resend" label={t('resend')} />
        <EntriesLink filter={{ saleKind: 'booking', sale: booking.id }} />
        <ActionButton
          action="invoice"
          label={t('invoice')}
          disabled={!isConfirmed && booking.state !== 'cancelled'}
          onDone={savePdf}
        />
        <ActionButton
          action="note"
          label={t('note')}
          fields={[{ name: 'text', label: t('note'), type: 'multiline' }]}
        />
      </Actions>
      <Facts
        facts={[
          [t('fields.hotel'), booking.hotel],
          [t('fields.label'), booking.label],
          [t('fields.checkin'), booking.checkin],
          [t('checkout'), booking.checkout],
          [t('fields.rooms'), booking.rooms],
          [t('party'), [t('people', booking), booking.childAges && `(${booking.childAges})`].join(' ')],
          [t('fields.guest'), booking.guest],
          [t('fields.email'), booking.email],
          [t('fields.phone'), booking.phone],
          [t('fields.totalCents'), money(booking.totalCents)],
          [t('fields.refundCents'), money(booking.refundCents)],
          [t('message'), booking.message],
          [t('lines'), booking.lines.join(', ')],
        ]}
      />
      <NoteTable title={t('notes')} />
      <PartTable
        source="payments"
        title={t('payments')}
        columns={{
          reference: 'text',
          state: 'text',
          amountCents: 'money',
          capturedCents: 'money',
          refundedCents: 'money',
          createdAt: 'time',
        }}
      />
      <PartTable
        source="refunds"
        title={t('refunds')}
        columns={{ id: 'text', amountCents: 'money', createdAt: 'time', doneAt: 'time' }}
      />
      <InvoiceTable title={t('invoices')} />
      <MailTable title={t('mails')} />
      <HistoryTable title={t('history')} />
    </>
  );
}

/** A booking: the stay, the guest, the money, the mails and what staff did. */
export default function BookingShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <BookingPage />
      </SimpleShowLayout>
    </Show>
  );
}
