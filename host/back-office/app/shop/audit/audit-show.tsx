import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { DateField, Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';

/** The fields that a change made different. */
function Changes() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; before?: object | null; after?: object | null }>();
  const { before, after } = { before: record?.before ?? {}, after: record?.after ?? {} } as Record<
    'before' | 'after',
    Record<string, unknown>
  >;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return <Typography>{translate('staff.resources.audit.noChanges')}</Typography>;
  return (
    <Table size="small">
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th">{name}</TableCell>
            {[before, after].map((side, index) => (
              <TableCell key={index} sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                {JSON.stringify(side[name]) ?? '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** One change: who, when, what, and the fields before and after it. */
export default function AuditShow() {
  const translate = useTranslate();
  return (
    <Show>
      <SimpleShowLayout>
        <DateField source="at" showTime />
        <TextField source="staffEmail" />
        <TextField source="role" />
        <TextField source="resource" />
        <TextField source="action" />
        <TextField source="subject" />
        <TextField source="reason" emptyText="–" />
        <Typography variant="h6" component="h2">
          {translate('staff.resources.audit.changes')}
        </Typography>
        <Changes />
      </SimpleShowLayout>
    </Show>
  );
}
