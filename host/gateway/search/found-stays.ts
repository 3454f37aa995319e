import type { Columns } from './columns.ts';
import type { FlowOffersOf } from './flow-offers.ts';
import type { HotelSet, HotelSets } from './hotel-sets.ts';
import { createHotelSetOf, type ListedHotels } from './listed-hotels.ts';
import type { PricedHit } from './page-hit.ts';
import type { Query } from './query.ts';
import { createStayPlans, LINE, MILLIONTHS, type StayPlan } from './stay-plans.ts';
import { withRooms, type StayWindows, type StayWindowStore } from './stay-windows.ts';

/** Dated stays that match a query but for its prices: the listed hotels, what they sell, and what follows its price. */
export interface FoundStays {
  listed: ListedHotels;
  /** The listed hotels that have room, as a set, where one was made. */
  withRoom?: HotelSet;
  nights: number;
  plan: StayPlan;
  windows: StayWindows;
  /** All hotels, the most popular first, and of equal ones the one with the smaller number. */
  byPopularity: Int32Array;
  scratch: Scratch;
}

/** Room for what is worked out of the listed hotels, written over by the next search. */
interface Scratch {
  /** Ranks of what is found. */
  ranks: Float64Array;
  /** What no key of a hotel is below, by its place in the list. */
  floors: Int32Array;
  /** Places in a list, or hotels. */
  places: Int32Array;
}

/** What finds stays. */
export interface StayFinder {
  /** The stays of a query; undefined where it has no dates, or asks more of offers than that they take the party. */
  find(query: Query): FoundStays | undefined;
}

/** Finds what most visitors search, stays with dates: their prices need not be written down to be put in order. */
export function createStayFinder(
  columns: Columns,
  flowOffers: FlowOffersOf,
  windows: StayWindowStore,
  listHotels: (query: Query, strict: boolean) => ListedHotels,
  sets: HotelSets,
): StayFinder {
  const plans = createStayPlans(columns);
  const size = columns.hotelIds.length;
  const scratch: Scratch = {
    ranks: new Float64Array(size),
    floors: new Int32Array(size),
    places: new Int32Array(size),
  };
  const byPopularity = Int32Array.from({ length: size }, (_, hotel) => hotel).sort(
    (one, other) => columns.popularity[other]! - columns.popularity[one]! || one - other,
  );
  const setOf = createHotelSetOf(columns, sets);
  const roomy = sets.empty();
  const listed: ListedHotels = {
    count: 0,
    hotels: new Int32Array(size),
    fails: new Uint8Array(size),
    distances: new Float64Array(size),
  };

  /** Leaves of a set the hotels that have as many rooms as an offer of theirs needs. */
  function keepRoomy(set: HotelSet, { needs }: StayPlan, windows: StayWindows): void {
    roomy.fill(0);
    for (const { rooms, hotels } of needs) {
      const enough = withRooms(windows, rooms);
      for (let word = 0; word < roomy.length; word += 1) roomy[word]! |= hotels[word]! & enough[word]!;
    }
    for (let word = 0; word < set.length; word += 1) set[word]! &= roomy[word]!;
  }

  /** The stays of a query that leaves many hotels, which sets tell without a look at each. */
  function findMany(query: Query, { day, nights }: { day: number; nights: number }, plan: StayPlan) {
    const set = setOf(query);
    const allWindows = set && windows.ofAll(day, nights);
    if (!set || !allWindows) return undefined;
    keepRoomy(set, plan, allWindows);
    return { listed, withRoom: set, nights, plan, windows: allWindows, byPopularity, scratch };
  }

  return {
    find(query) {
      const { stay, theme, tags, offerId, flowBit, pax, date } = query;
      const ofFlow = flowOffers(flowBit, date);
      const isPlain = theme === undefined && tags === undefined && offerId === undefined;
      if (!stay || !isPlain || !ofFlow.areDated) return undefined;
      const plan = plans(flowBit, ofFlow, stay.nights, pax);
      const many = findMany(query, stay, plan);
      if (many) return many;
      const few = listHotels(query, true);
      return {
        listed: few,
        nights: stay.nights,
        plan,
        windows: windows.of(stay.day, stay.nights, few.hotels, few.count),
        byPopularity,
        scratch,
      };
    },
  };
}

/** Prices one of the stays that were found. */
export function priceStay(
  { nights, plan, windows: { sums, references, promos, left } }: FoundStays,
  hotel: number,
  offer: number,
): PricedHit {
  const { start, lines } = plan;
  let at = start[hotel]!;
  while (lines[at + LINE.offer] !== offer) at += LINE.length;
  const factor = lines[at + LINE.factor]! / MILLIONTHS;
  const extras = lines[at + LINE.extras]!;
  const sellPrice = Math.round(sums[hotel]! * factor) + extras;
  return {
    nights,
    sellPrice,
    // Each column that is read is a wait for memory.
    refPrice:
      promos[hotel] === 0 ? sellPrice : Math.max(sellPrice, Math.round(references[hotel]! * factor) + extras),
    rooms: Math.floor(left[hotel]! / lines[at + LINE.rooms]!),
  };
}
