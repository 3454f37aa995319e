import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns } from './columns.ts';
import type { FlowOffers } from './flow-offers.ts';

/**
 * The offers of a flow that take a party for so many nights, whatever the day: those of hotel `i` run from `start[i]` to
 * `start[i + 1]`. What each costs follows from the hotel's calendar: `sum * factor + extras`.
 */
export interface StayPlan {
  start: Int32Array;
  offers: Int32Array;
  /** Rooms that the party needs. */
  rooms: Uint8Array;
  factors: Float64Array;
  /** Cents for the party. */
  extras: Int32Array;
}

/** Bytes of plans that are kept: those of the usual parties and lengths. */
const BYTES_KEPT = 24 * 1_024 * 1_024;
const BYTES_PER_OFFER = 17;

/** Keeps plans: parties and lengths are few, and days many. */
export function createStayPlans(columns: Columns) {
  const kept = new Map<string, StayPlan>();
  const limit = Math.max(
    8,
    Math.floor(BYTES_KEPT / (BYTES_PER_OFFER * Math.max(1, columns.offerIds.length))),
  );

  function make({ start: flowStart, offers: flowOffers }: FlowOffers, nights: number, pax: Pax): StayPlan {
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
    return {
      start,
      offers: Int32Array.from(taken),
      rooms: Uint8Array.from(taken, (offer) => roomsOfClass[classOf(offer)]!),
      factors: Float64Array.from(
        taken,
        (offer) => (columns.offerRatio[offer]! * ratioOfClass[classOf(offer)]!) / 1_000_000,
      ),
      extras: Int32Array.from(taken, (offer) => partyExtras(columns.offerExtra[offer]!, pax)),
    };
  }

  return (flowBit: number, flowOffers: FlowOffers, nights: number, pax: Pax): StayPlan => {
    const key = `${flowBit} ${nights} ${pax.adult} ${pax.child} ${pax.baby} ${pax.singleRoom}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make(flowOffers, nights, pax);
    if (kept.size >= limit) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(key, made);
    return made;
  };
}
