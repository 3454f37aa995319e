import { createHmac, randomBytes } from 'node:crypto';

/** What a token is kept as: who reads the database cannot make the token from it, not even by trying. */
export function keyedHash(secret: string, purpose: string, token: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');
}

/** A token that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
