import type { Migration } from '../../migration.ts';

/** A booking is opened by a signed link of its mail, and has a calendar file at a signed address. */
export const bookingLinks: Migration = {
  id: 91,
  name: 'booking-links',
  expands: true,
  sql: `
-- Names the booking in links; nobody can guess it, and it says nothing of the number. Bookings of before get both secrets
-- with migration 94: a default that differs by row would write the whole table anew here.
alter table bookings add column link_id text;
alter table bookings alter column link_id set default replace(gen_random_uuid()::text, '-', '');
-- Signs them. Drawing another ends all links of the booking.
alter table bookings add column link_key text;
alter table bookings alter column link_key
  set default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index bookings_link_id on bookings (link_id) where link_id is not null;
`,
};
