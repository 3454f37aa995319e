import { addressOf, filledPath, queryOf, type ClientCall, type Values } from './client-call.ts';
import type { ClientOptions } from './client-options.ts';
import type { CallOptions } from '../stay-client.ts';
import { fetchOnce, refused, withinTime } from './within-time.ts';

/** Options of a request besides its values. */
export interface RequestOptions extends CallOptions {
  /** Further options of `fetch`, where values are not sent in the address. */
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
    const [filled, rest] = filledPath(path, values);
    const url = addressOf(options, base, filled) + (init ? '' : queryOf(rest));
    const endsAt = performance.now() + timeoutMs;
    const stop = new AbortController();
    byKey.get(key)?.abort();
    if (key) byKey.set(key, stop);

    return withinTime(
      options,
      timeoutMs,
      // A filled path may hold the code of a gift: errors name the call alone.
      path,
      given,
      async (signal, fault) => {
        let pause = BACKOFF;
        for (let left = retries; ; left -= 1, pause *= 2) {
          const reply = await fetchOnce(options, url, { signal, ...init?.(rest) }, shape, fault);
          const { status, retryAfter, answer } = reply;
          if (status >= 200 && status < 300) return answer;
          const wait = retryAfter * 1_000 || pause;
          const helps = !status || status >= 500 || status === 429;
          if (!left || !helps || performance.now() + wait >= endsAt) throw refused(reply, fault);
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      },
      stop,
    );
  }

  return { options, send: send as ReadTransport['send'] };
}
