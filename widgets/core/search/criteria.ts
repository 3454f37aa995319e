import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Flexibility } from '@staykit/values/search/flexibility.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { LocationRef } from '@staykit/values/search/location.ts';
import type { Sort } from '@staykit/values/search/sort.ts';

/** The filters that a visitor ticks beside the criteria proper. [ENTITY-01] */
export interface SearchFilters {
  hotelTypes: string[];
  hotelEnvironments: string[];
  hotelStyles: string[];
  /** Star classes, of 5, 4 and 3. */
  stars: number[];
  /** Lowest review score, on base 10. */
  hotelScore?: number;
  /** Lowest price, in cents. */
  priceMin?: number;
  /** Highest price, in cents. */
  priceMax?: number;
  facilities: string[];
  /** Activity ids. */
  tags: string[];
}

/** Everything that a search is made of: what the address holds, and what the search calls send. */
export interface SearchCriteria extends SearchFilters {
  flow: SearchFlow;
  pax: Pax;
  checkin?: PlainDate;
  checkout?: PlainDate;
  /** Nights between checkin and checkout, where known. */
  night?: number;
  /** Other days than checkin are searched too, for as many nights; exact dates without it. */
  flex?: Flexibility;
  location?: LocationRef;
  /** Offers of one hotel only. */
  hotelId?: string;
  /** One offer only. */
  id?: string;
  lat?: number;
  lng?: number;
  /** Nearest and farthest distance from lat/lng, in km. */
  distanceMin?: number;
  distanceMax?: number;
  /** Whether 'Include offers around' is ticked: without it no distance is sent. [FILTER-27] */
  distanceActive: boolean;
  /** Thematic id. [THEME-02] */
  theme?: number;
  sort?: Sort;
  /** Zero-based page. [ROUTE-13] */
  page: number;
  /** Where the search came from: the search parameter `from`. */
  from?: string;
  giftFormat?: string;
  giftNights?: number;
  giftAdult?: number;
  upsell?: string;
}
