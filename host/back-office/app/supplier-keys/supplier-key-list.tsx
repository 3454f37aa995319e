import { DataTable, DateField, List, TextField, TextInput } from 'react-admin';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** Keys of suppliers, the latest first. */
export default function SupplierKeyList() {
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="supplier" />
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="usedOn" disableSort>
          <TextField source="usedOn" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="expiresAt" disableSort>
          <DateField source="expiresAt" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="revokedAt" disableSort>
          <DateField source="revokedAt" emptyText="–" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
