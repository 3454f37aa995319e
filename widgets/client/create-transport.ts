import type { MarketNow } from '../core/dates/market-time.ts';
import type { StayError } from '../core/errors/catalogue.ts';
import type { Locale } from '../core/market/locale.ts';
import type { HighlightedFacet } from '../core/search/highlighted-facets.ts';
import { localNow } from '../core/market/time-zone.ts';
import { createReadTransport, type ReadTransport } from './create-read-transport.ts';
import type { Check } from './read-answer.ts';
import type { CallOptions } from './stay-client.ts';

/** Where the API is, and how patient the client is. */
export interface ClientOptions {
  /** Base address of the API: `/api`, or `https://shop.example/api`. */
  api: string;
  /** Base address of the search api; beside the API unless told. */
  searchApi?: string;
  /** Base address of {wedEndpoint}; the API unless told. [PAPI-01] */
  wedEndpoint?: string;
  /** Base address of the front gateway; beside the API unless told. */
  frontGateway?: string;
  /** The site itself, for the calls that stand below no base; that of the API unless told. */
  origin?: string;
  /** Sent with every call that takes it. [LOCALE-05] */
  locale: Locale;
  /** Minisite id of the partner; sent only by the calls that take it. [MINISITE-17] */
  minisite?: number;
  /** The present instant in ms since 1970: dates that have passed are not sent. The machine's clock unless told. */
  now?: () => number;
  /** Stands in for the browser's `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Most milliseconds that a call may take, with all its retries. 4,500 unless told. */
  timeoutMs?: number;
  /** How often a safe call is asked again. 2 unless told. */
  retries?: number;
  /** Told of every failed call once, before it rejects. [API-10] [API-28] */
  onError?: (error: StayError) => void;
  /** The parameter searchProvider of POST offers.json (SEARCH_PROVIDER). [API-14] */
  searchProvider?: string;
  /**
   * Method and path of the facet call (FACETS_METHOD, FACETS_PATH), and the values that the filters show first
   * (HIGHLIGHTED_FACETS: none). [API-01] [FACET-05]
   */
  facets?: { method?: 'GET' | 'POST'; path?: string; highlighted?: readonly HighlightedFacet[] };
}

/** One request, as the functions of the calls describe it. */
export interface CallRequest {
  /** Below the base address, with the leading slash. */
  path: string;
  /** The base address, one of `call-bases.ts`; that of the API unless told. */
  base?: (options: ClientOptions) => string;
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON, by POST. */
  body?: unknown;
  /** What a good answer looks like. */
  shape: Check;
}

/** Sends requests and reads their answers. */
export interface Transport extends ReadTransport {
  /** The clock of the market that the locale sells in. [CAL-27] */
  now(): MarketNow;
  send<Answer>(request: CallRequest, call?: CallOptions): Promise<Answer>;
}

/** The way to the API for every call: besides reading it posts, and makes one request at a time of the same address. */
export function createTransport(options: ClientOptions): Transport {
  const { send: read } = createReadTransport(options);
  const inFlight = new Map<string, Promise<unknown>>();
  return {
    options,
    now: () => localNow((options.now ?? Date.now)(), options.locale),
    send<Answer>({ body, ...request }: CallRequest, call: CallOptions = {}): Promise<Answer> {
      const ask = () =>
        read<Answer>({ ...request, ...(body !== undefined && { init: posting(body) }) }, call);
      if (call.key || call.signal) return ask();
      const { base, path, query } = request;
      const id = JSON.stringify([base?.(options), path, query, body]);
      const answer = inFlight.get(id) ?? ask().finally(() => inFlight.delete(id));
      inFlight.set(id, answer);
      return answer as Promise<Answer>;
    },
  };
}

const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
