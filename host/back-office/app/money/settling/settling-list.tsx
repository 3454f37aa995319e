import { BooleanInput, DataTable, DateField, List, SelectInput, useTranslate } from 'react-admin';
import { ActionButton } from '../../layout/action-button.tsx';

const KINDS = [
  'refund',
  'capture',
  'card',
  'release',
  'booking',
  'change',
  'gift',
  'dispute',
  'difference',
  'provider',
  'inventory',
  'hotelMail',
  'webhook',
];
const filters = [
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
  <BooleanInput key="parked" source="parked" alwaysOn />,
];

/** Work about money that failed, and differences of the books. */
export default function SettlingList() {
  const translate = useTranslate();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ parked: true }}
      sort={{ field: 'failedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="failedAt">
          <DateField source="failedAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="attempts" disableSort />
        <DataTable.Col source="error" disableSort />
        <DataTable.Col label={translate('staff.resources.settling.retry')}>
          <ActionButton action="retry" label={translate('staff.resources.settling.retry')} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
