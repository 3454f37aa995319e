import type { Migration } from '../migration.ts';

/** Suppliers whose reservation systems are asked at a quote and at a booking, and the hotels that they sell. */
export const liveSuppliers: Migration = {
  id: 65,
  name: 'live-suppliers',
  expands: true,
  sql: `
create table supplier_connections (
  -- Its token is in the environment (SUPPLIER_TOKEN_*), never here.
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  adapter text not null,
  address text not null,
  -- While it does not answer: refuse, or stored (sell by the calendar and reserve later).
  when_away text not null check (when_away in ('refuse', 'stored')),
  changed_at timestamptz not null
);
create table live_hotels (
  hotel_id bigint primary key,
  supplier text not null references supplier_connections (name)
);
create index live_hotels_supplier on live_hotels (supplier);
`,
};
