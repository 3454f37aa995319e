import type { Migration } from '../../migration.ts';

/** Hotels are told of the stays that were sold before and are still to come. By itself: it locks no table. */
export const reservationsToCome: Migration = {
  id: 107,
  name: 'reservations-to-come',
  expands: true,
  sql: `
select count(reservation_note(number)) from (
  select number from bookings where status = 'confirmed' and checkin + nights > current_date order by created_at) b;
`,
};
