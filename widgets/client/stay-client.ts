import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import type { ClientOptions } from './transport/client-options.ts';
import type { CallFailurePolicy } from '@staykit/core/errors/call-failure-policy.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { SuggestionGroup } from '@staykit/values/search/location.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import type { StayPackage } from '@staykit/core/search/results/stay-package.ts';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call: it then rejects with the signal's reason, which is never reported. */
  signal?: AbortSignal;
  /** Names the place that waits for the answer: a new call of the same key aborts the earlier one. */
  key?: string;
}

/** Options of the offer list. */
export interface OfferOptions extends CallOptions {
  /** At most so many offers: 3 for a fallback search. [API-13] */
  limit?: number;
  /** Offers on a page; the server's own page size without it. */
  size?: number;
  /** `false` leaves the page model out: fallback searches. [API-13] */
  pageModel?: boolean;
}

/** Options of the recommendations. */
export interface RecommendOptions extends CallOptions {
  /** The kind of a place whose own name is wanted, as a shared address holds it; with `sourceCode`. */
  sourceType?: string;
  /** Its id. */
  sourceCode?: string;
}

/** Which list of packages is asked for: each has its own body. [API-14..16] [API-29] */
export interface PackageRequest {
  /** `map`: markers; `hotel`: the other offers of one hotel; `landing`: the best of a landing block. */
  kind: 'map' | 'hotel' | 'landing';
  criteria: SearchCriteria;
  /** Offers per hotel: 1 on the map and in landing blocks, 20 of one hotel by default. [API-19] */
  perHotel?: number;
  /** Hotels at most. Default: as many as there are. [PAPI-29] */
  limit?: number;
}

/** Packages as the server lists them: markers for the map, cards where the server sent them. */
export interface PackagePage {
  packages: StayPackage[];
  offers: OfferCard[];
}

/** A day and the travellers that the possible stay lengths are asked for. */
export interface StayStart {
  checkin: PlainDate;
  pax: Pax;
}

/** Months of prices: `count` months from `from` on. [API-27] */
export interface MonthRequest {
  /** `yyyy-MM` */
  from: string;
  count: number;
  criteria: SearchCriteria;
}

/** Every call of the search. All reject with a `StayError`; none ever sends credentials. */
export interface StayClient {
  /** One page of offers. [API-11..13] */
  offers(criteria: SearchCriteria, options?: OfferOptions): Promise<OfferPage>;
  /** Markers, the other offers of a hotel, or a landing block. [API-14..17] */
  packages(request: PackageRequest, options?: CallOptions): Promise<PackagePage>;
  /** Counts for every filter value. [API-01..10] */
  facets(criteria: SearchCriteria, options?: CallOptions): Promise<Facets>;
  /** Places for a typed term, at most 30. [API-23] [API-24] */
  suggest(term: string, options?: CallOptions): Promise<SuggestionGroup[]>;
  /** Recommended places; `q` may be empty. [API-25] */
  recommend(q: string, options?: RecommendOptions): Promise<SuggestionGroup[]>;
  /** Possible lengths of a stay from a check-in day, in nights, ascending. [API-20] [API-21] */
  checkoutNights(flow: SearchFlow, start: StayStart, options?: CallOptions): Promise<number[]>;
  /** The same for one offer, which has a length of its own. [API-22] */
  offerNights(
    offerId: string,
    start: { checkin: PlainDate; length: number },
    options?: CallOptions,
  ): Promise<number[]>;
  /** Prices by day. [API-27] */
  calendarMonths(request: MonthRequest, options?: CallOptions): Promise<Availability>;
  /** One offer as a card. [API-26] */
  detail(offerId: string, criteria: SearchCriteria, options?: CallOptions): Promise<OfferCard>;
  /** One page of activities of a day. [API-18] */
  activities(criteria: SearchCriteria, options?: CallOptions): Promise<OfferPage>;
}

/** Options of a client whose callers say what a screen keeps when a call fails. [API-28] */
export interface WithFailurePolicy {
  /** CALL_FAILURE_POLICY by default. */
  failurePolicy?: Partial<CallFailurePolicy>;
}

/** The policy of a client, where its options name one. */
export const policyOf = ({ callFailurePolicy: failurePolicy }: ClientOptions): WithFailurePolicy =>
  failurePolicy ? { failurePolicy } : {};

/** What a search box calls. */
export type SearchBoxClient = Pick<
  StayClient,
  'suggest' | 'recommend' | 'checkoutNights' | 'calendarMonths'
> &
  WithFailurePolicy;

/** What a results grid calls. */
export type ResultsClient = Pick<StayClient, 'offers' | 'facets' | 'packages' | 'detail' | 'activities'> &
  WithFailurePolicy;
