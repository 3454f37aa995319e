import { DateField, Show, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { PartTable } from '../../layout/part-table.tsx';

const COLUMNS = { kind: 'text', subject: 'text', text: 'text' } as const;

/** What a comparison found: differences, and what it settled by itself. */
export default function ReconciliationShow() {
  const translate = useTranslate();
  const t = (key: string) => translate(`staff.resources.reconciliations.${key}`);
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <DateField source="at" showTime />
        <TextField source="staffEmail" />
        <PartTable source="differences" title={t('fields.differenceCount')} columns={COLUMNS} />
        <PartTable source="settled" title={t('fields.settledCount')} columns={COLUMNS} />
      </SimpleShowLayout>
    </Show>
  );
}
