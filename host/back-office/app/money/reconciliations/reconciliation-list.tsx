import { DataTable, DateField, List } from 'react-admin';

/** Comparisons of the books that staff ran. */
export default function ReconciliationList() {
  return (
    <List sort={{ field: 'at', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="at">
          <DateField source="at" showTime />
        </DataTable.Col>
        <DataTable.Col source="staffEmail" disableSort />
        <DataTable.Col source="settledCount" disableSort />
        <DataTable.Col source="differenceCount" disableSort />
      </DataTable>
    </List>
  );
}
