import type { Columns } from './columns.ts';
import type { FlowOffers } from './flow-offers.ts';
import type { ListedHotels } from './listed-hotels.ts';
import type { Query } from './query.ts';
import { createStayPlans, type StayPlan } from './stay-plans.ts';
import type { StayWindows, StayWindowStore } from './stay-windows.ts';

/** Dated stays that match a query but for its prices: the listed hotels, what they sell, and what follows its price. */
export interface FoundStays {
  listed: ListedHotels;
  nights: number;
  plan: StayPlan;
  windows: StayWindows;
  /** Room for a number of each hotel, written over by the next search. */
  ranks: Float64Array;
}

/** What one stay costs, in cents, and how many of its rooms are left. */
export interface PricedStay {
  sellPrice: number;
  refPrice: number;
  rooms: number;
}

/** What finds stays. */
export interface StayFinder {
  /** The stays of a query; undefined where it has no dates, or asks more of offers than that they take the party. */
  find(query: Query): FoundStays | undefined;
}

/** Finds what most visitors search, stays with dates: their prices need not be written down to be put in order. */
export function createStayFinder(
  columns: Columns,
  flowOffers: (flowBit: number) => FlowOffers,
  windows: StayWindowStore,
  listHotels: (query: Query, strict: boolean) => ListedHotels,
): StayFinder {
  const plans = createStayPlans(columns);
  const ranks = new Float64Array(columns.hotelIds.length);
  return {
    find(query) {
      const { stay, theme, tags, offerId, flowBit, pax } = query;
      const ofFlow = flowOffers(flowBit);
      const isPlain = theme === undefined && tags === undefined && offerId === undefined;
      if (!stay || !isPlain || !ofFlow.areDated) return undefined;
      const listed = listHotels(query, true);
      return {
        listed,
        nights: stay.nights,
        plan: plans(flowBit, ofFlow, stay.nights, pax),
        windows: windows.of(stay.day, stay.nights, listed.hotels, listed.count),
        ranks,
      };
    },
  };
}

/** Prices one of the stays that were found. */
export function priceStay(
  { plan, windows: { sums, references, left } }: FoundStays,
  hotel: number,
  offer: number,
): PricedStay {
  let at = plan.start[hotel]!;
  while (plan.offers[at] !== offer) at += 1;
  const factor = plan.factors[at]!;
  const extras = plan.extras[at]!;
  const sellPrice = Math.round(sums[hotel]! * factor) + extras;
  return {
    sellPrice,
    refPrice: Math.max(sellPrice, Math.round(references[hotel]! * factor) + extras),
    rooms: Math.floor(left[hotel]! / plan.rooms[at]!),
  };
}
