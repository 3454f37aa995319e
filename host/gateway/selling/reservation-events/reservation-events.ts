import type { RESERVATION_EVENTS } from '@staykit/contract/inventory/reservations.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Guest } from '../booking/bookings.ts';

/** Advisory lock id (any number): one transaction at a time numbers events. */
const POSITIONS = 7_290_171;

/** What happened to a reservation. */
export type ReservationEventKind = (typeof RESERVATION_EVENTS)[number];

/** A stay as its hotel has to know it. Amounts are cents; migration 104 writes it. */
export interface EventStay {
  checkin: PlainDate;
  nights: number;
  rooms: number;
  /** Id of the offer. */
  offer: string;
  /** Room type; null: unknown, of nights that were never held. */
  room: string | null;
  product: string | null;
  label: string | null;
  pax: Partial<Pax> | null;
  activities: string | null;
  lines: { label: string }[] | null;
  taxAtHotel: number;
  gross: number;
  net: number;
  /** Local tax that is paid with the price. */
  tax: number;
}

/** An event of a reservation, with the guest as the booking has it now. */
export interface ReservationEvent {
  id: number;
  bookingNumber: string;
  /** Counts the events of the booking from 1. */
  version: number;
  hotelId: string;
  kind: ReservationEventKind;
  stay: EventStay;
  happenedAt: Date;
  /** Place in the order in which readers get events; null: not published yet. */
  position: number | null;
  acknowledgedVersion: number;
  confirmationNumber: string | null;
  guest: Guest;
  email: string;
  locale: Locale;
  /** The hotel as it was sold. */
  hotelLabel: string | null;
}

/** SQL of an event `e` with its reservation `r` and booking `b`. */
const COLUMNS = `e.id, e.booking_number as "bookingNumber", e.version, e.hotel_id::text as "hotelId", e.kind, e.stay,
  e.happened_at as "happenedAt", e.position, r.acknowledged_version as "acknowledgedVersion",
  r.confirmation_number as "confirmationNumber", b.guest, b.guest_email as email, b.locale,
  b.stay->'hotel'->>'label' as "hotelLabel"`;
const FROM = `reservation_events e join hotel_reservations r on r.booking_number = e.booking_number
  join bookings b on b.number = e.booking_number`;

/** Hotels that somebody may read: all, those of a register of the catalogue, or these ids. */
export type HotelScope = 'all' | { register: string } | { ids: readonly string[] };

/** SQL of a condition on a column, whose parameters are pushed onto `parameters`. */
function within(column: string, scope: HotelScope, parameters: unknown[]): string {
  if (scope === 'all') return 'true';
  if ('register' in scope) {
    parameters.push(scope.register);
    return `${column} in (select id from hotels where register = $${parameters.length})`;
  }
  parameters.push(scope.ids);
  return `${column} = any($${parameters.length}::bigint[])`;
}

/**
 * Numbers the events that were committed since, for readers with a cursor. Under a lock: an event that is committed later
 * gets a higher number, so that no reader passes it by.
 */
export async function publishEvents(db: Pick<Database, 'query' | 'transaction'>): Promise<void> {
  const fresh = await db.query('select 1 as fresh from reservation_events where position is null limit 1');
  if (fresh.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [POSITIONS]);
    await tx.query(
      `update reservation_events e set position = last.position + n.place
      from (select id, row_number() over (order by id) as place from reservation_events where position is null) n,
        (select coalesce(max(position), 0) as position from reservation_events) last
      where e.id = n.id`,
    );
  });
}

/** Which events to list. */
export interface EventQuery {
  scope: HotelScope;
  /** Behind this position. */
  after: number;
  limit: number;
  /** Only those that were not acknowledged. */
  isOpen: boolean;
}

/** Published events by position. */
export function listEvents(
  db: Pick<Queryable, 'query'>,
  { scope, after, limit, isOpen }: EventQuery,
): Promise<ReservationEvent[]> {
  const parameters: unknown[] = [after, limit];
  const hotels = within('e.hotel_id', scope, parameters);
  return db.query<ReservationEvent>(
    `select ${COLUMNS} from ${FROM} where e.position > $1 and ${hotels}
      ${isOpen ? 'and e.version > r.acknowledged_version' : ''} order by e.position limit $2`,
    parameters,
  );
}

/** One event of a booking, published or not. */
export async function findEvent(
  db: Pick<Queryable, 'query'>,
  number: string,
  version: number,
): Promise<ReservationEvent | undefined> {
  const [event] = await db.query<ReservationEvent>(
    `select ${COLUMNS} from ${FROM} where e.booking_number = $1 and e.version = $2`,
    [number, version],
  );
  return event;
}

/** How far a reservation is acknowledged. */
export interface Acknowledged {
  version: number;
  acknowledgedVersion: number;
  acknowledgedAt: Date | null;
  confirmationNumber: string | null;
}

/** Who acknowledges what. */
export interface Acknowledgement {
  number: string;
  version: number;
  /** The hotel's own number; absent: it stays as it is. */
  confirmationNumber?: string;
  scope: HotelScope;
  /** Supplier, or e-mail of a person of the staff. */
  by: string;
}

/**
 * Acknowledges a version of a reservation and those before it. An older version than the acknowledged one changes nothing;
 * one that does not exist neither. Undefined: no reservation of this number in the hotels of `scope`.
 */
export async function acknowledgeReservation(
  tx: Queryable,
  { number, version, confirmationNumber, scope, by }: Acknowledgement,
  now: number,
): Promise<Acknowledged | undefined> {
  const parameters: unknown[] = [number];
  const hotels = within('hotel_id', scope, parameters);
  const [row] = await tx.query<Acknowledged>(
    `select version, acknowledged_version as "acknowledgedVersion", acknowledged_at as "acknowledgedAt",
      confirmation_number as "confirmationNumber"
    from hotel_reservations where booking_number = $1 and ${hotels} for update`,
    parameters,
  );
  if (!row || version > row.version || version < row.acknowledgedVersion) return row;
  const isSame =
    version === row.acknowledgedVersion &&
    (confirmationNumber === undefined || confirmationNumber === row.confirmationNumber);
  if (isSame) return row;
  const acknowledged: Acknowledged = {
    version: row.version,
    acknowledgedVersion: version,
    acknowledgedAt: new Date(now),
    confirmationNumber: confirmationNumber ?? row.confirmationNumber,
  };
  await tx.query(
    `update hotel_reservations set acknowledged_version = $2, acknowledged_at = $3, acknowledged_by = $4,
      confirmation_number = $5 where booking_number = $1`,
    [number, version, acknowledged.acknowledgedAt, by, acknowledged.confirmationNumber],
  );
  // Nobody has to be called about what is known.
  await tx.query(
    `delete from reservation_deliveries d using reservation_events e where e.id = d.event_id
      and d.delivered_at is null and e.booking_number = $1 and e.version <= $2`,
    [number, version],
  );
  return acknowledged;
}
