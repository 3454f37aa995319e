import type { Migration } from '../migration.ts';

/** Reservations in the systems of suppliers. Each step is stored before the system is asked. */
export const supplierReservations: Migration = {
  id: 66,
  name: 'supplier-reservations',
  expands: true,
  sql: `
create table supplier_reservations (
  -- Sent with every call about it: the system makes one reservation of a key.
  key text primary key,
  booking_number text not null unique references bookings (number),
  supplier text not null references supplier_connections (name),
  -- asked: perhaps made; refused: certainly not made; cancelling: has to be cancelled, if it was made.
  status text not null check (status in ('asked', 'booked', 'refused', 'cancelling', 'cancelled')),
  -- Price of each night as it was sold, in the unit of the calendar: [{night, priceCents}].
  nights jsonb not null,
  -- The confirmation number of the hotel.
  reference text,
  -- When the system was asked to reserve, last; null: never.
  asked_at timestamptz,
  created_at timestamptz not null
);
create index supplier_reservations_open on supplier_reservations (created_at)
  where status in ('asked', 'cancelling');
`,
};
