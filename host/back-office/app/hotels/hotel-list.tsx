import { BooleanField, DataTable, List, TextInput } from 'react-admin';

const filters = [
  <TextInput key="q" source="q" label="staff.resources.hotels.filters.q" alwaysOn resettable />,
];

/** Hotels; a supplier's own. */
export default function HotelList() {
  return (
    <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" />
        <DataTable.Col source="city" disableSort />
        <DataTable.Col source="country" disableSort />
        <DataTable.Col source="stars" disableSort />
        <DataTable.Col source="rooms" disableSort />
        <DataTable.Col source="mailed" disableSort field={BooleanField} />
      </DataTable>
    </List>
  );
}
