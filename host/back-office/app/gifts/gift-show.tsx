import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { EntriesLink } from '../money/ledger/entries-link.tsx';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions, Facts } from '../layout/facts.tsx';
import { money } from '../layout/money.tsx';
import { HistoryTable, InvoiceTable, MailTable, NoteTable } from '../layout/care-tables.tsx';
import { savePdf } from '../layout/save-pdf.ts';
import { StateField } from '../layout/state-field.tsx';

interface Gift {
  id: string;
  code?: string;
  label: string;
  kind: string;
  format: string;
  worthCents: number;
  state: string;
  totalCents: number;
  validUntil: string;
  buyer: string;
  buyerEmail: string;
  recipient?: string;
  recipientEmail?: string;
  blockedAt?: string;
  /** Of an activity: when its hotel redeemed it. */
  redeemedAt?: string;
  bookingNumber?: string;
  remainingCents?: number;
  refundableCents: number;
}

function GiftPage() {
  const translate = useTranslate();
  const gift = useRecordContext<Gift>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (gift?.remainingCents === undefined) return null;
  const t = (key: string, values = {}) => translate(`staff.resources.gifts.${key}`, values);
  const reason = { name: 'reason', label: translate('staff.reason') };
  const hasCode = Boolean(gift.code) && gift.state === 'confirmed';
  return (
    <>
      <Typography variant="h6" component="h1">
        {t('one', { number: gift.id })} <StateField />
        {gift.redeemedAt && <Chip size="small" label={t('redeemed')} sx={{ ml: 1 }} />}
        {gift.blockedAt && <Chip size="small" color="error" label={t('blocked')} sx={{ ml: 1 }} />}
      </Typography>
      <Actions>
        <ActionButton action="resend" label={t('resend')} disabled={!hasCode} />
        <ActionButton
          action="correct"
          label={t('correct')}
          disabled={!hasCode}
          fields={[
            { name: 'email', label: t('buyerEmail'), type: 'email', initial: gift.buyerEmail },
            reason,
          ]}
        />
        <ActionButton action="invoice" label={t('invoice')} disabled={!hasCode} onDone={savePdf} />
        <ActionButton
          action="extend"
          label={t('extend')}
          disabled={!hasCode}
          fields={[
            { name: 'validUntil', label: t('fields.validUntil'), type: 'date', initial: gift.validUntil },
            reason,
          ]}
        />
        {gift.blockedAt ? (
          <ActionButton action="unblock" label={t('unblock')} disabled={!hasCode} fields={[reason]} />
        ) : (
          <ActionButton action="block" label={t('block')} danger disabled={!hasCode} fields={[reason]} />
        )}
        <ActionButton
          action="refund"
          label={t('refund')}
          danger
          disabled={gift.refundableCents <= 0}
          text={t(gift.bookingNumber ? 'refundRest' : 'refundWhole', {
            amount: money(gift.refundableCents),
          })}
          fields={[reason]}
        />
        <EntriesLink filter={{ saleKind: 'gift', sale: gift.id }} />
        <ActionButton
          action="note"
          label={t('note')}
          fields={[{ name: 'text', label: t('note'), type: 'multiline' }]}
        />
      </Actions>
      <Facts
        facts={[
          [t('fields.code'), gift.code],
          [t('fields.label'), gift.label],
          [t('kind'), `${gift.kind}, ${gift.format}`],
          [t('fields.worthCents'), money(gift.worthCents)],
          [t('remaining'), money(gift.remainingCents)],
          [t('paid'), money(gift.totalCents)],
          [t('fields.validUntil'), gift.validUntil],
          [t('fields.buyer'), gift.buyer],
          [t('buyerEmail'), gift.buyerEmail],
          [t('recipient'), gift.recipient],
          [t('recipientEmail'), gift.recipientEmail],
          [t('booking'), gift.bookingNumber],
        ]}
      />
      <NoteTable title={t('notes')} />
      <InvoiceTable title={t('invoices')} />
      <MailTable title={t('mails')} />
      <HistoryTable title={t('history')} />
    </>
  );
}

/** A gift: code, people, mails and what staff did. */
export default function GiftShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <GiftPage />
      </SimpleShowLayout>
    </Show>
  );
}
