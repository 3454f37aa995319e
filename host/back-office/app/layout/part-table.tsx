import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { money } from './money.tsx';

/** How a field is shown. */
type Form = 'text' | 'money' | 'time';

/** A cell as text. */
function shown(value: unknown, form: Form): string {
  if (value === null || value === undefined || value === '') return '–';
  if (form === 'money') return money(Number(value));
  if (form === 'time')
    return new Date(String(value)).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return String(value);
}

/** Rows inside of a record, such as the payments of a booking, under a heading. */
export function PartTable({
  source,
  title,
  columns,
  to,
}: {
  /** Field of the record that holds the rows. */
  source: string;
  title: string;
  columns: Readonly<Record<string, Form>>;
  /** The page that the first column of a row leads to. */
  to?: (row: Record<string, unknown>) => string;
}) {
  const translate = useTranslate();
  const rows = (useRecordContext()?.[source] ?? []) as Record<string, unknown>[];
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mt: 2 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{translate('staff.none')}</Typography>
      ) : (
        <TableContainer tabIndex={0} aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {Object.keys(columns).map((name) => (
                  <TableCell key={name}>{translate(`staff.columns.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <TableRow key={index}>
                  {Object.entries(columns).map(([name, form], place) => (
                    <TableCell key={name} sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>
                      {to && place === 0 ? (
                        <Link component={RouterLink} to={to(row)}>
                          {shown(row[name], form)}
                        </Link>
                      ) : (
                        shown(row[name], form)
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
