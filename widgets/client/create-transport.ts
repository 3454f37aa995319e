import { marketNow, type MarketNow } from '../core/dates/market-time.ts';
import type { Shape } from '../contract/answer-shape.ts';
import type { CallBase } from '../contract/call.ts';
import { StayError, type ErrorCode } from '../core/errors/catalogue.ts';
import type { Locale } from '../core/market/locale.ts';
import { settingsOf } from '../core/market/market-settings.ts';
import { Misfit, readAnswer } from './read-answer.ts';
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
  base?: Exclude<CallBase, 'api'>;
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON, by POST. */
  body?: unknown;
  /** What a good answer looks like. */
  shape: Shape;
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
  const byKey = new Map<string, AbortController>();
  const inFlight = new Map<string, Promise<unknown>>();

  async function attempt(url: string, request: CallRequest, signal: AbortSignal): Promise<unknown> {
    const { body, shape, path } = request;
    const send = options.fetch ?? fetch;
    const response = await send(url, {
      signal,
      credentials: 'omit',
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const { status } = response;
    if (!response.ok) {
      const retryAfter = Number(response.headers.get('Retry-After')) || 0;
      // A body that nobody reads holds its connection.
      void response.body?.cancel().catch(() => undefined);
      throw new StayError(
        CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER'),
        `${path} answered ${status}`,
        {
          call: path,
          status,
          retryAfter,
        },
      );
    }
    const text = await response.text();
    try {
      return readAnswer(shape, JSON.parse(text));
    } catch (error) {
      const at = error instanceof Misfit ? error.path : '';
      throw new StayError('BAD_ANSWER', `${path} breaks the contract at ${at || 'its root'}`, {
        call: path,
        status,
        path: at,
      });
    }
  }

  async function run(url: string, request: CallRequest, call: CallOptions): Promise<unknown> {
    const stop = new AbortController();
    const { key, signal } = call;
    const cancel = () => stop.abort(signal?.reason);
    const tooLate = new StayError('TIMEOUT', `${request.path} took longer than ${timeoutMs} ms`, {
      call: request.path,
    });
    const timer = setTimeout(() => stop.abort(tooLate), timeoutMs);
    const endsAt = performance.now() + timeoutMs;
    if (key) {
      byKey.get(key)?.abort();
      byKey.set(key, stop);
    }
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          return await untilStopped(attempt(url, request, stop.signal), stop.signal);
        } catch (error) {
          if (stop.signal.aborted) throw stop.signal.reason;
          const failure =
            error instanceof StayError
              ? error
              : new StayError('NETWORK', `${request.path} was not reached`, { call: request.path });
          const { status = 0, retryAfter = 0 } = failure.details as { status?: number; retryAfter?: number };
          const wait = retryAfter ? retryAfter * 1_000 : BACKOFF * 2 ** tries;
          const again = failure.code === 'NETWORK' || status >= 500 || status === 429;
          if (!again || tries >= retries || performance.now() + wait >= endsAt) throw failure;
          await untilStopped(new Promise((resolve) => setTimeout(resolve, wait)), stop.signal);
        }
      }
    } catch (error) {
      // A call that was cancelled is nobody's failure.
      if (error instanceof StayError) options.onError?.(error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      if (key && byKey.get(key) === stop) byKey.delete(key);
    }
  }

  return {
    options,
    now: () => marketNow((options.now ?? Date.now)(), settingsOf(options.locale).timeZone),
    send<Answer>(request: CallRequest, call: CallOptions = {}): Promise<Answer> {
      const base = baseOf(request.base, options);
      const url = base.replace(/\/$/, '') + request.path + queryOf(request.query);
      if (call.key || call.signal) return run(url, request, call) as Promise<Answer>;
      const id = url + JSON.stringify(request.body ?? '');
      let answer = inFlight.get(id);
      if (!answer) {
        answer = run(url, request, call).finally(() => inFlight.delete(id));
        inFlight.set(id, answer);
      }
      return answer as Promise<Answer>;
    },
  };
}

/** The address that a call goes below. */
function baseOf(
  base: CallRequest['base'],
  { api, searchApi, frontGateway, wedEndpoint, origin }: ClientOptions,
): string {
  if (base === 'searchApi') return searchApi ?? api.replace(/api\/?$/, 'search-api');
  if (base === 'gateway') return frontGateway ?? api.replace(/api\/?$/, 'gateway');
  if (base === 'wedEndpoint') return wedEndpoint ?? api;
  if (base === 'origin') return origin ?? api.replace(/\/api\/?$/, '');
  return api;
}

/** Settles with `work`, or rejects with the reason of `signal` as soon as that is given. */
function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(signal.reason);
    if (signal.aborted) stopped();
    signal.addEventListener('abort', stopped);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stopped));
  });
}

/** Parameters that have a value, as `?a=1&b=2`; commas stay readable. */
function queryOf(query: CallRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    .toString()
    .replace(/%2C/g, ',');
  return text && `?${text}`;
}
