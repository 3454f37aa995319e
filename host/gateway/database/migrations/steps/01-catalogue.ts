import type { Migration } from '../migration.ts';

/** Places, hotels, offers, calendars, reviews, gifts and the number of the last change. */
export const catalogue: Migration = {
  id: 1,
  name: 'catalogue',
  sql: `
create table places (
  id bigint primary key,
  category text not null,
  country text not null,
  data jsonb not null
);
create table activities (
  id bigint primary key,
  data jsonb not null
);
create table hotels (
  id bigint primary key,
  city_id bigint not null references places (id),
  country text not null,
  register text not null,
  external_key text,
  data jsonb not null
);
create unique index hotels_external on hotels (register, external_key) where external_key is not null;
create table offers (
  id bigint primary key,
  hotel_id bigint not null references hotels (id) on delete cascade,
  kind text not null,
  data jsonb not null
);
create index offers_hotel on offers (hotel_id);
create table calendars (
  hotel_id bigint primary key references hotels (id) on delete cascade,
  first_day date not null,
  prices bytea not null,
  promos bytea not null,
  stock bytea not null,
  min_los bytea not null
);
-- Read whole at every start, and hardly smaller when compressed: kept as it is.
alter table calendars alter column prices set storage external;
alter table calendars alter column promos set storage external;
alter table calendars alter column stock set storage external;
alter table calendars alter column min_los set storage external;
create table reviews (
  hotel_id bigint not null references hotels (id) on delete cascade,
  position integer not null,
  language text not null,
  score numeric(3, 1) not null,
  author text not null,
  written_on date not null,
  company text not null,
  title text not null,
  body text not null,
  primary key (hotel_id, position)
);
create table gifts (
  id bigint primary key,
  kind text not null,
  code text not null unique,
  slug text not null unique,
  data jsonb not null
);
create table catalogue_change (
  only_row boolean primary key default true check (only_row),
  number bigint not null
);
insert into catalogue_change (number) values (0);
create table catalogue_settings (
  key text primary key,
  value text not null
);
`,
};
