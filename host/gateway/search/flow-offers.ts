import type { Columns } from './columns.ts';

/** The offers of one flow: those of hotel `i` run from `start[i]` to `start[i + 1]`. */
export interface FlowOffers {
  start: Int32Array;
  offers: Int32Array;
  /** Whether the prices of all of them follow the calendar. */
  areDated: boolean;
}

/** The offers of a flow that are still sold on a day (an epoch day), or all of them, sold or not. */
export type FlowOffersOf = (flowBit: number, date: number | undefined) => FlowOffers;

/** Offers by the bit of their flow, listed once a day: a search passes over those of the other flows. */
export function createFlowOffers(columns: Columns): FlowOffersOf {
  const all = new Map<number, FlowOffers>();
  const sold = new Map<number, { date: number; offers: FlowOffers }>();

  function make(flowBit: number, date: number): FlowOffers {
    const start = new Int32Array(columns.hotelIds.length + 1);
    const offers: number[] = [];
    for (let hotel = 0; hotel < columns.hotelIds.length; hotel += 1) {
      for (let offer = columns.offerStart[hotel]!; offer < columns.offerStart[hotel + 1]!; offer += 1)
        if ((columns.offerFlows[offer]! & flowBit) !== 0 && columns.offerLastDay[offer]! >= date)
          offers.push(offer);
      start[hotel + 1] = offers.length;
    }
    const areDated = offers.every((offer) => columns.offerDated[offer] === 1);
    return { start, offers: Int32Array.from(offers), areDated };
  }

  return (flowBit, date) => {
    if (date === undefined) {
      const known = all.get(flowBit) ?? make(flowBit, Number.NEGATIVE_INFINITY);
      all.set(flowBit, known);
      return known;
    }
    const known = sold.get(flowBit);
    if (known?.date === date) return known.offers;
    const made = { date, offers: make(flowBit, date) };
    sold.set(flowBit, made);
    return made.offers;
  };
}
