import Typography from '@mui/material/Typography';
import { DataTable, DateField, List, SelectInput, TextField, TextInput, useTranslate } from 'react-admin';
import { StateField } from '../layout/state-field.tsx';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { KINDS, STATES } from './choices.ts';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="locale" source="locale" choices={[...LOCALES]} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
  <SelectInput key="state" source="state" choices={STATES} />,
];

/** All texts, pages and banners; first of all what was saved last. */
export default function ContentList() {
  const translate = useTranslate();
  return (
    <List filters={filters} sort={{ field: 'madeAt', order: 'DESC' }} perPage={50} exporter={false}>
      <Typography variant="h6" component="h1" sx={{ p: 2 }}>
        {translate('staff.resources.content.name')}
      </Typography>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="document" />
        <DataTable.Col source="locale" />
        <DataTable.Col source="kind" />
        <DataTable.Col source="state" disableSort>
          <StateField />
        </DataTable.Col>
        <DataTable.Col source="madeBy" disableSort>
          <TextField source="madeBy" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="madeAt">
          <DateField source="madeAt" showTime emptyText="–" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
