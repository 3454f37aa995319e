import { createHmac, randomBytes } from 'node:crypto';

/** HMAC of a token: the database alone is not enough to forge one. */
export function keyedHash(secret: string, purpose: string, token: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');
}

/** A random token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
