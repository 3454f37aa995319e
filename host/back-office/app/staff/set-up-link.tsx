import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** A set-up link, to be handed to the person: it is shown once. */
export function SetUpLink({ link }: { link: string | undefined }) {
  const translate = useTranslate();
  if (link === undefined) return null;
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
      {translate('staff.resources.staff.link')} <code>{new URL(link, location.href).href}</code>
    </Alert>
  );
}
