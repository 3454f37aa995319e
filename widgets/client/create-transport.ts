import type { MarketNow } from '../core/dates/market-time.ts';
import { StayError, type ErrorCode } from '../core/errors/catalogue.ts';
import type { Locale } from '../core/market/locale.ts';
import { localNow } from '../core/market/time-zone.ts';
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
  /** Method and path of the facet call (FACETS_METHOD, FACETS_PATH). [API-01] */
  facets?: { method?: 'GET' | 'POST'; path?: string };
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
export interface Transport {
  readonly options: ClientOptions;
  /** The clock of the market that the locale sells in. [CAL-27] */
  now(): MarketNow;
  send<Answer>(request: CallRequest, call?: CallOptions): Promise<Answer>;
}

const CODES: Record<number, ErrorCode> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Milliseconds before the first retry; doubled for each further one. */
const BACKOFF = 150;

/**
 * The way to the API: one time limit over all retries, cancelling by key or signal, one request at a time of the
 * same address, no credentials, and nothing but coded errors.
 */
export function createTransport(options: ClientOptions): Transport {
  const { timeoutMs = 4_500, retries = 2 } = options;
  const byKey = new Map<string | undefined, AbortController>();
  const inFlight = new Map<string, Promise<unknown>>();

  async function run(
    url: string,
    request: CallRequest,
    { key, signal: given }: CallOptions,
  ): Promise<unknown> {
    const { path: call, body, shape } = request;
    const stop = new AbortController();
    const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal;
    const endsAt = performance.now() + timeoutMs;
    const fault = (code: ErrorCode, what: string, more?: object) =>
      new StayError(code, `${call} ${what}`, { call, ...more });

    const attempt = async (): Promise<unknown> => {
      signal.throwIfAborted();
      const response = await (options.fetch ?? fetch)(url, {
        signal,
        credentials: 'omit',
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      const { ok, status, headers } = response;
      // Read also where it says what failed: a body that nobody reads holds its connection.
      const text = await response.text();
      if (!ok) {
        const retryAfter = Number(headers.get('Retry-After')) || 0;
        const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER');
        throw fault(code, `answered ${status}`, { status, retryAfter });
      }
      try {
        return shape(JSON.parse(text), '');
      } catch (error) {
        const path = typeof error === 'string' ? error : '';
        throw fault('BAD_ANSWER', `breaks the contract at ${path || 'its root'}`, { status, path });
      }
    };

    const insist = async (left: number, pause: number): Promise<unknown> => {
      try {
        return await attempt();
      } catch (error) {
        signal.throwIfAborted();
        const failure = error instanceof StayError ? error : fault('NETWORK', 'was not reached');
        const { status = 500, retryAfter = 0 } = failure.details as { status?: number; retryAfter?: number };
        const wait = retryAfter * 1_000 || pause;
        const helps = left && (status >= 500 || status === 429) && performance.now() + wait < endsAt;
        if (!helps) throw failure;
        await new Promise((resolve) => setTimeout(resolve, wait));
        return insist(left - 1, pause * 2);
      }
    };

    const tooLate = () => stop.abort(fault('TIMEOUT', `took longer than ${timeoutMs} ms`));
    const timer = setTimeout(tooLate, timeoutMs);
    byKey.get(key)?.abort();
    if (key) byKey.set(key, stop);
    try {
      const stopped = new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      return await Promise.race([stopped, insist(retries, BACKOFF)]);
    } catch (error) {
      // A call that was cancelled is nobody's failure.
      if (error instanceof StayError) options.onError?.(error);
      throw error;
    } finally {
      clearTimeout(timer);
      if (byKey.get(key) === stop) byKey.delete(key);
    }
  }

  return {
    options,
    now: () => localNow((options.now ?? Date.now)(), options.locale),
    send<Answer>(request: CallRequest, call: CallOptions = {}): Promise<Answer> {
      const base = request.base?.(options) ?? options.api;
      const url = base.replace(/\/$/, '') + request.path + queryOf(request.query);
      if (call.key || call.signal) return run(url, request, call) as Promise<Answer>;
      const id = url + JSON.stringify(request.body);
      let answer = inFlight.get(id);
      if (!answer) {
        answer = run(url, request, call).finally(() => inFlight.delete(id));
        inFlight.set(id, answer);
      }
      return answer as Promise<Answer>;
    },
  };
}

/** Parameters that have a value, as `?a=1&b=2`; commas stay readable. */
function queryOf(query: CallRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = String(new URLSearchParams(given as [string, string][])).replaceAll('%2C', ',');
  return text && `?${text}`;
}
