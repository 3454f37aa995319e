import Box from '@mui/material/Box';
import { DataTable, DateField, FunctionField, List, SelectInput, TextInput } from 'react-admin';
import { money } from '../../layout/money.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';

const label = (name: string) => `staff.resources.ledgerEntries.fields.${name}`;

const EVENTS = [
  'opening',
  'sale',
  'change',
  'cancellation',
  'payment',
  'refund',
  'dispute',
  'expiry',
  'payout',
  'redemption',
];

const filters = [
  <TextInput key="sale" source="sale" label={label('sale')} alwaysOn resettable />,
  <SelectInput key="saleKind" source="saleKind" label={label('saleKind')} choices={['booking', 'gift']} />,
  <SelectInput key="event" source="event" label={label('event')} choices={EVENTS} />,
  <TextInput key="account" source="account" label={label('account')} />,
  <TextInput key="party" source="party" label={label('party')} />,
];

interface Entry {
  lines: { account: string; party: string; amountCents: number }[];
}

/** The lines of an entry: debit above 0, credit below. */
const Lines = ({ lines }: Entry) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      columnGap: 2,
      m: 0,
      minWidth: 250,
      maxWidth: 420,
    }}
  >
    {lines.map(({ account, party, amountCents }) => (
      <Box key={`${account} ${party}`} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
          {account} {party}
        </Box>
        <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          {money(amountCents)}
        </Box>
      </Box>
    ))}
  </Box>
);

/** What was booked: of a sale, of an account, of a hotel or partner. */
export default function EntryList() {
  return (
    <>
      <PageHeading />
      <List filters={filters} sort={{ field: 'at', order: 'DESC' }} perPage={25} exporter={false}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="at">
            <DateField source="at" showTime />
          </DataTable.Col>
          <DataTable.Col source="event" disableSort />
          <DataTable.Col source="saleKind" disableSort />
          <DataTable.Col source="sale" disableSort />
          <DataTable.Col source="lines" disableSort>
            <FunctionField<Entry & { id: string }> render={({ lines }) => <Lines lines={lines} />} />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  );
}
