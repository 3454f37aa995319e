import type * as z from 'zod/mini';
import type { reservationEvent } from '@staykit/contract/inventory/reservations.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { parseActivitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import type { HotelRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import { ERASED_EMAIL } from '../../upkeep/erase-person.ts';
import { agesOf } from '../booking/bookings.ts';
import type { EventStay, ReservationEvent } from './reservation-events.ts';

/** An event as hotels get it. */
export type ShownReservation = z.output<typeof reservationEvent>;

/** Codes that the supplier of a hotel knows it and its parts by. */
interface HotelCodes {
  id: string;
  /** The code of its supplier; null: of an import. */
  code: string | null;
  register: string;
  data: Pick<HotelRecord, 'name' | 'supplied'>;
  /** Codes by id of the offer, and by id of the activity. */
  plans: Record<string, string> | null;
  activities: Record<string, string> | null;
}

/** Currency of all prices. */
const CURRENCY = 'EUR';

/**
 * Events as hotels get them, with the codes that their suppliers pushed. `today` is the day from which on a guest who has
 * left is no longer reached.
 */
export async function showEvents(
  db: Pick<Queryable, 'query'>,
  events: readonly ReservationEvent[],
  today: PlainDate,
): Promise<ShownReservation[]> {
  const rows = await db.query<HotelCodes>(
    `select h.id::text as id, h.external_key as code, h.register, h.data,
      (select jsonb_object_agg(offer_id, code) from rate_plans where hotel_id = h.id) as plans,
      (select jsonb_object_agg(activity_id, code) from undated_plans where hotel_id = h.id and activity_id is not null) as activities
    from hotels h where h.id = any($1::bigint[])`,
    [[...new Set(events.map(({ hotelId }) => hotelId))]],
  );
  const hotels = new Map(rows.map((row) => [row.id, row]));
  return events.map((event) => showEvent(event, hotels.get(event.hotelId), today));
}

function showEvent(
  event: ReservationEvent,
  hotel: HotelCodes | undefined,
  today: PlainDate,
): ShownReservation {
  const { stay, guest, kind, locale, version, acknowledgedVersion, confirmationNumber } = event;
  const departure = addDays(stay.checkin, stay.nights);
  const party = partyOf(stay);
  const isSupplied = hotel?.register.startsWith('supplier:') === true && hotel.code !== null;
  const plan = hotel?.plans?.[stay.offer];
  return {
    number: event.bookingNumber,
    version,
    event: kind,
    happenedAt: event.happenedAt.toISOString(),
    hotel: isSupplied ? (hotel.code ?? event.hotelId) : event.hotelId,
    hotelName: hotel?.data.name ?? event.hotelLabel ?? '',
    room: stay.room ?? STANDARD_ROOM,
    ...(plan !== undefined && { plan }),
    label: stay.label ?? '',
    arrival: stay.checkin,
    departure,
    nights: stay.nights,
    rooms: stay.rooms,
    party: {
      adults: party.adult,
      children: party.child,
      babies: party.baby,
      ...agesOf({ guest, stay: { pax: party } }),
    },
    guest: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      ...contactOf(event, today),
      language: locale.slice(0, 2),
    },
    ...(guest.message !== undefined && { message: guest.message }),
    extras: extrasOf(stay.product, hotel),
    activities: activitiesOf(stay, hotel),
    price: { currency: CURRENCY, gross: stay.gross, commission: stay.gross - stay.net, net: stay.net },
    localTax: { collected: stay.tax, dueOnSite: stay.taxAtHotel },
    acknowledged: version <= acknowledgedVersion,
    ...(confirmationNumber !== null && { confirmationNumber }),
  };
}

/** The people of a stay. */
export const partyOf = ({ pax }: EventStay): Pick<Pax, 'adult' | 'child' | 'baby'> => ({
  adult: pax?.adult ?? 0,
  child: pax?.child ?? 0,
  baby: pax?.baby ?? 0,
});

/**
 * By what a hotel reaches a guest: a phone, or else the e-mail. Nothing once the guest has left on `today`, of a cancelled
 * stay and after an erasure.
 */
export function contactOf(
  { kind, stay, guest: { phone }, email }: ReservationEvent,
  today: PlainDate,
): { phone?: string; email?: string } {
  if (kind === 'cancelled' || addDays(stay.checkin, stay.nights) < today) return {};
  if (phone !== undefined) return { phone };
  return email === ERASED_EMAIL ? {} : { email };
}

function extrasOf(product: string | null, hotel: HotelCodes | undefined): string[] {
  const numbers = product === null ? [] : readProductId(product).extras;
  const extras = hotel?.data.supplied?.extras ?? [];
  return numbers.map((number) => extras.find((one) => one.number === number)?.code ?? String(number));
}

function activitiesOf(
  { checkin, activities }: EventStay,
  hotel: HotelCodes | undefined,
): ShownReservation['activities'] {
  const days = Object.entries(parseActivitySelection(checkin, activities ?? '') ?? {});
  return days.map(([id, date]) => ({ activity: hotel?.activities?.[id] ?? id, date }));
}
