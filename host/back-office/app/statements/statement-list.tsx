import { DataTable, FunctionField, List, SelectInput, TextInput } from 'react-admin';
import { money, MoneyField } from '../layout/money.tsx';
import { PageHeading } from '../layout/page-heading.tsx';

const label = (name: string) => `staff.resources.statements.filters.${name}`;

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label={label('kind')}
    choices={['hotel', 'partner']}
    alwaysOn
    emptyText={label('hotels')}
  />,
  <TextInput
    key="month"
    source="month"
    type="month"
    label={label('month')}
    alwaysOn
    slotProps={{ inputLabel: { shrink: true } }}
  />,
  <TextInput key="q" source="q" label={label('q')} alwaysOn resettable />,
  <SelectInput key="payout" source="payout" label={label('payout')} choices={['due', 'paid']} alwaysOn />,
];

/** What hotels or partners are owed at the end of a month, and what was recorded as paid. */
export default function StatementList() {
  return (
    <>
      <PageHeading />
      <List filters={filters} sort={{ field: 'closingCents', order: 'DESC' }} perPage={25} exporter={false}>
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="party" disableSort />
          <DataTable.Col source="name" disableSort />
          <DataTable.NumberCol source="openingCents" disableSort>
            <MoneyField source="openingCents" />
          </DataTable.NumberCol>
          <DataTable.NumberCol source="closingCents">
            <MoneyField source="closingCents" />
          </DataTable.NumberCol>
          <DataTable.NumberCol source="dueCents" disableSort>
            <MoneyField source="dueCents" />
          </DataTable.NumberCol>
          <DataTable.NumberCol source="paidCents" disableSort>
            <FunctionField<{ id: string; paidCents: number | null }>
              render={({ paidCents }) => (paidCents === null ? '–' : money(paidCents))}
            />
          </DataTable.NumberCol>
        </DataTable>
      </List>
    </>
  );
}
