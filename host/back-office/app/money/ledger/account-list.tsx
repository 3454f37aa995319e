import { DataTable, List } from 'react-admin';
import { MoneyField } from '../../layout/money.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { LastCheck } from './last-check.tsx';

/** Accounts of the ledger with their balances, and the last check of the books. */
export default function AccountList() {
  return (
    <>
      <PageHeading />
      <LastCheck />
      <List
        sort={{ field: 'kind', order: 'ASC' }}
        perPage={50}
        exporter={false}
        pagination={false}
        actions={false}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="id" />
          <DataTable.Col source="kind" />
          <DataTable.Col align="right" source="balanceCents" disableSort>
            <MoneyField source="balanceCents" />
          </DataTable.Col>
          <DataTable.Col source="description" disableSort />
        </DataTable>
      </List>
    </>
  );
}
