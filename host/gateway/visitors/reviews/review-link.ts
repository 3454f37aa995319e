import { isOneOf, keyedHash, keyedHashes } from '../keyed-hash.ts';
import type { Secret } from '../secret.ts';

/** Purpose of the signature: a token of another kind of link does not open a review. */
const PURPOSE = 'review';

/** A token for the review of one stay, valid until an instant in ms since 1970. */
export function reviewToken(secret: Secret, bookingNumber: string, until: number): string {
  const said = `${bookingNumber}.${Math.floor(until / 1_000).toString(36)}`;
  return `${said}.${keyedHash(secret, PURPOSE, said)}`;
}

/** The booking number of a token; undefined if it is invalid or expired. */
export function bookingOfToken(secret: Secret, token: string, now: number): string | undefined {
  const [, said = '', number, until = '', signature = ''] =
    /^((\d{8})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!isOneOf(signature, keyedHashes(secret, PURPOSE, said))) return undefined;
  return parseInt(until, 36) * 1_000 > now ? number : undefined;
}
