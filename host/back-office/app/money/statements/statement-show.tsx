import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { EntriesLink } from '../ledger/entries-link.tsx';
import { ActionButton } from '../../layout/action-button.tsx';
import { Actions, Facts } from '../../layout/facts.tsx';
import { money } from '../../layout/money.tsx';
import { PartTable } from '../../layout/part-table.tsx';

interface Statement {
  id: string;
  kind: 'hotel' | 'partner';
  party: string;
  name: string;
  month: string;
  /** Whether the month has ended on the shop's clock: before that nothing is paid out. */
  isOver: boolean;
  openingCents: number;
  closingCents: number;
  dueCents: number;
  paidCents: number | null;
  lines?: object[];
}

const COLUMNS = {
  hotel: {
    day: 'text',
    event: 'text',
    reference: 'text',
    guestCents: 'money',
    commissionCents: 'money',
    taxCents: 'money',
    payoutCents: 'money',
    changeCents: 'money',
  },
  partner: { day: 'text', event: 'text', reference: 'text', commissionCents: 'money', payoutCents: 'money' },
} as const;

function StatementPage() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const statement = useRecordContext<Statement>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (!statement?.lines) return null;
  const t = (key: string, values = {}) => translate(`staff.resources.statements.${key}`, values);
  const { id, kind, party, month, isOver, paidCents, dueCents } = statement;
  return (
    <>
      <Typography variant="h6" component="h1">
        {t('one', { name: statement.name, month })}
      </Typography>
      <Actions>
        <TextField
          type="month"
          size="small"
          margin="none"
          label={t('filters.month')}
          value={month}
          onChange={({ target }) =>
            /^20\d\d-\d\d$/.test(target.value) &&
            redirect('show', 'statements', `${kind}:${party}:${target.value}`)
          }
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          size="small"
          variant="outlined"
          href={`/admin/api/statements/${encodeURIComponent(id)}/csv`}
          download
        >
          {t('csv')}
        </Button>
        <ActionButton
          action="payout"
          label={t('payout')}
          disabled={dueCents <= 0 || paidCents !== null || !isOver}
          text={t('payoutText', { amount: money(dueCents) })}
        />
        <EntriesLink filter={{ account: kind, party }} label={t('entries')} />
      </Actions>
      <Facts
        facts={[
          [t('fields.openingCents'), money(statement.openingCents)],
          [t('fields.closingCents'), money(statement.closingCents)],
          [t('fields.dueCents'), money(dueCents)],
          [t('fields.paidCents'), paidCents === null ? t('unpaid') : money(paidCents)],
        ]}
      />
      {statement.closingCents < 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('owed', { amount: money(-statement.closingCents) })}
        </Alert>
      )}
      <PartTable source="lines" title={t('lines')} columns={COLUMNS[kind]} />
    </>
  );
}

/** The statement of a hotel or partner for a month, as a table and a file, and its payout. */
export default function StatementShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <StatementPage />
      </SimpleShowLayout>
    </Show>
  );
}
