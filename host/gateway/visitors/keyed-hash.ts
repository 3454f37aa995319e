import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { allSecrets, presentSecret, type Secret } from './secret.ts';

const hashWith = (secret: string, purpose: string, token: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');

/** HMAC of a token: the database alone is not enough to forge one. */
export function keyedHash(secret: Secret, purpose: string, token: string): string {
  return hashWith(presentSecret(secret), purpose, token);
}

/** HMACs of a token under which it may be stored: that of the present secret first, then those of older ones. */
export function keyedHashes(secret: Secret, purpose: string, token: string): [string, ...string[]] {
  const [present, ...older] = allSecrets(secret);
  return [hashWith(present, purpose, token), ...older.map((one) => hashWith(one, purpose, token))];
}

/** Whether a signature is one of those expected; the time that it takes does not tell which part differs. */
export function isOneOf(signature: string, expected: readonly string[]): boolean {
  const given = Buffer.from(signature);
  return expected.some((one) => {
    const wanted = Buffer.from(one);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** A random token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
