import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'react-admin';

/** The name of a resource as the heading of its list. */
export function PageHeading() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <Typography variant="h6" component="h1" sx={{ mt: 1 }}>
      {translate(`staff.resources.${resource}.name`)}
    </Typography>
  );
}
