import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns } from './columns.ts';
import type { FlowOffers } from './flow-offers.ts';
import { putIn, type HotelSet } from './hotel-sets.ts';
import { worthOf } from './order-key.ts';
import { partyKey } from './party-key.ts';

/**
 * What a plan knows of an offer, side by side: a column for each would be a wait for memory for each. The number of the
 * offer, the rooms that the party needs, the factor (in millionths) and the extras (cents for the party) of its price, and
 * what it is worth.
 */
export const LINE = { offer: 0, rooms: 1, factor: 2, extras: 3, worth: 4, length: 5 } as const;

/** The factor of a line is counted in these. */
export const MILLIONTHS = 1_000_000;

/**
 * The offers of a flow that take a party for so many nights, whatever the day. What each costs follows from the hotel's
 * calendar: `sum * (factor / MILLIONTHS) + extras`.
 */
export interface StayPlan {
  /** Of each stay. */
  nights: number;
  /** The lines of all offers, one after the other; those of hotel `i` run from `start[i]` to `start[i + 1]`. */
  lines: Int32Array;
  start: Int32Array;
  /** The best of each hotel, respect by respect: most hotels need no closer look. */
  best: BestOfHotels;
  /** What it was made from: another list comes with the day on which some offers are sold no longer. */
  source: FlowOffers;
  /** The hotels by the fewest rooms that an offer of theirs needs. */
  needs: { rooms: number; hotels: HotelSet }[];
  /** What `keyFloors` knows of each hotel before the days are known, by the order's place in SORTS. */
  floors: (Float32Array | undefined)[];
}

/**
 * Side by side for each hotel: the smallest factor in millionths, the least extras of all its offers, and the extras of
 * the offer with that factor; of several the one with the least extras, then with the fewest rooms.
 */
export const LEAN = { factor: 0, leastExtras: 1, extras: 2, length: 3 } as const;

/** What no offer of a hotel falls below, by the hotel's number. */
export interface BestOfHotels {
  /** Rooms; NO_OFFER where there is none. */
  rooms: Uint16Array;
  factors: Float64Array;
  /** As `LEAN` has it. */
  lean: Int32Array;
  /** The hotels whose offer with the smallest factor asks for no more rooms than any other. */
  leanFits: HotelSet;
  /** The most that one is worth. */
  worth: Float64Array;
  /** The smallest factor of all. */
  leastFactor: number;
}

/** More rooms than any night has. */
export const NO_OFFER = 65_535;

/** Bytes of plans that are kept: those of the usual parties and lengths. */
const BYTES_KEPT = 96 * 1_024 * 1_024;
const BYTES_PER_OFFER = 20;
const BYTES_PER_HOTEL = 112;

/** Keeps plans: parties and lengths are few, and days many. */
export function createStayPlans(columns: Columns) {
  const kept = new Map<number, StayPlan>();
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
    const lines: number[] = [];
    for (let hotel = 0; hotel + 1 < flowStart.length; hotel += 1) {
      for (let at = flowStart[hotel]!; at < flowStart[hotel + 1]!; at += 1) {
        const offer = flowOffers[at]!;
        const kind = columns.offerClass[offer]!;
        const rooms = roomsOfClass[kind]!;
        const isFit =
          rooms > 0 && nights >= columns.offerNights[offer]! && nights <= columns.offerMaxNights[offer]!;
        if (!isFit) continue;
        lines.push(
          offer,
          rooms,
          columns.offerRatio[offer]! * ratioOfClass[kind]!,
          partyExtras(columns.offerExtra[offer]!, pax),
          worthOf(columns, offer),
        );
      }
      start[hotel + 1] = lines.length;
    }
    const plan = { nights, start, lines: Int32Array.from(lines) };
    const best = bestOf(plan);
    return { ...plan, best, source, needs: needsOf(best), floors: [] };
  }

  return (flowBit: number, flowOffers: FlowOffers, nights: number, pax: Pax): StayPlan => {
    const key = partyKey(flowBit, pax, nights);
    const known = kept.get(key);
    if (known?.source === flowOffers) return known;
    const made = make(flowOffers, nights, pax);
    kept.delete(key);
    if (kept.size >= limit) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(key, made);
    return made;
  };
}

function bestOf({ start, lines }: Pick<StayPlan, 'start' | 'lines'>): BestOfHotels {
  const hotels = start.length - 1;
  const best: BestOfHotels = {
    rooms: new Uint16Array(hotels).fill(NO_OFFER),
    factors: new Float64Array(hotels).fill(Number.POSITIVE_INFINITY),
    lean: new Int32Array(hotels * LEAN.length),
    leanFits: new Int32Array((hotels + 31) >>> 5),
    worth: new Float64Array(hotels).fill(Number.NEGATIVE_INFINITY),
    leastFactor: Number.POSITIVE_INFINITY,
  };
  for (let hotel = 0; hotel < hotels; hotel += 1) {
    const from = start[hotel]!;
    const end = start[hotel + 1]!;
    if (from === end) continue;
    let leastExtras = lines[from + LINE.extras]!;
    for (let at = from; at < end; at += LINE.length) {
      best.rooms[hotel] = Math.min(best.rooms[hotel]!, lines[at + LINE.rooms]!);
      best.factors[hotel] = Math.min(best.factors[hotel]!, lines[at + LINE.factor]! / MILLIONTHS);
      leastExtras = Math.min(leastExtras, lines[at + LINE.extras]!);
      best.worth[hotel] = Math.max(best.worth[hotel]!, lines[at + LINE.worth]!);
    }
    best.leastFactor = Math.min(best.leastFactor, best.factors[hotel]!);
    let lean = from;
    for (let at = from; at < end; at += LINE.length) if (isLeaner(lines, at, lean)) lean = at;
    best.lean.set([lines[lean + LINE.factor]!, leastExtras, lines[lean + LINE.extras]!], hotel * LEAN.length);
    if (lines[lean + LINE.rooms]! === best.rooms[hotel]!) putIn(best.leanFits, hotel);
  }
  return best;
}

function isLeaner(lines: Int32Array, one: number, other: number): boolean {
  const factor = lines[one + LINE.factor]! - lines[other + LINE.factor]!;
  const extras = lines[one + LINE.extras]! - lines[other + LINE.extras]!;
  const rooms = lines[one + LINE.rooms]! - lines[other + LINE.rooms]!;
  return factor < 0 || (factor === 0 && (extras < 0 || (extras === 0 && rooms < 0)));
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
