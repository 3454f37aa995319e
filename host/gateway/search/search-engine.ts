import type { Availability } from '../../../widgets/core/dates/selectable-days.ts';
import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import type { PlainDate, PlainMonth } from '../../../widgets/core/dates/plain-date.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { Facets } from '../../../widgets/core/search/facets.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { OfferPage } from '../../../widgets/core/search/offer-page.ts';
import type { StayPackage } from '../../../widgets/core/search/stay-package.ts';

/** Who asks, and when. */
export interface SearchContext {
  /** Language of the texts, and the market whose clock decides which dates are too late. */
  locale: Locale;
  /** The market's wall clock. */
  now: MarketNow;
}

/** How much of a result is wanted. */
export interface PageOptions {
  /** Offers on a page, 1 to 100; SEARCH_PAGE_SIZE unless told. */
  size?: number;
  /** At most so many offers in all, from the first on: fallback searches. [API-13] */
  limit?: number;
  /** Offers of one hotel at most; 1 unless told, without limit when `hotelId` is searched. [API-19] */
  perHotel?: number;
}

/** Months of prices. */
export interface MonthQuery {
  from: PlainMonth;
  /** 1 to 12. */
  count: number;
  criteria: SearchCriteria;
}

/**
 * The search over everything that is sold, asked in the terms of the trade. What stands behind it, a read model or
 * a database, no route can tell.
 */
export interface SearchEngine {
  /** Offers that can be sold, of every hotel the best one first. */
  readonly size: { hotels: number; offers: number };
  /** One page of cards, `criteria.page` counted from 0, and the number of all. */
  search(criteria: SearchCriteria, context: SearchContext, options?: PageOptions): OfferPage;
  /** Counts of every family, each without its own filter, with names in the locale, and the total. [FACET-03] */
  facets(criteria: SearchCriteria, context: SearchContext): Facets;
  /** One package a hotel, nearest the head of the order first. [API-17] [MAP-02] */
  markers(criteria: SearchCriteria, context: SearchContext, options?: { limit?: number; perHotel?: number }): StayPackage[];
  /** The lowest price of each day on which a stay can begin, for the criteria without their dates. [API-27] */
  calendarMonths(query: MonthQuery, context: SearchContext): Availability;
  /** Lengths that any offer of the flow allows from a day on, ascending. [API-20] [API-21] */
  checkoutNights(
    flow: SearchFlow,
    start: { checkin: PlainDate; pax: Pax; offerId?: string; length?: number },
    context: SearchContext,
  ): number[];
  /** One offer as a card: with the price of the dates where given, else its lowest. [API-26] */
  offer(offerId: string, criteria: SearchCriteria, context: SearchContext): OfferCard | undefined;
}
