import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { Create, NumberInput, SaveButton, SimpleForm, TextInput, Toolbar, useTranslate } from 'react-admin';

/** The text of hotels as the server takes it: `own`, `all`, or ids. */
const sent = ({ hotels = '', days, ...key }: { hotels?: string; days?: number | null }) => {
  const text = hotels.trim();
  return {
    ...key,
    ...(text !== '' && {
      hotels: text === 'own' || text === 'all' ? text : text.split(',').map((id) => id.trim()),
    }),
    ...(days != null && { days }),
  };
};

/** Makes a key, which is shown once. */
export default function SupplierKeyCreate() {
  const translate = useTranslate();
  const [key, setKey] = useState<string>();
  const t = (name: string) => translate(`staff.resources.supplierKeys.${name}`);
  return (
    <Create<{ id: string; key?: string }>
      transform={sent}
      mutationOptions={{ onSuccess: (made) => setKey(made.key) }}
    >
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label={t('make')} />
          </Toolbar>
        }
      >
        {key !== undefined && (
          <Alert severity="success" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
            {t('once')} <code>{key}</code>
          </Alert>
        )}
        <TextInput source="supplier" required />
        <TextInput source="hotels" helperText={t('hotelsHint')} />
        <NumberInput source="days" min={1} max={3_650} helperText={t('daysHint')} />
      </SimpleForm>
    </Create>
  );
}
