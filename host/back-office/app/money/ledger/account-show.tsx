import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { Actions, Facts } from '../../layout/facts.tsx';
import { money } from '../../layout/money.tsx';
import { PartTable } from '../../layout/part-table.tsx';
import { EntriesLink } from './entries-link.tsx';

interface Account {
  id: string;
  kind: string;
  description: string;
  balanceCents: number;
  parties?: object[];
}

function AccountPage() {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  // Until the whole row is there, what the list knew of it stands in its place.
  if (!account?.parties) return null;
  const t = (key: string) => translate(`staff.resources.ledgerAccounts.${key}`);
  return (
    <>
      <Typography variant="h6" component="h1">
        {account.id}
      </Typography>
      <Actions>
        <EntriesLink filter={{ account: account.id }} label={t('entries')} />
      </Actions>
      <Facts
        facts={[
          [t('fields.description'), account.description],
          [t('fields.kind'), account.kind],
          [t('fields.balanceCents'), money(account.balanceCents)],
        ]}
      />
      <PartTable source="parties" title={t('parties')} columns={{ party: 'text', balanceCents: 'money' }} />
    </>
  );
}

/** An account: its balance, and by whom. */
export default function AccountShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <AccountPage />
      </SimpleShowLayout>
    </Show>
  );
}
