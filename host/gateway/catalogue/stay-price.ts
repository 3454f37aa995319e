import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { CalendarRecord, OfferRecord } from './records.ts';

/** Thousandths of the room price that one adult alone pays. */
export const SINGLE_USE_RATIO = 880;
/** Thousandths of the room price for every adult beyond two in one room, and for every child. */
export const EXTRA_ADULT_RATIO = 320;
export const EXTRA_CHILD_RATIO = 180;

/** Rooms that a party needs in an offer, or 0 when it does not fit. In one room only when `singleRoom` asks so. */
export function roomsFor(
  offer: Pick<OfferRecord, 'maxAdults' | 'maxChildren' | 'maxBabies'>,
  pax: Pax,
): number {
  const adultsPerRoom = pax.singleRoom ? offer.maxAdults : Math.min(2, offer.maxAdults);
  const rooms = Math.max(
    1,
    Math.ceil(pax.adult / adultsPerRoom),
    pax.child > 0 ? Math.ceil(pax.child / Math.max(offer.maxChildren, 0.01)) : 0,
    pax.baby > 0 ? Math.ceil(pax.baby / Math.max(offer.maxBabies, 0.01)) : 0,
  );
  if (pax.singleRoom && rooms > 1) return 0;
  return rooms > pax.adult ? 0 : rooms;
}

/** Thousandths of one room's price that the whole party pays. */
export function partyRatio(pax: Pax, rooms: number): number {
  const spare = rooms * 2 - pax.adult;
  const full = spare > 0 ? rooms - spare : rooms;
  const single = spare > 0 ? spare : 0;
  const extra = spare < 0 ? -spare : 0;
  return full * 1000 + single * SINGLE_USE_RATIO + extra * EXTRA_ADULT_RATIO + pax.child * EXTRA_CHILD_RATIO;
}

/** Cents that come on top of the rooms for the whole stay: meals, spa, activities. */
export function partyExtras(extraPerAdult: number, pax: Pax): number {
  return extraPerAdult * pax.adult + Math.round((extraPerAdult * pax.child) / 2);
}

/** What a dated stay costs, in cents, and how many rooms are left. */
export interface StayPrice {
  sellPrice: number;
  /** The price without promotions; equal to `sellPrice` where there is none. */
  refPrice: number;
  /** The fewest rooms left over the nights, divided by the rooms that the party needs. */
  availableRooms: number;
}

/**
 * The price of a stay that begins at day `index` of the calendar, or undefined when it is not sold: a night without
 * price or rooms, a stay shorter than the day's minimum, a party that does not fit, days outside the calendar.
 */
export function stayPrice(
  offer: OfferRecord,
  calendar: CalendarRecord,
  index: number,
  nights: number,
  pax: Pax,
): StayPrice | undefined {
  const rooms = roomsFor(offer, pax);
  const minimum = calendar.minLos[index] ?? 0;
  if (rooms === 0 || minimum === 0 || index < 0 || index + nights > calendar.prices.length) return undefined;
  if (nights < Math.max(minimum, offer.nights) || nights > offer.maxNights) return undefined;
  let sum = 0;
  let reference = 0;
  let left = 255;
  for (let day = index; day < index + nights; day += 1) {
    const price = calendar.prices[day] ?? 0;
    const stock = calendar.stock[day] ?? 0;
    if (price === 0 || stock < rooms) return undefined;
    sum += price;
    reference += Math.round((price * 100) / (100 - (calendar.promos[day] ?? 0)));
    left = Math.min(left, stock);
  }
  const ratio = (offer.roomRatio * partyRatio(pax, rooms)) / 1_000_000;
  const extras = partyExtras(offer.extraPerAdult, pax);
  const sellPrice = Math.round(sum * ratio) + extras;
  return {
    sellPrice,
    refPrice: Math.max(sellPrice, Math.round(reference * ratio) + extras),
    availableRooms: Math.floor(left / rooms),
  };
}
