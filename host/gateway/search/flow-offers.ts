import type { Columns } from './columns.ts';

/** The offers of one flow: those of hotel `i` run from `start[i]` to `start[i + 1]`. */
export interface FlowOffers {
  start: Int32Array;
  offers: Int32Array;
  /** Whether the prices of all of them follow the calendar. */
  areDated: boolean;
}

/** Offers by the bit of their flow, listed once: a search passes over those of the other flows. */
export function createFlowOffers(columns: Columns): (flowBit: number) => FlowOffers {
  const known = new Map<number, FlowOffers>();
  return (flowBit) => {
    const found = known.get(flowBit);
    if (found) return found;
    const start = new Int32Array(columns.hotelIds.length + 1);
    const offers: number[] = [];
    for (let hotel = 0; hotel < columns.hotelIds.length; hotel += 1) {
      for (let offer = columns.offerStart[hotel]!; offer < columns.offerStart[hotel + 1]!; offer += 1)
        if ((columns.offerFlows[offer]! & flowBit) !== 0) offers.push(offer);
      start[hotel + 1] = offers.length;
    }
    const areDated = offers.every((offer) => columns.offerDated[offer] === 1);
    const made = { start, offers: Int32Array.from(offers), areDated };
    known.set(flowBit, made);
    return made;
  };
}
