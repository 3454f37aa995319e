import Box from '@mui/material/Box';
import { DataTable, List, SelectInput, TextInput, useTranslate } from 'react-admin';
import { PageHeading } from '../../layout/page-heading.tsx';
import { MoneyField } from '../../layout/money.tsx';
import { StateField } from '../../layout/state-field.tsx';
import { StudioButton } from './studio-button.tsx';

const label = (name: string) => `staff.resources.partners.filters.${name}`;

const filters = [
  <TextInput key="q" source="q" label={label('q')} alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    label="staff.resources.partners.fields.state"
    choices={['live', 'paused', 'refused']}
    alwaysOn
  />,
];

/** Partners with what they earn and sold. */
export default function PartnerList() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading />
      <Box sx={{ my: 1, '&:empty': { display: 'none' } }}>
        <StudioButton id=":all" label={translate('staff.resources.partners.openStudio')} />
      </Box>
      <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={25} exporter={false}>
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="name" />
          <DataTable.Col source="minisiteId" />
          <DataTable.Col source="state" disableSort>
            <StateField />
          </DataTable.Col>
          <DataTable.Col source="locale" disableSort />
          <DataTable.NumberCol source="commissionPercent" disableSort />
          <DataTable.NumberCol source="salesCount" disableSort />
          <DataTable.Col align="right" source="salesCents">
            <MoneyField source="salesCents" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
