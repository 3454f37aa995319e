import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { Values } from './client-call.ts';
import type { ClientOptions } from './client-options.ts';
import { createReadTransport, type ReadTransport } from './create-read-transport.ts';

/** Sends calls and reads their answers. */
export interface Transport extends ReadTransport {
  /** The clock of the market that the locale sells in. [CAL-27] */
  now(): MarketNow;
}

/** The way to the API for every call: besides reading it posts, and makes one request at a time of the same call and values. */
export function createTransport(options: ClientOptions): Transport {
  const { send } = createReadTransport(options);
  const inFlight = new Map<string, { shape: unknown; answer: Promise<unknown> }>();
  return {
    options,
    now: () => localNow((options.now ?? Date.now)(), options.locale),
    send(call, values, given = {}) {
      const ask = () => send(call, values, call.method ? { init: posting, ...given } : given);
      if (given.key || given.signal) return ask();
      const { method, base, path, shape } = call;
      const id = JSON.stringify([method, base?.(options), path, values]);
      const known = inFlight.get(id);
      // Two calls may read different parts of the same answer.
      if (known && known.shape === shape) return known.answer as ReturnType<typeof ask>;
      const answer = ask().finally(() => inFlight.delete(id));
      inFlight.set(id, { shape, answer });
      return answer;
    },
  };
}

/** How values travel as JSON. */
export const posting = (values: Values): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(values),
});
