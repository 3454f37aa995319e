import { DataTable, DateField, DateInput, List, SelectInput, TextInput } from 'react-admin';
import { MoneyField } from '../layout/money.tsx';
import { StateField } from '../layout/state-field.tsx';

const STATES = ['pending', 'confirmed', 'cancelled', 'refused', 'lapsed'];

const filters = [
  <TextInput key="q" source="q" label="staff.resources.bookings.filters.q" alwaysOn resettable />,
  <TextInput key="hotel" source="hotel" label="staff.resources.bookings.fields.hotel" alwaysOn resettable />,
  <SelectInput key="state" source="state" choices={STATES} />,
  <DateInput key="from" source="from" label="staff.resources.bookings.filters.from" />,
  <DateInput key="to" source="to" label="staff.resources.bookings.filters.to" />,
];

/** Bookings by number, guest, hotel and arrival. */
export default function BookingList() {
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="guest" disableSort />
        <DataTable.Col source="hotel" disableSort />
        <DataTable.Col source="checkin" field={DateField} />
        <DataTable.Col source="nights" disableSort />
        <DataTable.Col source="totalCents">
          <MoneyField source="totalCents" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
        <DataTable.Col source="createdAt" field={DateField} />
      </DataTable>
    </List>
  );
}
