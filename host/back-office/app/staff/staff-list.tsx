import { BooleanField, DataTable, DateField, List, SelectInput, TextInput } from 'react-admin';
import { ROLES } from './roles.ts';

const filters = [
  <TextInput key="q" source="q" label="staff.resources.staff.fields.email" alwaysOn resettable />,
  <SelectInput key="role" source="role" choices={ROLES} alwaysOn />,
];

/** Accounts of the back office. */
export default function StaffList() {
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="email" />
        <DataTable.Col source="role" disableSort />
        <DataTable.Col source="isSetUp" disableSort field={BooleanField} />
        <DataTable.Col source="lastSeenAt" disableSort>
          <DateField source="lastSeenAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="disabledAt" disableSort field={DateField} />
      </DataTable>
    </List>
  );
}
