import type { SharedStore } from '../../shared-store/shared-store.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Secret } from '../secret.ts';

/** Mails with links per address and hour, against abuse of other people's addresses. */
export const LINKS_MAX = 5;

/** Milliseconds in which they are counted. */
export const LINKS_WINDOW = 60 * 60_000;

/** The name of an address in the shared store, which has no addresses. */
export const emailKey = (secret: Secret, email: string): string =>
  keyedHash(secret, 'email', email.toLowerCase()).slice(0, 22);

/** Says whether another link may be mailed to an address. Never revealed: the answer would tell who asked before. */
export function createLinkLimit(secret: Secret, store: SharedStore): (email: string) => Promise<boolean> {
  return async (email) =>
    (await store.count(`link:${emailKey(secret, email)}`, LINKS_WINDOW)).count <= LINKS_MAX;
}
