import { DataTable, DateField, FunctionField, List, TextInput, useTranslate } from 'react-admin';
import { ActionButton } from '../../layout/action-button.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { money } from '../../layout/money.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** Activities that were redeemed, the latest first. */
export default function ActivityVoucherList() {
  const translate = useTranslate();
  const t = (name: string) => translate(`staff.resources.activityVouchers.${name}`);
  return (
    <>
      <PageHeading />
      <List filters={filters} sort={{ field: 'redeemedAt', order: 'DESC' }} perPage={25} exporter={false}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="redeemedAt">
            <DateField source="redeemedAt" showTime />
          </DataTable.Col>
          <DataTable.Col source="id" disableSort />
          <DataTable.Col source="label" disableSort />
          <DataTable.Col source="hotel" disableSort />
          <DataTable.Col source="worthCents" disableSort>
            <FunctionField<{ id: string; worthCents: number }>
              render={({ worthCents }) => money(worthCents)}
            />
          </DataTable.Col>
          <DataTable.Col label={t('takeBack')}>
            <ActionButton
              action="takeBack"
              label={t('takeBack')}
              danger
              fields={[{ name: 'reason', label: translate('staff.reason') }]}
            />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
