import type { Migration } from '../../migration.ts';

/** Mails to hotels about their reservations, and whom to mail where a hotel names no address. */
export const reservationMails: Migration = {
  id: 105,
  name: 'reservation-mails',
  expands: true,
  sql: `
-- The mail to the hotel was queued.
alter table reservation_events add column mailed_at timestamptz;
create index reservation_events_unmailed on reservation_events (happened_at) where mailed_at is null;
-- How a supplier is reached.
create table supplier_contacts (
  supplier text primary key,
  email text,
  changed_at timestamptz not null
);
`,
};
