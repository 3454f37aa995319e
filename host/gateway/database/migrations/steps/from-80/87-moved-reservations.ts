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
-- The booking of a reservation that is not the one of its stay now: made for a change, or replaced by one. Its
-- booking_number is null, so that processes of the release before, which look there, do not take it for that of the stay.
alter table supplier_reservations add column moved_booking text references bookings (number);
alter table supplier_reservations alter column booking_number drop not null;
alter table supplier_reservations add constraint supplier_reservations_of_one
  check (num_nonnulls(booking_number, moved_booking) = 1);
create index supplier_reservations_moved on supplier_reservations (moved_booking) where moved_booking is not null;
create unique index supplier_reservations_change on supplier_reservations (change_id);
`,
};
