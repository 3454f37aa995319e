import type { PublicKey } from './id-token.ts';

/** Where Google publishes the keys of its sign-in tokens, and how it names itself in them. */
export const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
export const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Milliseconds that keys are kept: Google announces new ones days ahead. */
const KEEP_MS = 60 * 60_000;
const PATIENCE_MS = 3_000;

/** The present keys of an issuer, asked for once an hour; old ones stay where the issuer does not answer. */
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
