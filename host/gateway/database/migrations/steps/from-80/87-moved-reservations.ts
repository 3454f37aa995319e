import type { Migration } from '../../migration.ts';

/** A booking that a supplier's system has reserved is moved with a second reservation, which replaces the first. */
export const movedReservations: Migration = {
  id: 87,
  name: 'moved-reservations',
  expands: true,
  sql: `
-- The change that it is made for; null: the booking as it was sold.
alter table supplier_reservations add column change_id bigint;
-- The reservation of the stay as it is now. One of a change becomes it when the change is applied.
alter table supplier_reservations add column is_current boolean not null default true;
alter table supplier_reservations drop constraint supplier_reservations_booking_number_key;
create unique index supplier_reservations_current on supplier_reservations (booking_number) where is_current;
create unique index supplier_reservations_change on supplier_reservations (change_id);
`,
};
