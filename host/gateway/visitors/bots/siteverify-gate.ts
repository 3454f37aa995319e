import { createHash } from 'node:crypto';
import type { BotScript } from '@staykit/core/contact/captcha-settings.ts';
import type { BotGate } from './bot-gate.ts';

/** Settings of a siteverify provider (hCaptcha, Turnstile, reCAPTCHA). */
export interface SiteverifyOptions {
  name: string;
  /** `https://.../siteverify` */
  url: string;
  secret: string;
  /** Script that forms load to get a proof. */
  script?: BotScript;
  clock: () => number;
  fetch?: typeof fetch;
}

/** Milliseconds for which used tokens are stored: providers expire them earlier. */
const TOKEN_LIFE_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;

/** Adapter of a siteverify provider: its script gives the browser a proof, and its server verifies it. */
export function siteverifyGate({
  name,
  url,
  secret,
  script,
  clock,
  fetch: ask = fetch,
}: SiteverifyOptions): BotGate {
  return {
    name,
    challenge: async () => script && { script },
    async check(proof) {
      const answer = await ask(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      // Fails closed: the form shows an error and the visitor tries again.
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
