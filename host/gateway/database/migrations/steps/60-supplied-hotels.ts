import type { Migration } from '../migration.ts';

/**
 * No foreign keys, since releases before empty the tables of the catalogue without these. Hotels of suppliers: rate plans from which offers are made, calendars of room types, restrictions by day, and keys
 * that end or are for the supplier's own hotels.
 */
export const suppliedHotels: Migration = {
  id: 60,
  name: 'supplied-hotels',
  expands: true,
  sql: `
create table rate_plans (
  hotel_id bigint not null,
  code text not null,
  -- Never used again: bookings and quotes name it.
  offer_id bigint not null unique,
  data jsonb not null,
  primary key (hotel_id, code)
);
-- Offers of hotels that are off sale.
create table withdrawn_offers (
  id bigint primary key,
  hotel_id bigint not null,
  kind text not null,
  data jsonb not null
);
create index withdrawn_offers_hotel on withdrawn_offers (hotel_id);
-- As calendars, for room types other than the standard one: made from these, room_nights and the room type.
create table room_calendars (
  hotel_id bigint not null,
  room_type text not null,
  first_day date not null,
  prices bytea not null,
  promos bytea not null,
  stock bytea not null,
  min_los bytea not null,
  limits bytea,
  primary key (hotel_id, room_type)
);
-- By day: the maximum stay of an arrival (0: none), and 128 where nobody leaves.
alter table calendars add column limits bytea;
alter table room_nights add column max_stay smallint not null default 0;
alter table room_nights add column closed_to_departure boolean not null default false;
-- Price, promotion and restrictions are those of the standard room.
alter table room_nights add column follows boolean not null default false;
alter table booking_nights add column room_type text not null default 'standard';
alter table supplier_keys add column own_hotels boolean not null default false;
alter table supplier_keys add column expires_at timestamptz;
`,
};
