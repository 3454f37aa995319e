import { DataTable, DateField, List, SelectInput, TextInput } from 'react-admin';
import { MoneyField } from '../layout/money.tsx';
import { StateField } from '../layout/state-field.tsx';

const filters = [
  <TextInput key="q" source="q" label="staff.resources.gifts.filters.q" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    choices={['pending', 'confirmed', 'refused', 'lapsed', 'refunded']}
  />,
];

/** Gifts by code, number, giver and recipient. */
export default function GiftList() {
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="label" disableSort />
        <DataTable.Col source="buyer" disableSort />
        <DataTable.Col source="worthCents" disableSort>
          <MoneyField source="worthCents" />
        </DataTable.Col>
        <DataTable.Col source="validUntil" field={DateField} />
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
