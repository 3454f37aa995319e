import { LRUCache } from 'lru-cache';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import type { Columns } from './columns.ts';

/** The offers of one flow: those of hotel `i` run from `start[i]` to `start[i + 1]`. */
export interface FlowOffers {
  start: Int32Array;
  offers: Int32Array;
}

/** The offers of a flow that are still sold on a day (an epoch day), or all of them, sold or not. */
export type FlowOffersOf = (flowBit: number, date: number | undefined) => FlowOffers;

/** Days of each flow that are kept: the present one, the next, and all offers whatever the day. */
const DAYS_KEPT = 3;

/** Offers by the bit of their flow, listed once a day: a search passes over those of the other flows. */
export function createFlowOffers(columns: Columns): FlowOffersOf {
  const kept = new LRUCache<string, FlowOffers>({ max: DAYS_KEPT * SEARCH_FLOWS.length });
  return (flowBit, date = Number.NEGATIVE_INFINITY) => {
    const key = `${flowBit} ${date}`;
    const known = kept.get(key);
    if (known) return known;
    const start = new Int32Array(columns.hotelIds.length + 1);
    const offers = new Int32Array(columns.offerIds.length);
    let count = 0;
    for (let hotel = 0; hotel < columns.hotelIds.length; hotel += 1) {
      for (let offer = columns.offerStart[hotel]!; offer < columns.offerStart[hotel + 1]!; offer += 1)
        if ((columns.offerFlows[offer]! & flowBit) !== 0 && columns.offerLastDay[offer]! >= date)
          offers[count++] = offer;
      start[hotel + 1] = count;
    }
    const made = { start, offers: offers.slice(0, count) };
    kept.set(key, made);
    return made;
  };
}
