import type { CallFailurePolicy } from '@staykit/core/errors/call-failure-policy.ts';
import type { DataFlowMode } from '@staykit/core/price/offer-quote.ts';
import type { HighlightedFacet } from '@staykit/core/search/facets/highlighted-facets.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** Base addresses of the API, time limits and settings of a client. */
export interface ClientOptions {
  /** Base address of the API: `/api`, or `https://shop.example/api`. */
  api: string;
  /** Base address of the search api. Default: beside the API. */
  searchApi?: string;
  /** Base address of {wedEndpoint}. Default: the API. [PAPI-01] */
  wedEndpoint?: string;
  /** Base address of the front gateway. Default: beside the API. */
  frontGateway?: string;
  /** The site itself, for the calls that stand below no base. Default: that of the API. */
  origin?: string;
  /** Sent with every call that takes it. [LOCALE-05] */
  locale: Locale;
  /** Minisite id of the partner; sent only by the calls that take it. [MINISITE-17] */
  minisite?: number;
  /** The present instant in ms since 1970: dates that have passed are not sent. The machine's clock by default. */
  now?: () => number;
  /** Stands in for the browser's `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Time limit in milliseconds for a call, with all its retries. 4,500 by default. */
  timeoutMs?: number;
  /** How often a safe call is asked again. 2 by default. */
  retries?: number;
  /** Called once for every failed call, before it rejects. [API-10] [API-28] */
  onError?: (error: StayError) => void;
  /** The parameter searchProvider of POST offers.json (SEARCH_PROVIDER). [API-14] */
  searchProvider?: string;
  /**
   * Method and path of the facet call (FACETS_METHOD, FACETS_PATH), and the values that the filters show first
   * (HIGHLIGHTED_FACETS: none). [API-01] [FACET-05]
   */
  facets?: { method?: 'GET' | 'POST'; path?: string; highlighted?: readonly HighlightedFacet[] };
  /** Which kinds of prices are quoted in real time: those that the hotel is asked for (`pull`) by default. [PAPI-16] */
  quote?: { realtimeModes?: readonly DataFlowMode[] };
  /** How quote-realtime.json spells its parameters, by their names in quote.json: `{ nights: 'nightCount' }`. [PAPI-14] */
  quoteRealtime?: { paramNames?: Readonly<Record<string, string>> };
  /** What a page shows for an activity that there is not: the not-found page by default. [PAPI-03] */
  activity?: { onMissing?: 'notFound' | 'error' };
  /** What a screen keeps when a call fails (CALL_FAILURE_POLICY). [API-28] */
  callFailurePolicy?: Partial<CallFailurePolicy>;
}
