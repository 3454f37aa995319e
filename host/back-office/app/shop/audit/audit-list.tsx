import { DataTable, DateField, DateInput, List, TextInput } from 'react-admin';

const filters = [
  <TextInput key="staff" source="staff" label="staff.resources.audit.filters.staff" alwaysOn />,
  <TextInput key="resource" source="resource" label="staff.resources.audit.filters.resource" alwaysOn />,
  <TextInput key="subject" source="subject" label="staff.resources.audit.filters.subject" />,
  <DateInput key="since" source="since" label="staff.resources.audit.filters.since" />,
];

/** The audit log, newest first. */
export default function AuditList() {
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="at">
          <DateField source="at" showTime />
        </DataTable.Col>
        <DataTable.Col source="staffEmail" />
        <DataTable.Col source="role" disableSort />
        <DataTable.Col source="resource" disableSort />
        <DataTable.Col source="action" disableSort />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="reason" disableSort />
      </DataTable>
    </List>
  );
}
