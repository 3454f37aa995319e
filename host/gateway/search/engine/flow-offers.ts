import { LRUCache } from 'lru-cache';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import type { Columns } from '../columns/columns.ts';

/** Offers of one flow: those of hotel `i` run from `start[i]` to `start[i + 1]`. */
export interface FlowOffers {
  start: Int32Array;
  offers: Int32Array;
}

/** Offers of a flow that are sold on an epoch day; all of them for undefined. */
export type FlowOffersOf = (flowBit: number, date: number | undefined) => FlowOffers;

/** Cached lists per flow: today, tomorrow, and all offers. */
const DAYS_CACHED = 3;

/** Caches the offers of each flow by day, so that searches skip those of other flows. */
export function createFlowOffers(columns: Columns): FlowOffersOf {
  const cache = new LRUCache<string, FlowOffers>({ max: DAYS_CACHED * SEARCH_FLOWS.length });
  return (flowBit, date = Number.NEGATIVE_INFINITY) => {
    const key = `${flowBit} ${date}`;
    const known = cache.get(key);
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
    cache.set(key, made);
    return made;
  };
}
