import type { Migration } from '../../migration.ts';

/** A booking is opened by a signed link of its mail, and has a calendar file at a signed address. */
export const bookingLinks: Migration = {
  id: 91,
  name: 'booking-links',
  expands: true,
  sql: `
-- Names the booking in links; nobody can guess it, and it says nothing of the number.
alter table bookings add column link_id text not null default replace(gen_random_uuid()::text, '-', '');
-- Signs them. Drawing another ends all links of the booking.
alter table bookings add column link_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index bookings_link_id on bookings (link_id);
`,
};
