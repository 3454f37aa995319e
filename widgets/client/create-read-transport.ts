import { StayError, type ErrorCode } from '../core/errors/catalogue.ts';
import { filledPath, queryOf, type ClientCall, type Values } from './client-call.ts';
import type { ClientOptions } from './create-transport.ts';
import type { CallOptions } from './stay-client.ts';

/** Options of a request besides its values. */
export interface RequestOptions extends CallOptions {
  /** What `fetch` is told besides, where values travel otherwise than in the address. */
  init?: (values: Values) => RequestInit;
}

/** Sends calls and reads their answers. */
export interface ReadTransport {
  readonly options: ClientOptions;
  send<Asked, Answer>(
    call: ClientCall<Asked, Answer>,
    values: NoInfer<Asked>,
    options?: RequestOptions,
  ): Promise<Answer>;
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
 * The way to the API for a widget that only reads: one time limit over all retries, cancelling by key or signal,
 * no credentials, and nothing but coded errors.
 */
export function createReadTransport(options: ClientOptions): ReadTransport {
  const { timeoutMs = 4_500, retries = 2 } = options;
  const byKey = new Map<string | undefined, AbortController>();

  async function send(
    { path, base, shape }: ClientCall,
    values: object,
    { key, signal: given, init }: RequestOptions = {},
  ): Promise<unknown> {
    const [call, rest] = filledPath(path, values);
    const url = (base?.(options) ?? options.api).replace(/\/$/, '') + call + (init ? '' : queryOf(rest));
    const stop = new AbortController();
    const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal;
    const endsAt = performance.now() + timeoutMs;
    const fault = (code: ErrorCode, what: string, more?: object) =>
      new StayError(code, `${call} ${what}`, { call, ...more });

    const attempt = async (left: number, pause: number): Promise<unknown> => {
      let status = 0;
      let retryAfter = 0;
      signal.throwIfAborted();
      try {
        const response = await (options.fetch ?? fetch)(url, {
          signal,
          credentials: 'omit',
          ...init?.(rest),
        });
        // Read also where it says what failed: a body that nobody reads holds its connection.
        const text = await response.text();
        status = response.status;
        if (response.ok) return shape?.(JSON.parse(text), '');
        retryAfter = Number(response.headers.get('Retry-After')) || 0;
      } catch (thrown) {
        // An answer came, and is not what the contract says.
        const at = typeof thrown === 'string' ? thrown : '';
        if (status)
          throw fault('BAD_ANSWER', `breaks the contract at ${at || 'its root'}`, { status, path: at });
      }
      const wait = retryAfter * 1_000 || pause;
      const helps = !status || status >= 500 || status === 429;
      if (left && helps && performance.now() + wait < endsAt) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        return attempt(left - 1, pause * 2);
      }
      if (!status) throw fault('NETWORK', 'was not reached');
      const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER');
      throw fault(code, `answered ${status}`, { status, retryAfter });
    };

    const tooLate = () => stop.abort(fault('TIMEOUT', `took longer than ${timeoutMs} ms`));
    const timer = setTimeout(tooLate, timeoutMs);
    byKey.get(key)?.abort();
    if (key) byKey.set(key, stop);
    try {
      const stopped = new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      return await Promise.race([stopped, attempt(retries, BACKOFF)]);
    } catch (error) {
      // A call that was cancelled is nobody's failure.
      if (error instanceof StayError) options.onError?.(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return { options, send: send as ReadTransport['send'] };
}
