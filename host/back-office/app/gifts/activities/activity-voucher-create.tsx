import Typography from '@mui/material/Typography';
import { Create, SaveButton, SimpleForm, TextInput, Toolbar, useTranslate } from 'react-admin';

/** Redeems an activity by the code of its voucher. */
export default function ActivityVoucherCreate() {
  const translate = useTranslate();
  const t = (name: string) => translate(`staff.resources.activityVouchers.${name}`);
  return (
    <Create redirect="list" title={t('redeem')}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label={t('redeem')} />
          </Toolbar>
        }
      >
        <Typography variant="h6" component="h1">
          {t('redeem')}
        </Typography>
        <Typography>{t('intro')}</Typography>
        <TextInput source="code" required autoComplete="off" />
      </SimpleForm>
    </Create>
  );
}
