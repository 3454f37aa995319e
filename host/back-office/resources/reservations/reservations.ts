import * as z from 'zod/mini';
import { RESERVATION_EVENTS } from '@staykit/contract/inventory/reservations.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import {
  acknowledgeReservation,
  findEvent,
} from '@staykit/gateway/selling/reservation-events/reservation-events.ts';
import { showEvents } from '@staykit/gateway/selling/reservation-events/show-events.ts';
import { action, resource, type ReadContext, type Row } from '../../registry/resource.ts';
import { Conditions, containing, sqlList } from '../../registry/sql-list.ts';
import { day, daysInOrder, optionalText } from '../fields.ts';
import { mayOpenHotel } from '../own-hotels.ts';

const READ = ['support', 'inventory', 'supplier'] as const;

/** Of the last event of each reservation: nothing of payments, and of the guest the name. */
const COLUMNS = `r.booking_number as id, r.version, e.kind as state, r.hotel_id::text as "hotelId",
  coalesce(h.data->>'name', b.stay->'hotel'->>'label') as hotel, (e.stay->>'checkin')::date as arrival,
  (e.stay->>'nights')::integer as nights, (e.stay->>'rooms')::integer as rooms,
  concat_ws(' ', b.guest->>'firstName', b.guest->>'lastName') as guest, e.happened_at as "happenedAt",
  r.acknowledged_version >= r.version as acknowledged, r.confirmation_number as "confirmationNumber"`;
const FROM = `hotel_reservations r join reservation_events e using (booking_number, version)
  join bookings b on b.number = r.booking_number left join hotels h on h.id = r.hotel_id`;

/** All events of a reservation, the latest first. */
const HISTORY = `select version, kind, happened_at as "happenedAt", mailed_at as "mailedAt" from reservation_events
  where booking_number = $1 order by reservation_events.version desc`;

async function show({ db, staff, parts }: ReadContext, id: string): Promise<Row | undefined> {
  const [row] = await db.query<Row & { hotelId: string; version: number }>(
    `select ${COLUMNS}, r.acknowledged_by as "acknowledgedBy", r.acknowledged_at as "acknowledgedAt"
    from ${FROM} where r.booking_number = $1`,
    [id],
  );
  if (!row || !mayOpenHotel(staff, row.hotelId)) return undefined;
  const event = await findEvent(db, id, row.version);
  const [shown] = event ? await showEvents(db, [event], dayInUtc(parts.clock())) : [];
  return shown && { ...row, reservation: shown, history: await db.query(HISTORY, [id]) };
}

/** What hotels have to know of their bookings, by arrival; a supplier's own hotels alone. */
export const reservations = resource({
  name: 'reservations',
  roles: READ,
  filter: z
    .object({
      q: optionalText(),
      state: z.optional(z.enum(RESERVATION_EVENTS)),
      hotel: optionalText(),
      acknowledged: z.optional(z.boolean()),
      from: z.optional(day()),
      to: z.optional(day()),
    })
    .check(daysInOrder()),
  sorts: ['arrival', 'happenedAt'],
  list: ({ db, staff }, { filter: { q, state, hotel, acknowledged, from, to }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: FROM,
        conditions: new Conditions()
          .where(staff.hotels, (ids) => `r.hotel_id = any(${ids}::bigint[])`)
          .where(
            q && containing(q),
            (text) => `(r.booking_number ilike ${text} or r.confirmation_number ilike ${text}
              or concat_ws(' ', b.guest->>'firstName', b.guest->>'lastName') ilike ${text})`,
          )
          .where(state, (text) => `e.kind = ${text}`)
          .where(hotel && containing(hotel), (text) => `h.data->>'name' ilike ${text}`)
          .where(acknowledged, (flag) => `(r.acknowledged_version >= r.version) = ${flag}`)
          .where(from, (text) => `b.checkin >= ${text}::date`)
          .where(to, (text) => `b.checkin <= ${text}::date`),
        sorts: { arrival: 'b.checkin', happenedAt: 'e.happened_at' },
      },
      query,
    ),
  get: show,
  actions: {
    acknowledge: action(
      READ,
      z.object({
        /** Version of the event that was read. */
        version: z.int().check(z.minimum(1)),
        /** The hotel's own number of the reservation. */
        confirmationNumber: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
      }),
      ({ db, staff, now }, number, { version, confirmationNumber }) =>
        db.transaction(async (tx) => {
          const sent = {
            number,
            version,
            ...(confirmationNumber !== undefined && { confirmationNumber }),
            scope: staff.hotels ? { ids: staff.hotels } : ('all' as const),
            by: staff.email,
          };
          const row = await acknowledgeReservation(tx, sent, now);
          if (row && version > row.version)
            throw new GatewayError('BAD_REQUEST', `version: expected at most ${row.version}.`);
        }),
    ),
  },
});
