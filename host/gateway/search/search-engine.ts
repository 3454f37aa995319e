import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import type { PlainDate, PlainMonth } from '../../../widgets/core/dates/plain-date.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { FacetFamily } from '../../../widgets/core/search/facets.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { CatalogueCountry, HotelRecord, OfferRecord } from '../catalogue/records.ts';
import type { Steps } from './in-slices.ts';

/** One offer that matches, with what it costs the party. Amounts are cents. */
export interface SearchHit {
  offer: OfferRecord;
  hotel: HotelRecord;
  /** The whole stay for the whole party; for an activity all participants. */
  sellPrice: number;
  /** Without promotions; equal to `sellPrice` where there is none. */
  refPrice: number;
  /** `final` when the price is that of the chosen days. */
  priceType: 'from' | 'final';
  /** 0 for an activity. */
  nights: number;
  /** Rooms left for the chosen days; only with dates. */
  availableRooms?: number;
  /** km from lat/lng of the criteria, where they have one. */
  distance?: number;
}

/** One page of hits. */
export interface SearchResult {
  total: number;
  hits: SearchHit[];
}

/** How much of the result is wanted. */
export interface SearchOptions {
  /** Hits on a page; the page itself is in the criteria. */
  size: number;
  /** Offers of one hotel that are listed at most; the best in the order of the search. 1 unless told. [API-19] */
  perHotel?: number;
  /** The visitor's country: in the order of price and quality it comes before others of the same worth. */
  home?: CatalogueCountry;
}

/** How many hotels stand behind one value of a facet family. */
export type FacetCounts = Record<Exclude<FacetFamily, 'highlighted'>, Map<string, number>>;

/** The counts of a search: each family counted as if nothing of it were ticked. */
export interface FacetResult {
  /** What the search itself finds. */
  total: number;
  counts: FacetCounts;
}

/** A located hotel with its matching offers. The first is the cheapest: its card says the marker's price. [MAP-12] */
export interface Marker {
  hotel: HotelRecord;
  offerIds: string[];
  /** Cents, for the whole stay. */
  fromPrice: number;
}

/** How much of a map is wanted. */
export interface MarkerOptions {
  /** Markers at most. */
  size: number;
  /** Offers of a marker at most: the best of the hotel in the order of the search. */
  perHotel: number;
}

/** The cheapest stay that may begin on a day. */
export interface DayPrice {
  /** Cents a night. */
  perNight: number;
  /** Fewest nights of a stay that begins that day. */
  minLos: number;
}

/**
 * What answers searches. It reads a model of the sellable catalogue and never decides a sale. Criteria come as the
 * core reads them; dates that are not usable any more count as none. [CAL-27] What looks at many hotels is done in steps,
 * between which other searches and changes have their turn: each hotel is answered as of one instant.
 */
export interface SearchEngine {
  readonly size: { hotels: number; offers: number };
  search(criteria: SearchCriteria, now: MarketNow, options: SearchOptions): Steps<SearchResult>;
  facets(criteria: SearchCriteria, now: MarketNow): Steps<FacetResult>;
  /** The located hotels that match, in the order of the search: its best where there are more than `size`. */
  markers(criteria: SearchCriteria, now: MarketNow, options: MarkerOptions): Steps<Marker[]>;
  /** Prices by day of `count` months; a day that is not listed has nothing to sell. [API-27] */
  calendarMonths(
    criteria: SearchCriteria,
    now: MarketNow,
    from: PlainMonth,
    count: number,
  ): Steps<Map<PlainDate, DayPrice>>;
  /** Lengths in nights that some offer of the flow that is sold still has from that day on, ascending. [API-20] */
  checkoutNights(flow: SearchFlow, checkin: PlainDate, pax: Pax, now: MarketNow): Steps<number[]>;
  /** The same for one offer, at most `longest` nights; empty for an unknown offer. [API-22] */
  offerNights(offerId: string, checkin: PlainDate, longest: number, pax: Pax): number[];
  /** One offer priced for the criteria, or undefined when it is unknown or not sold then. */
  offer(offerId: string, criteria: SearchCriteria, now: MarketNow): SearchHit | undefined;
  hotel(hotelId: string): HotelRecord | undefined;
  /** How often prices or stock changed, of any hotel or of those of a place: an answer holds while it stays. */
  changes(placeId?: string): number;
}
