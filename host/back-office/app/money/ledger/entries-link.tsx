import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Fields of the entries that are wanted. */
interface EntriesFilter {
  saleKind?: 'booking' | 'gift';
  sale?: string;
  account?: string;
  party?: string;
}

/** A link to entries of the ledger, for those who may see them. */
export function EntriesLink({ filter, label }: { filter: EntriesFilter; label?: string }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'ledgerEntries', action: 'list' });
  if (!canAccess) return null;
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={{ pathname: '/ledgerEntries', search: `?${search}` }}
    >
      {label ?? translate('staff.resources.ledgerEntries.ofSale')}
    </Button>
  );
}
