import type { Migration } from '../../migration.ts';

/**
 * What hotels are told of their bookings: an outbox that the database fills at the commit of every sale, change and
 * cancellation, whichever code made it. Bookings that the system of a supplier has reserved are told there.
 */
export const reservationEvents: Migration = {
  id: 104,
  name: 'reservation-events',
  expands: true,
  sql: `
-- How far the hotel of a booking has acknowledged it.
create table hotel_reservations (
  booking_number text primary key references bookings (number),
  hotel_id bigint not null,
  departure date not null,
  -- That of the last event.
  version integer not null check (version > 0),
  acknowledged_version integer not null default 0 check (acknowledged_version between 0 and version),
  acknowledged_at timestamptz,
  -- Supplier, or person of the staff.
  acknowledged_by text,
  -- The hotel's own number.
  confirmation_number text
);
create index hotel_reservations_open on hotel_reservations (departure) where acknowledged_version < version;
-- Without the guest, whom the booking alone has: who is erased there is erased here.
create table reservation_events (
  -- In the order of the events of a booking.
  id bigint generated always as identity primary key,
  booking_number text not null references hotel_reservations (booking_number),
  version integer not null check (version > 0),
  hotel_id bigint not null,
  kind text not null check (kind in ('confirmed', 'changed', 'cancelled')),
  -- The stay after it. Amounts are cents.
  stay jsonb not null,
  happened_at timestamptz not null,
  -- Number in the order in which readers get them, given after the commit: none appears behind one that was read.
  position bigint unique,
  unique (booking_number, version)
);
create index reservation_events_hotel on reservation_events (hotel_id, position);
create index reservation_events_new on reservation_events (id) where position is null;

-- The stay of a booking as its hotel has to know it. The hotel's part is that of the ledger.
create function reservation_stay(b bookings) returns jsonb language sql stable as $$
  select jsonb_build_object('checkin', b.checkin, 'nights', b.nights, 'rooms', b.rooms, 'offer', b.offer_id::text,
      'room', (select room_type from booking_nights where booking_number = b.number and change_id is null
        order by given_back_at is null desc, id desc limit 1),
      'product', b.stay->'productId', 'label', b.stay->'label', 'pax', b.stay->'pax', 'activities', b.stay->'activities',
      'lines', b.stay->'lines', 'taxAtHotel', coalesce((b.stay->>'taxAtHotel')::integer, 0))
    || (select jsonb_build_object('net', coalesce(-sum(cents) filter (where account = 'hotel'), 0),
        'gross', coalesce(-sum(cents) filter (where account in ('hotel', 'commission', 'vat')), 0),
        'tax', coalesce(-sum(cents) filter (where account = 'local_tax'), 0))
      from ledger_target('booking', b.number))
$$;

-- Writes the event of what a booking is now, where it differs from the last one. Its row is locked.
create function reservation_note(wanted text) returns void language plpgsql as $$
declare b bookings; last reservation_events; now_stay jsonb; made integer;
begin
  select * into b from bookings where number = wanted and status in ('confirmed', 'cancelled');
  if not found or exists (select 1 from supplier_reservations where booking_number = wanted or moved_booking = wanted)
  then return; end if;
  select * into last from reservation_events where booking_number = wanted order by version desc limit 1;
  if last.kind = 'cancelled' and b.status = 'cancelled' then return; end if;
  -- Of what was over or cancelled before anybody was told of it nobody is told.
  if last.version is null and (b.status = 'cancelled' or b.checkin + b.nights <= b.changed_at::date) then return; end if;
  now_stay := reservation_stay(b);
  if b.status = 'confirmed' and last.stay = now_stay then return; end if;
  made := coalesce(last.version, 0) + 1;
  insert into hotel_reservations (booking_number, hotel_id, departure, version)
    values (wanted, b.hotel_id, b.checkin + b.nights, made)
    on conflict (booking_number) do update set version = made, departure = excluded.departure;
  insert into reservation_events (booking_number, version, hotel_id, kind, stay, happened_at) values (wanted, made, b.hotel_id,
    case when b.status = 'cancelled' then 'cancelled' when last.version is null then 'confirmed' else 'changed' end,
    now_stay, b.changed_at);
end $$;
create function reservation_noted() returns trigger language plpgsql as $$
begin
  -- A restore brings the events itself.
  if current_setting('staykit.restoring', true) = 'on' then return null; end if;
  perform reservation_note(new.number);
  return null;
end $$;
-- At the commit, when nights and payments of the booking are there.
create constraint trigger bookings_noted after insert or update of status, checkin, nights, rooms, stay on bookings
  deferrable initially deferred for each row when (new.status in ('confirmed', 'cancelled')) execute function reservation_noted();
`,
};
