import Typography from '@mui/material/Typography';
import { Create, NumberInput, SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';

/** Runs a comparison of the books. */
export default function ReconciliationCreate() {
  const translate = useTranslate();
  return (
    <Create redirect="show" title="staff.resources.reconciliations.run">
      <SimpleForm
        defaultValues={{ days: 7 }}
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable label={translate('staff.resources.reconciliations.run')} />
          </Toolbar>
        }
      >
        <Typography>{translate('staff.resources.reconciliations.intro')}</Typography>
        <NumberInput source="days" min={1} max={400} />
      </SimpleForm>
    </Create>
  );
}
