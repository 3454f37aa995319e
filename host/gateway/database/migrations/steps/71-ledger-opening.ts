import type { Migration } from '../migration.ts';

/** Books the sales from before the ledger. Sales that were booked since its triggers exist are left as they are. */
export const ledgerOpening: Migration = {
  id: 71,
  name: 'ledger-opening',
  expands: true,
  sql: `
select count(ledger_book(kind, number, true)) from (
  select 'booking' as kind, number from bookings where status in ('confirmed', 'cancelled')
  union select 'gift', number from gift_sales where status = 'confirmed'
  union select sale_kind, sale_id from payments where status = 'approved' or disputed_cents > 0) sales;
`,
};
