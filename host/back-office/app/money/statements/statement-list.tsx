import { useState } from 'react';
import { DataTable, FunctionField, List, SelectInput, TextInput } from 'react-admin';
import { money, MoneyField } from '../../layout/money.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';

const label = (name: string) => `staff.resources.statements.filters.${name}`;

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label={label('kind')}
    choices={['hotel', 'partner']}
    alwaysOn
    isRequired
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
  const [month] = useState(() => new Date().toISOString().slice(0, 7));
  return (
    <>
      <PageHeading />
      <List
        filters={filters}
        filterDefaultValues={{ kind: 'hotel', month }}
        sort={{ field: 'closingCents', order: 'DESC' }}
        perPage={25}
        exporter={false}
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="party" disableSort />
          <DataTable.Col source="name" disableSort />
          <DataTable.Col align="right" source="openingCents" disableSort>
            <MoneyField source="openingCents" />
          </DataTable.Col>
          <DataTable.Col align="right" source="closingCents">
            <MoneyField source="closingCents" />
          </DataTable.Col>
          <DataTable.Col align="right" source="dueCents" disableSort>
            <MoneyField source="dueCents" />
          </DataTable.Col>
          <DataTable.Col align="right" source="paidCents" disableSort>
            <FunctionField<{ id: string; paidCents: number | null }>
              render={({ paidCents }) => (paidCents === null ? '–' : money(paidCents))}
            />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
