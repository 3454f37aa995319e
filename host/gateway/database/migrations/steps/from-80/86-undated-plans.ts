import type { Migration } from '../../migration.ts';

/** What suppliers sell without a date: vouchers, activities with places by day, and boxes; and how much each sent of photos. */
export const undatedPlans: Migration = {
  id: 86,
  name: 'undated-plans',
  expands: true,
  sql: `
-- Vouchers and activities, from which offers are made as from rate_plans. Releases before leave these offers alone.
create table undated_plans (
  hotel_id bigint not null,
  kind text not null check (kind in ('voucher', 'activity')),
  code text not null,
  -- Never used again: sales name it.
  offer_id bigint not null unique,
  -- Of an activity: its id in the table of activities.
  activity_id bigint unique,
  data jsonb not null,
  primary key (hotel_id, kind, code)
);
-- Places of an activity on days that have a number of their own.
create table activity_days (
  activity_id bigint not null,
  day date not null,
  places integer not null,
  primary key (activity_id, day)
);
-- Places that are booked are counted from bookings.
create index bookings_activities on bookings (hotel_id, checkin)
  where stay->>'activities' <> '' and status in ('pending', 'confirmed');
-- Who sent a box; null: the shop's own.
alter table gifts add column supplier text;
-- Photos that a supplier sent, and their bytes as sent.
create table supplier_photos (
  supplier text not null,
  photo text not null,
  bytes integer not null,
  sent_at timestamptz not null,
  primary key (supplier, photo)
);
`,
};
