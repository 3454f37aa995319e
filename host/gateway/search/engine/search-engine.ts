import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { FacetFamily } from '@staykit/core/search/facets/facets.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { CatalogueCountry, HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import type { Steps } from '../in-slices.ts';

/** A matching offer with its price for the party. Amounts are cents. */
export interface SearchHit {
  offer: OfferRecord;
  hotel: HotelRecord;
  /** For the whole stay and party, with the local tax that the shop collects; for an activity, all participants. */
  sellPrice: number;
  /** That tax. */
  localTax: number;
  /** Without promotions; equal to `sellPrice` without one. */
  refPrice: number;
  /** `final` if the price is for the chosen dates. */
  priceType: 'from' | 'final';
  /** 0 for an activity. */
  nights: number;
  /** First day of the stay; only of flexible dates. */
  checkin?: PlainDate;
  /** Rooms of the price; only of stays. */
  nbRooms?: number;
  /** Parties of this size that still fit on the chosen dates; only with dates. */
  availableRooms?: number;
  /** Distance in km from lat/lng of the criteria, if given. */
  distance?: number;
}

/** One page of hits. */
export interface SearchResult {
  total: number;
  hits: SearchHit[];
}

/** Paging options. */
export interface SearchOptions {
  /** Page size; the page number is in the criteria. */
  size: number;
  /** Maximum number of offers per hotel, the best in the search's order. 1 by default. [API-19] */
  perHotel?: number;
  /** The visitor's country, preferred in `priceQuality` among offers of equal value. */
  home?: CatalogueCountry;
}

/** Hotel counts by value of each facet family. */
export type FacetCounts = Record<Exclude<FacetFamily, 'highlighted'>, Map<string, number>>;

/** Facet counts of a search; each family is counted without its own filter. */
export interface FacetResult {
  /** Number of matches of the search itself. */
  total: number;
  counts: FacetCounts;
}

/** A hotel on the map with its matching offers; the first is that of its card and gives the marker's price. [MAP-12] */
export interface Marker {
  hotel: HotelRecord;
  offerIds: string[];
  /** Cents for the whole stay. */
  fromPrice: number;
  /** Its nights; 0 where it has none. */
  nights: number;
}

/** Limits of a map. */
export interface MarkerOptions {
  /** Maximum number of markers. */
  size: number;
  /** Maximum number of offers per marker, the best in the search's order. */
  perHotel: number;
}

/** The cheapest stay that begins on a day. */
export interface DayPrice {
  /** Cents per night. */
  perNight: number;
  /** Minimum stay of an arrival on that day. */
  minLos: number;
}

/**
 * The search engine. Reads the catalogue in memory and never decides a sale. Criteria are those of core; unusable
 * dates count as none. [CAL-27] Searches over many hotels run in steps and pause for others in between; each hotel's
 * data is consistent.
 */
export interface SearchEngine {
  readonly size: { hotels: number; offers: number };
  search(criteria: SearchCriteria, now: MarketNow, options: SearchOptions): Steps<SearchResult>;
  facets(criteria: SearchCriteria, now: MarketNow): Steps<FacetResult>;
  /** Matching hotels for the map in the search's order, at most `size`. */
  markers(criteria: SearchCriteria, now: MarketNow, options: MarkerOptions): Steps<Marker[]>;
  /** Prices by day for `count` months; missing days have no offer. [API-27] */
  calendarMonths(
    criteria: SearchCriteria,
    now: MarketNow,
    from: PlainMonth,
    count: number,
  ): Steps<Map<PlainDate, DayPrice>>;
  /** Possible nights from a check-in over all offers of a flow, ascending. [API-20] */
  checkoutNights(flow: SearchFlow, checkin: PlainDate, pax: Pax, now: MarketNow): Steps<number[]>;
  /** The same for one offer, at most `longest` nights; empty for an unknown offer. [API-22] */
  offerNights(offerId: string, checkin: PlainDate, longest: number, pax: Pax): number[];
  /** One offer, priced for the criteria; undefined if unknown or not sold. */
  offer(offerId: string, criteria: SearchCriteria, now: MarketNow): SearchHit | undefined;
  hotel(hotelId: string): HotelRecord | undefined;
  /** Counter of price and stock changes, of all hotels or those of a place: cached answers are valid while it stays. */
  changes(placeId?: string): number;
}
