import { partyPrice } from '@staykit/core/price/party-price.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { CalendarRecord, OfferRecord } from './records.ts';
import { roomsFor } from './room-capacity.ts';
import { calendarFor, isAllowed } from './stay-limits.ts';

/** Thousandths of the room price for a single adult. */
export const SINGLE_USE_RATIO = 880;
/** Thousandths of the room price for each child, and each adult beyond two. */
export const EXTRA_ADULT_RATIO = 320;
export const EXTRA_CHILD_RATIO = 180;

/** Price of one room for the party, in thousandths. */
export function partyRatio(pax: Pax, rooms: number): number {
  const spare = rooms * 2 - pax.adult;
  const full = spare > 0 ? rooms - spare : rooms;
  const single = spare > 0 ? spare : 0;
  const extra = spare < 0 ? -spare : 0;
  return full * 1000 + single * SINGLE_USE_RATIO + extra * EXTRA_ADULT_RATIO + pax.child * EXTRA_CHILD_RATIO;
}

/** Price in cents and availability of a dated stay. */
export interface StayPrice {
  sellPrice: number;
  /** The room alone, without the services that the offer includes. */
  roomPrice: number;
  /** Price without promotions; equal to `sellPrice` without one. */
  refPrice: number;
  /** The lowest number of rooms left over the nights, divided by the rooms that the party needs. */
  availableRooms: number;
}

/**
 * The price of a stay from day `index` of the hotel's calendar; undefined if it is not sold: a night without price or rooms, a
 * stay below the minimum,  or above the maximum, a party that does not fit, days outside the
 * calendar.
 */
export function stayPrice(
  offer: OfferRecord,
  ofHotel: CalendarRecord,
  index: number,
  nights: number,
  pax: Pax,
): StayPrice | undefined {
  const calendar = calendarFor(offer, ofHotel);
  if (!calendar) return undefined;
  const rooms = roomsFor(offer, pax);
  const minimum = calendar.minLos[index] ?? 0;
  if (rooms === 0 || minimum === 0 || index < 0 || index + nights > calendar.prices.length) return undefined;
  if (nights < Math.max(minimum, offer.nights) || nights > offer.maxNights) return undefined;
  const { limits } = calendar;
  if (limits && !isAllowed(limits[index] ?? 0, limits[index + nights] ?? 0, nights)) return undefined;
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
  const extras = partyPrice(offer.extraPerAdult, pax);
  const roomPrice = Math.round(sum * ratio);
  const sellPrice = roomPrice + extras;
  return {
    sellPrice,
    roomPrice,
    refPrice: Math.max(sellPrice, Math.round(reference * ratio) + extras),
    availableRooms: Math.floor(left / rooms),
  };
}
