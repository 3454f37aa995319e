import type { PublicKey } from './id-token.ts';

/** Google's public keys and issuer names. */
export const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
export const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Milliseconds for which keys are cached: Google announces new ones days ahead. */
const KEEP_MS = 60 * 60_000;
const PATIENCE_MS = 3_000;

/** An issuer's current keys, cached for an hour; the old ones stay while it does not answer. */
export function publishedKeys(
  url: string,
  clock: () => number,
  ask: typeof fetch = fetch,
): () => Promise<readonly PublicKey[]> {
  let known: readonly PublicKey[] = [];
  let until = 0;
  return async () => {
    if (clock() < until) return known;
    const answer = await ask(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
    const body = answer?.ok
      ? ((await answer.json().catch(() => undefined)) as { keys?: unknown })
      : undefined;
    if (Array.isArray(body?.keys)) {
      known = body.keys as PublicKey[];
      until = clock() + KEEP_MS;
    }
    return known;
  };
}
