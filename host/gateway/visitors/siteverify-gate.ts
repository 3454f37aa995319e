import { createHash } from 'node:crypto';
import type { BotGate } from './bot-gate.ts';

/** What a provider of the siteverify kind (hCaptcha, Turnstile, reCAPTCHA) is asked with. */
export interface SiteverifyOptions {
  name: string;
  /** `https://.../siteverify` */
  url: string;
  secret: string;
  clock: () => number;
  fetch?: typeof fetch;
}

/** Milliseconds that a token of a provider is remembered: all of them end before. */
const TOKEN_LIFE_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;

/** A gate of another provider: its own script gives the browser the proof, and its server is asked about it. */
export function siteverifyGate({ name, url, secret, clock, fetch: ask = fetch }: SiteverifyOptions): BotGate {
  return {
    name,
    challenge: async () => undefined,
    async check(proof) {
      const answer = await ask(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      // A provider that is away lets nobody in: the form says so, and the visitor tries again.
      const said = answer?.ok
        ? ((await answer.json().catch(() => undefined)) as { success?: unknown })
        : undefined;
      if (said?.success !== true) return undefined;
      return {
        name: `${name}:${createHash('sha256').update(proof).digest('base64url')}`,
        expiresAt: clock() + TOKEN_LIFE_MS,
      };
    },
  };
}
