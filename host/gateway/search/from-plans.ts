import type { CatalogueCountry } from '../catalogue/records.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { BestOffers } from './best-stays.ts';
import { placeOfCheapest, STAY } from './cheapest-stays.ts';
import type { Columns } from './columns.ts';
import type { FlowOffers, FlowOffersOf } from './flow-offers.ts';
import type { FromPrices } from './from-prices.ts';
import type { HotelSets } from './hotel-sets.ts';
import { createKnownRanks, type KnownRanks } from './known-ranks.ts';
import { createHotelSetOf, type ListedHotels } from './listed-hotels.ts';
import { orderKey } from './order-key.ts';
import type { PricedHit } from './page-hit.ts';
import { partyKey } from './party-key.ts';
import type { Query } from './query.ts';
import { indexOfCountry, OFFER_LIMIT, offerOf } from './ranking.ts';
import { topRanks } from './top-ranks.ts';

/**
 * What the offers of a flow cost a party at least, whatever the days: those of hotel `i` run from `start[i]` to
 * `start[i + 1]`. Hotels are priced when they are first asked for.
 */
export interface FromPlan {
  start: Int32Array;
  offers: Int32Array;
  sellPrices: Int32Array;
  refPrices: Int32Array;
  unitPrices: Int32Array;
  /** Nights of the cheapest stay; 0 where there is none. */
  nights: Uint8Array;
  /** By the hotel's number: 1 where its offers are priced. */
  isPriced: Uint8Array;
  /** What is known of the order of hotels, by order and country. */
  ranks: Map<string, KnownRanks>;
}

/** Bytes of plans that are kept: those of the usual parties. */
const BYTES_KEPT = 32 * 1_024 * 1_024;
const BYTES_PER_OFFER = 17;
/** Orders of one plan that are kept. */
const ORDERS_KEPT = 8;

/** Finds stays without dates. What they cost holds until the day or a calendar changes, and so does their order. */
export interface FromFinder {
  /** The first `wanted` offers, the best of each hotel; undefined where the query asks more of offers. */
  find(query: Query, wanted: number, home?: CatalogueCountry): FoundFrom | undefined;
  /** Forgets what these hotels cost. */
  forget(hotels: Iterable<number>): void;
}

/** Stays without dates that were found, and what each costs. */
export interface FoundFrom extends BestOffers {
  /** km from the point of the query, by the number of the hotel; only where it has one. */
  distances: Float64Array | undefined;
  priceOf(hotel: number, offer: number): PricedHit;
}

/** A finder over columns. */
export function createFromFinder(
  columns: Columns,
  flowOffers: FlowOffersOf,
  fromPrices: FromPrices,
  listHotels: (query: Query, strict: boolean) => ListedHotels,
  sets: HotelSets,
): FromFinder {
  const hotelCount = columns.hotelIds.length;
  const bytes = BYTES_PER_OFFER * columns.offerIds.length + 16 * ORDERS_KEPT * hotelCount;
  const limit = Math.max(4, Math.floor(BYTES_KEPT / Math.max(1, bytes)));
  const plans = new Map<number, FromPlan>();
  const room = new Float64Array(hotelCount);
  const setOf = createHotelSetOf(columns, sets);
  let day = Number.NaN;

  function planOf({ flowBit, pax, today }: Query, { start, offers }: FlowOffers): FromPlan {
    if (day !== today) {
      day = today;
      plans.clear();
    }
    const key = partyKey(flowBit, pax);
    const known = plans.get(key);
    // Another list of offers comes with the day on which some are sold no longer.
    if (known?.start === start) return known;
    const made: FromPlan = {
      start,
      offers,
      sellPrices: new Int32Array(offers.length),
      refPrices: new Int32Array(offers.length),
      unitPrices: new Int32Array(offers.length),
      nights: new Uint8Array(offers.length),
      isPriced: new Uint8Array(hotelCount),
      ranks: new Map(),
    };
    plans.delete(key);
    dropOldest(plans, limit);
    plans.set(key, made);
    return made;
  }

  /** Prices the offers of one hotel. */
  function pricer({ pax, today }: Query, plan: FromPlan): (hotel: number) => void {
    const roomsOfClass = columns.classes.map((one) => roomsFor(one, pax));
    const ratioOfClass = roomsOfClass.map((rooms) => partyRatio(pax, rooms));
    const from = fromPrices.from(today);
    return (hotel) => {
      plan.isPriced[hotel] = 1;
      const stays = from(hotel);
      for (let at = plan.start[hotel]!; at < plan.start[hotel + 1]!; at += 1) {
        const offer = plan.offers[at]!;
        const rooms = roomsOfClass[columns.offerClass[offer]!]!;
        plan.nights[at] = 0;
        if (rooms === 0) continue;
        const stay = placeOfCheapest(
          stays,
          columns.offerNights[offer]!,
          columns.offerMaxNights[offer]!,
          rooms,
        );
        if (stay < 0) continue;
        const nights = stays[stay + STAY.nights]!;
        const ratio = (columns.offerRatio[offer]! * ratioOfClass[columns.offerClass[offer]!]!) / 1_000_000;
        const extras = partyExtras(columns.offerExtra[offer]!, pax);
        const sellPrice = Math.round(stays[stay + STAY.sum]! * ratio) + extras;
        plan.nights[at] = nights;
        plan.sellPrices[at] = sellPrice;
        plan.refPrices[at] = Math.max(sellPrice, Math.round(stays[stay + STAY.reference]! * ratio) + extras);
        plan.unitPrices[at] = Math.ceil(sellPrice / nights);
      }
    };
  }

  /** The ranks that hold for every search of an order and a country; undefined where they depend on the search. */
  function ranksOf(plan: FromPlan, { sort, price: { min, max } }: Query, home: CatalogueCountry | undefined) {
    if (sort === 'distance' || min > 0 || max < Number.POSITIVE_INFINITY) return undefined;
    const key = sort === 'priceQuality' ? `${sort} ${home}` : sort;
    const known = plan.ranks.get(key);
    if (known) return known;
    const made = createKnownRanks(columns, sets);
    dropOldest(plan.ranks, ORDERS_KEPT);
    plan.ranks.set(key, made);
    return made;
  }

  return {
    find(query, wanted, home) {
      const { stay, theme, tags, offerId, flowBit, date, sort } = query;
      const { min, max } = query.price;
      const ofFlow = flowOffers(flowBit, date);
      const isPlain = theme === undefined && tags === undefined && offerId === undefined;
      if (stay || !isPlain || !ofFlow.areDated) return undefined;
      const plan = planOf(query, ofFlow);
      let price: ((hotel: number) => void) | undefined;
      const known = ranksOf(plan, query, home);
      const homeIndex = indexOfCountry(home);
      let listed: ListedHotels | undefined;

      const rankOf = (hotel: number): number => {
        if (plan.isPriced[hotel] === 0) {
          price ??= pricer(query, plan);
          price(hotel);
        }
        let best = Number.POSITIVE_INFINITY;
        for (let at = plan.start[hotel]!; at < plan.start[hotel + 1]!; at += 1) {
          if (plan.nights[at] === 0) continue;
          const unitPrice = plan.unitPrices[at]!;
          if (unitPrice < min || unitPrice > max) continue;
          const offer = plan.offers[at]!;
          const weighed = {
            sellPrice: plan.sellPrices[at]!,
            refPrice: plan.refPrices[at]!,
            unitPrice,
            distance: listed?.distances[hotel] ?? 0,
          };
          const rank = orderKey(columns, sort, offer, weighed, homeIndex) * OFFER_LIMIT + offer;
          if (rank < best) best = rank;
        }
        return best;
      };

      const top = topRanks(room, wanted);
      const set = known && setOf(query);
      const inOrder = set && known.collect(set, top, rankOf);
      let total = inOrder ?? 0;
      if (inOrder === undefined) {
        listed = listHotels(query, true);
        const { count, hotels } = listed;
        for (let index = 0; index < count; index += 1) {
          const hotel = hotels[index]!;
          const rank = known ? known.of(hotel, rankOf) : rankOf(hotel);
          if (rank === Number.POSITIVE_INFINITY) continue;
          total += 1;
          if (rank <= top.limit) top.add(rank);
        }
      }
      return {
        total,
        offers: Array.from(top.sorted(), offerOf),
        distances: listed?.distances,
        priceOf(hotel, offer) {
          let at = plan.start[hotel]!;
          while (plan.offers[at] !== offer) at += 1;
          return {
            sellPrice: plan.sellPrices[at]!,
            refPrice: plan.refPrices[at]!,
            nights: plan.nights[at]!,
          };
        },
      };
    },
    forget(hotels) {
      for (const hotel of hotels)
        for (const { isPriced, ranks } of plans.values()) {
          isPriced[hotel] = 0;
          for (const known of ranks.values()) known.forget(hotel);
        }
    },
  };
}

/** Makes room for one more. */
function dropOldest<Key>(kept: Map<Key, unknown>, limit: number): void {
  if (kept.size >= limit) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
}
