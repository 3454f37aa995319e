import type { Migration } from '../migration.ts';

/** What changed in which hotel, so that a read model follows without reading the whole catalogue again. */
export const hotelChanges: Migration = {
  id: 2,
  name: 'hotel-changes',
  sql: `
create table hotel_changes (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotels (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp()
);
create index hotel_changes_at on hotel_changes (changed_at);
`,
};
