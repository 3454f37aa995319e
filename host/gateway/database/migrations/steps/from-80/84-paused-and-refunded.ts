import type { Migration } from '../../migration.ts';

/** Partners that staff paused, and gifts that were refunded as a whole. */
export const pausedAndRefunded: Migration = {
  id: 84,
  name: 'paused-and-refunded',
  expands: true,
  sql: `
-- Partners that are paused now: their minisites are closed, and sales count for the shop.
create table partner_pauses (
  minisite_id integer primary key,
  paused_at timestamptz not null
);
-- A refunded gift has a worthless code, and no sale in the books.
alter table gift_sales drop constraint gift_sales_status_check;
alter table gift_sales add constraint gift_sales_status_check
  check (status in ('pending', 'confirmed', 'refused', 'lapsed', 'refunded'));
`,
};
