import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import type { Market } from '../../../widgets/core/market/locale.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { emptyFilters } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { FACET_READERS, type CountedFamily } from './gift-facet-values.ts';
import type { FacetCounts, FacetResult, SearchHit, SearchResult } from '../search/search-engine.ts';

/** What is asked of the stays of a gift. */
export interface GiftSearch {
  /** The filters; with a check-in the dated stays of that day are meant, else vouchers. */
  criteria: SearchCriteria;
  /** Offers that the gift is used for; absent: every voucher of the shop. */
  offerIds?: readonly string[];
  /** Cents that a stay may cost at most. */
  atMost?: number;
  /** Stays of one hotel that are listed at most. */
  perHotel: number;
  home: Market;
}

/** A list of everything: pages are cut from it. */
const ALL = 100_000;

/** Every stay of a gift, the best first, whatever filters are ticked. */
function staysOf(model: SearchModel, search: GiftSearch, now: MarketNow): SearchHit[] {
  const { criteria, offerIds, perHotel, home } = search;
  const dated = criteria.checkin !== undefined;
  const flow = dated ? 'booking' : 'gifting';
  const all = { ...criteria, ...emptyFilters(), flow, page: 0 } as const;
  const { priceMin: _min, priceMax: _max, hotelScore: _score, ...open } = all as SearchCriteria;
  if (!offerIds) return model.engine.search(open, now, { size: ALL, perHotel, home }).hits;
  const ids = new Set(offerIds);
  const hits = [...ids].flatMap((id) => model.engine.offer(id, { ...open, flow: 'gifting' }, now) ?? []);
  const wanted = hits.filter(({ hotel }) => criteria.hotelId === undefined || hotel.id === criteria.hotelId);
  if (!dated) return wanted;
  const hotels = new Set(wanted.map(({ hotel }) => hotel.id));
  return [...hotels].flatMap(
    (hotelId) => model.engine.search({ ...open, hotelId }, now, { size: perHotel, perHotel, home }).hits,
  );
}

/** Whether a stay passes the ticked values of a family. */
function passes(hit: SearchHit, family: CountedFamily, criteria: SearchCriteria): boolean {
  const { ticked, values } = FACET_READERS[family];
  const wanted = ticked(criteria);
  if (wanted.length === 0) return true;
  const own = values(hit);
  // A house must have every ticked facility, and one of the ticked values elsewhere.
  return family === 'facility'
    ? wanted.every((value) => own.includes(value))
    : wanted.some((value) => own.includes(value));
}

const FAMILIES = Object.keys(FACET_READERS) as CountedFamily[];

function passesPrice({ sellPrice }: SearchHit, { criteria, atMost = Infinity }: GiftSearch): boolean {
  const { priceMin = 0, priceMax = Infinity } = criteria;
  return sellPrice >= priceMin && sellPrice <= Math.min(priceMax, atMost);
}

/** One page of the stays of a gift. [PAPI-19] [PAPI-20] [PAPI-23] */
export function giftOffers(
  model: SearchModel,
  search: GiftSearch,
  now: MarketNow,
  size: number,
): SearchResult {
  const { criteria } = search;
  const hits = staysOf(model, search, now).filter(
    (hit) => passesPrice(hit, search) && FAMILIES.every((family) => passes(hit, family, criteria)),
  );
  const first = criteria.page * size;
  return { total: hits.length, hits: hits.slice(first, first + size) };
}

/** Counts of hotels by value, each family counted as if nothing of it were ticked. [PAPI-21] */
export function giftFacets(model: SearchModel, search: GiftSearch, now: MarketNow): FacetResult {
  const { criteria } = search;
  const stays = staysOf(model, search, now);
  const counts = { price: new Map<string, number>() } as FacetCounts;
  for (const family of FAMILIES) {
    const hotels = new Map<string, Set<string>>();
    for (const hit of stays) {
      const others = FAMILIES.filter((each) => each !== family);
      if (!passesPrice(hit, search) || !others.every((each) => passes(hit, each, criteria))) continue;
      for (const value of FACET_READERS[family].values(hit)) {
        const seen = hotels.get(value) ?? new Set();
        hotels.set(value, seen.add(hit.hotel.id));
      }
    }
    counts[family] = new Map([...hotels].map(([value, seen]) => [value, seen.size]));
  }
  const total = new Set(
    stays
      .filter((hit) => passesPrice(hit, search) && FAMILIES.every((family) => passes(hit, family, criteria)))
      .map(({ hotel }) => hotel.id),
  ).size;
  return { total, counts };
}
