import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCanAccess, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface Comparison {
  id: string;
  at: string;
  ledgerCount: number;
}

/** What the last check of the ledger found, and the way to the next one. */
export function LastCheck() {
  const translate = useTranslate();
  const t = (key: string, values = {}) => translate(`staff.resources.ledgerAccounts.${key}`, values);
  const { canAccess } = useCanAccess({ resource: 'reconciliations', action: 'create' });
  const { data, isPending } = useGetList<Comparison>('reconciliations', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'at', order: 'DESC' },
  });
  if (isPending) return null;
  const last = data?.[0];
  const at = last && new Date(last.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const isRight = last?.ledgerCount === 0;
  return (
    <Alert
      severity={last ? (isRight ? 'success' : 'error') : 'info'}
      sx={{ my: 1, alignItems: 'center' }}
      action={
        canAccess && (
          <Button size="small" color="inherit" component={Link} to="/reconciliations/create">
            {t('check')}
          </Button>
        )
      }
    >
      {!last && t('unchecked')}
      {last && (isRight ? t('right', { at }) : t('wrong', { at, count: last.ledgerCount }))}
      {last && !isRight && (
        <>
          {' '}
          <Link to={`/reconciliations/${last.id}/show`}>{t('differences')}</Link>
        </>
      )}
    </Alert>
  );
}
