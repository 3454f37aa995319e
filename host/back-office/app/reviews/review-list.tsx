import { BooleanInput, DataTable, DateField, List, SelectInput, TextField, TextInput } from 'react-admin';
import { StateField } from '../layout/state-field.tsx';

const filters = [
  <SelectInput key="state" source="state" choices={['pending', 'published', 'rejected']} alwaysOn />,
  <BooleanInput key="flagged" source="flagged" alwaysOn />,
  <TextInput key="hotel" source="hotel" resettable />,
];

/** Reviews of guests; first of all those that wait. */
export default function ReviewList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'pending' }}
      sort={{ field: 'sentAt', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="sentAt">
          <DateField source="sentAt" />
        </DataTable.Col>
        <DataTable.Col source="hotel" disableSort />
        <DataTable.Col source="score" />
        <DataTable.Col source="title" disableSort>
          <TextField source="title" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="flags" disableSort />
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
