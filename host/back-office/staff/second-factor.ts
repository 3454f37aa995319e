import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds of a code, and how many periods a clock may be off. */
const PERIOD = 30;
const WINDOW = 1;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: 'Staykit', label: email, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A new secret in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app needs: the address, and its QR code as SVG. */
export function enrolment(secret: string, email: string): { uri: string; qr: string } {
  const uri = totpOf(secret, email).toString();
  return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/** The period of a code that is right at `now`, or undefined. Codes of that period and earlier ones then count no more. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1_000 / PERIOD) + delta;
}

/** The code at an instant, for the printed account of the demo and for tests. */
export const codeAt = (secret: string, now: number): string =>
  totpOf(secret, '').generate({ timestamp: now });

/** Letters that are not mistaken for each other; 256 is a multiple of their number. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes for the day on which the phone is lost: `xxxxxx-xxxxxx`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]);
    return `${letters.slice(0, 6).join('')}-${letters.slice(6).join('')}`;
  });
