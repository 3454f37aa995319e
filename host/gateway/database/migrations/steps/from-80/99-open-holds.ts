import type { Migration } from '../../migration.ts';

/** Who holds rooms without having paid, for as long as an order may wait: so many orders of one buyer or network. */
export const openHolds: Migration = {
  id: 99,
  name: 'open-holds',
  expands: true,
  sql: `
create table open_holds (
  booking_number text primary key references bookings (number),
  network text not null,
  room_nights integer not null check (room_nights > 0),
  taken_at timestamptz not null
);
create index open_holds_network on open_holds (network);
create index open_holds_taken on open_holds (taken_at);
`,
};
