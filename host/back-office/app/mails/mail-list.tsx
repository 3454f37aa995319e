import { DataTable, DateField, List, SelectInput, TextInput } from 'react-admin';
import { StateField } from '../layout/state-field.tsx';

const filters = [
  <SelectInput key="state" source="state" choices={['waiting', 'sending', 'sent', 'parked']} alwaysOn />,
  <TextInput key="recipient" source="recipient" alwaysOn resettable />,
];

/** The outbox; first of all the mails that were refused. */
export default function MailList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'parked' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col source="template" disableSort />
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
        <DataTable.Col source="error" disableSort />
      </DataTable>
    </List>
  );
}
