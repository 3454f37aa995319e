import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyFilters } from '@staykit/core/search/empty-criteria.ts';
import type { SearchModel } from '../gateway-parts.ts';
import type { Steps } from '../search/in-slices.ts';
import type { FacetCounts, FacetResult, SearchHit, SearchResult } from '../search/engine/search-engine.ts';
import type { FacetFamily } from '@staykit/core/search/facets/facets.ts';

/** Facet families of gift stays; without prices, which the gift sets. */
type CountedFamily = Exclude<FacetFamily, 'highlighted' | 'price'>;

/** Values of the score filter. [FILTER-30] */
const SCORES = [9, 8, 7];

/** Per family: the selected values of a search, and the values of a stay. */
const FACET_READERS: Record<
  CountedFamily,
  { ticked(criteria: SearchCriteria): readonly string[]; values(hit: SearchHit): readonly string[] }
> = {
  type: { ticked: ({ hotelTypes }) => hotelTypes, values: ({ hotel }) => [hotel.type] },
  environment: {
    ticked: ({ hotelEnvironments }) => hotelEnvironments,
    values: ({ hotel }) => hotel.environments,
  },
  style: { ticked: ({ hotelStyles }) => hotelStyles, values: ({ hotel }) => hotel.styles },
  facility: { ticked: ({ facilities }) => facilities, values: ({ hotel }) => hotel.facilities },
  tag: { ticked: ({ tags }) => tags, values: ({ offer }) => offer.activityIds },
  stars: {
    ticked: ({ stars }) => stars.map(String),
    values: ({ hotel }) => [String(Math.floor(hotel.stars))],
  },
  score: {
    ticked: ({ hotelScore }) => (hotelScore === undefined ? [] : [String(hotelScore)]),
    values: ({ hotel }) => SCORES.filter((score) => hotel.score >= score).map(String),
  },
};

/** A search among the stays of a gift. */
export interface GiftSearch {
  /** Filters; with a check-in it finds dated stays of that day, else vouchers. */
  criteria: SearchCriteria;
  /** Offers of the gift; absent: all vouchers of the shop. */
  offerIds?: readonly string[];
  /** Highest price of a stay in cents. */
  atMost?: number;
  /** Maximum number of stays per hotel. */
  perHotel: number;
  home: Market;
}

/** Reads the whole list; pages are cut from it. */
const ALL = 100_000;
/** Stays per step. */
const IN_A_STEP = 500;

const FAMILIES = Object.keys(FACET_READERS) as CountedFamily[];

/** A page of the stays of a gift. [PAPI-19] [PAPI-20] [PAPI-23] */
export function* giftOffers(
  model: SearchModel,
  search: GiftSearch,
  now: MarketNow,
  size: number,
): Steps<SearchResult> {
  const { perHotel, home } = search;
  const whole = asSearch(search);
  if (whole) return yield* model.engine.search(whole, now, { size, perHotel, home });
  const hits: SearchHit[] = [];
  for (const [place, hit] of (yield* staysOf(model, search, now)).entries()) {
    if (failing(hit, search) === 0) hits.push(hit);
    if (place % IN_A_STEP === 0) yield;
  }
  const first = search.criteria.page * size;
  return { total: hits.length, hits: hits.slice(first, first + size) };
}

/** Counts of hotels by value; each family is counted without its own filter. [PAPI-21] */
export function* giftFacets(model: SearchModel, search: GiftSearch, now: MarketNow): Steps<FacetResult> {
  const whole = asSearch(search);
  if (whole) return yield* model.engine.facets(whole, now);
  const hotels = new Set<string>();
  const seen = FAMILIES.map(() => new Map<string, Set<string>>());
  for (const [place, hit] of (yield* staysOf(model, search, now)).entries()) {
    if (place % IN_A_STEP === 0) yield;
    const fails = failing(hit, search);
    if (fails === 0) hotels.add(hit.hotel.id);
    FAMILIES.forEach((family, index) => {
      if ((fails & ~(1 << index)) !== 0) return;
      for (const value of FACET_READERS[family].values(hit)) {
        const values = seen[index];
        values?.set(value, (values.get(value) ?? new Set()).add(hit.hotel.id));
      }
    });
  }
  const counts = { price: new Map<string, number>() } as FacetCounts;
  FAMILIES.forEach((family, index) => {
    counts[family] = new Map([...(seen[index] ?? [])].map(([value, { size }]) => [value, size]));
  });
  return { total: hotels.size, counts };
}

/** The equivalent shop search, for all dated stays of a day: the engine is faster. */
function asSearch({ criteria, offerIds, atMost }: GiftSearch): SearchCriteria | undefined {
  if (offerIds || criteria.checkin === undefined) return undefined;
  if (atMost === undefined) return criteria;
  // The price filter compares prices per night.
  const priceMax = Math.floor(atMost / Math.max(1, criteria.night ?? 1));
  return { ...criteria, priceMax: Math.min(priceMax, criteria.priceMax ?? priceMax) };
}

/** All stays of a gift, best first, regardless of filters. */
function* staysOf(model: SearchModel, search: GiftSearch, now: MarketNow): Steps<SearchHit[]> {
  const { criteria, offerIds, perHotel, home } = search;
  const { priceMin: _min, priceMax: _max, hotelScore: _score, ...rest } = criteria;
  const open: SearchCriteria = { ...rest, ...emptyFilters(), page: 0 };
  if (!offerIds) {
    const { hits } = yield* model.engine.search(open, now, { size: ALL, perHotel, home });
    // Activities of a day are not stays.
    return hits.filter(({ offer }) => offer.kind === 'voucher');
  }
  const wanted: SearchHit[] = [];
  for (const id of new Set(offerIds)) {
    const hit = model.engine.offer(id, { ...open, flow: 'gifting' }, now);
    if (hit && (criteria.hotelId === undefined || hit.hotel.id === criteria.hotelId)) wanted.push(hit);
    yield;
  }
  if (criteria.checkin === undefined) return wanted;
  const dated: SearchHit[] = [];
  for (const hotelId of new Set(wanted.map(({ hotel }) => hotel.id))) {
    const ofHotel = { ...open, hotelId };
    dated.push(...(yield* model.engine.search(ofHotel, now, { size: perHotel, perHotel, home })).hits);
  }
  return dated;
}

/** Bit mask of the families that hide a stay; the last bit is the price. */
function failing(hit: SearchHit, { criteria, atMost = Infinity }: GiftSearch): number {
  const { priceMin = 0, priceMax = Infinity } = criteria;
  const { sellPrice } = hit;
  let fails = sellPrice < priceMin || sellPrice > Math.min(priceMax, atMost) ? 1 << FAMILIES.length : 0;
  FAMILIES.forEach((family, index) => {
    if (!passes(hit, family, criteria)) fails |= 1 << index;
  });
  return fails;
}

/** Whether a stay matches the selected values of a family. */
function passes(hit: SearchHit, family: CountedFamily, criteria: SearchCriteria): boolean {
  const { ticked, values } = FACET_READERS[family];
  const wanted = ticked(criteria);
  if (wanted.length === 0) return true;
  const own = values(hit);
  // All selected facilities are needed; in other families any selected value.
  return family === 'facility'
    ? wanted.every((value) => own.includes(value))
    : wanted.some((value) => own.includes(value));
}
