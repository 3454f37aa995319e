import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns } from './columns.ts';
import type { FlowOffers } from './flow-offers.ts';
import { putIn, type HotelSet } from './hotel-sets.ts';
import { worthOf } from './order-key.ts';

/**
 * The offers of a flow that take a party for so many nights, whatever the day: those of hotel `i` run from `start[i]` to
 * `start[i + 1]`. What each costs follows from the hotel's calendar: `sum * factor + extras`.
 */
export interface StayPlan {
  /** Of each stay. */
  nights: number;
  start: Int32Array;
  offers: Int32Array;
  /** Rooms that the party needs. */
  rooms: Uint8Array;
  factors: Float64Array;
  /** Cents for the party. */
  extras: Int32Array;
  /** The best of each hotel, respect by respect: most hotels need no closer look. */
  best: BestOfHotels;
  /** What it was made from: another list comes with the day on which some offers are sold no longer. */
  source: FlowOffers;
  /** The hotels by the fewest rooms that an offer of theirs needs. */
  needs: { rooms: number; hotels: HotelSet }[];
  /** What `keyFloors` knows of each hotel before the days are known, by order. */
  floors: Map<string, Float64Array>;
}

/** What no offer of a hotel falls below, by the hotel's number. */
export interface BestOfHotels {
  /** Rooms; NO_OFFER where there is none. */
  rooms: Uint16Array;
  factors: Float64Array;
  extras: Int32Array;
  /** Rooms of the offer that has both, the cheapest; NO_OFFER where no single one has. */
  cheapestRooms: Uint16Array;
  /** The most that one is worth. */
  worth: Float64Array;
  /** What a night costs at least for each cent of the sum. */
  slopes: Float64Array;
  /** The smallest factor of all. */
  leastFactor: number;
}

/** More rooms than any night has. */
export const NO_OFFER = 65_535;

/** Bytes of plans that are kept: those of the usual parties and lengths. */
const BYTES_KEPT = 96 * 1_024 * 1_024;
const BYTES_PER_OFFER = 17;
const BYTES_PER_HOTEL = 120;

/** Keeps plans: parties and lengths are few, and days many. */
export function createStayPlans(columns: Columns) {
  const kept = new Map<string, StayPlan>();
  const limit = Math.max(
    8,
    Math.floor(
      BYTES_KEPT /
        (BYTES_PER_OFFER * Math.max(1, columns.offerIds.length) + BYTES_PER_HOTEL * columns.hotelIds.length),
    ),
  );

  function make(source: FlowOffers, nights: number, pax: Pax): StayPlan {
    const { start: flowStart, offers: flowOffers } = source;
    const roomsOfClass = columns.classes.map((room) => roomsFor(room, pax));
    const ratioOfClass = roomsOfClass.map((rooms) => partyRatio(pax, rooms));
    const start = new Int32Array(flowStart.length);
    const taken: number[] = [];
    for (let hotel = 0; hotel + 1 < flowStart.length; hotel += 1) {
      for (let at = flowStart[hotel]!; at < flowStart[hotel + 1]!; at += 1) {
        const offer = flowOffers[at]!;
        const isFit =
          roomsOfClass[columns.offerClass[offer]!]! > 0 &&
          nights >= columns.offerNights[offer]! &&
          nights <= columns.offerMaxNights[offer]!;
        if (isFit) taken.push(offer);
      }
      start[hotel + 1] = taken.length;
    }
    const classOf = (offer: number) => columns.offerClass[offer]!;
    const plan = {
      nights,
      start,
      offers: Int32Array.from(taken),
      rooms: Uint8Array.from(taken, (offer) => roomsOfClass[classOf(offer)]!),
      factors: Float64Array.from(
        taken,
        (offer) => (columns.offerRatio[offer]! * ratioOfClass[classOf(offer)]!) / 1_000_000,
      ),
      extras: Int32Array.from(taken, (offer) => partyExtras(columns.offerExtra[offer]!, pax)),
    };
    const best = bestOf(columns, plan);
    return { ...plan, best, source, needs: needsOf(best), floors: new Map() };
  }

  return (flowBit: number, flowOffers: FlowOffers, nights: number, pax: Pax): StayPlan => {
    const key = `${flowBit} ${nights} ${pax.adult} ${pax.child} ${pax.baby} ${pax.singleRoom}`;
    const known = kept.get(key);
    if (known?.source === flowOffers) return known;
    const made = make(flowOffers, nights, pax);
    kept.delete(key);
    if (kept.size >= limit) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(key, made);
    return made;
  };
}

function bestOf(
  columns: Columns,
  {
    nights,
    start,
    offers,
    rooms,
    factors,
    extras,
  }: Pick<StayPlan, 'nights' | 'start' | 'offers' | 'rooms' | 'factors' | 'extras'>,
): BestOfHotels {
  const hotels = start.length - 1;
  const best: BestOfHotels = {
    rooms: new Uint16Array(hotels).fill(NO_OFFER),
    factors: new Float64Array(hotels).fill(Number.POSITIVE_INFINITY),
    extras: new Int32Array(hotels),
    cheapestRooms: new Uint16Array(hotels).fill(NO_OFFER),
    worth: new Float64Array(hotels).fill(Number.NEGATIVE_INFINITY),
    slopes: new Float64Array(hotels),
    leastFactor: factors.reduce((least, factor) => Math.min(least, factor), Number.POSITIVE_INFINITY),
  };
  for (let hotel = 0; hotel < hotels; hotel += 1) {
    const from = start[hotel]!;
    const end = start[hotel + 1]!;
    if (from === end) continue;
    let leastExtras = extras[from]!;
    for (let at = from; at < end; at += 1) {
      best.rooms[hotel] = Math.min(best.rooms[hotel]!, rooms[at]!);
      best.factors[hotel] = Math.min(best.factors[hotel]!, factors[at]!);
      leastExtras = Math.min(leastExtras, extras[at]!);
      best.worth[hotel] = Math.max(best.worth[hotel]!, worthOf(columns, offers[at]!));
    }
    best.extras[hotel] = leastExtras;
    best.slopes[hotel] = best.factors[hotel]! / nights;
    for (let at = from; at < end; at += 1)
      if (factors[at] === best.factors[hotel] && extras[at] === leastExtras)
        best.cheapestRooms[hotel] = Math.min(best.cheapestRooms[hotel]!, rooms[at]!);
  }
  return best;
}

function needsOf({ rooms }: BestOfHotels): StayPlan['needs'] {
  const needs: StayPlan['needs'] = [];
  for (let hotel = 0; hotel < rooms.length; hotel += 1) {
    const wanted = rooms[hotel]!;
    if (wanted === NO_OFFER) continue;
    let need = needs.find((one) => one.rooms === wanted);
    if (!need) {
      need = { rooms: wanted, hotels: new Int32Array((rooms.length + 31) >>> 5) };
      needs.push(need);
    }
    putIn(need.hotels, hotel);
  }
  return needs;
}
