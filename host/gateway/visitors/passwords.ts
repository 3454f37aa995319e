import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../plugins/gateway-error.ts';

/** What one try costs whoever guesses: memory is 128 * N * r bytes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB and three rounds: about a quarter of a second. */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Passwords that are worked out at one time, and that wait for it: more would take all memory of a small server. */
const AT_ONCE = 2;
const WAITING = 50;

const KEY_BYTES = 32;

/** Stores and compares passwords. */
export interface Passwords {
  /** `scrypt$N,r,p$salt$key`: everything that is needed to compare later, also after the cost was raised. */
  store(password: string): Promise<string>;
  /**
   * Whether a password is the stored one. Without a stored one it takes as long and says no: nobody learns from the
   * clock which accounts there are.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether a stored password is cheaper to guess than new ones. */
  isWeak(stored: string): boolean;
}

/** Passwords by scrypt. */
export function createPasswords(cost: ScryptCost = SCRYPT_COST): Passwords {
  const take = turns();
  const keyOf = (password: string, salt: Buffer, { N, r, p }: ScryptCost) =>
    take(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const settings = { N, r, p, maxmem: 256 * N * r };
          // Normalised, since keyboards spell the same letter in different ways.
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, settings, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  const nobody = Buffer.alloc(16);
  return {
    async store(password) {
      const salt = randomBytes(16);
      const key = await keyOf(password, salt, cost);
      return `scrypt$${cost.N},${cost.r},${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async matches(password, stored) {
      const known = stored === undefined ? undefined : readStored(stored);
      if (!known) {
        await keyOf(password, nobody, cost);
        return false;
      }
      return timingSafeEqual(await keyOf(password, known.salt, known.cost), known.key);
    },
    isWeak(stored) {
      const known = readStored(stored)?.cost;
      return !known || known.N * known.r * known.p < cost.N * cost.r * cost.p;
    },
  };
}

function readStored(stored: string): { cost: ScryptCost; salt: Buffer; key: Buffer } | undefined {
  const [kind, numbers = '', salt = '', key = ''] = stored.split('$');
  const [N = 0, r = 0, p = 0] = numbers.split(',').map(Number);
  const bytes = Buffer.from(key, 'base64url');
  if (kind !== 'scrypt' || !(N > 1 && r > 0 && p > 0) || bytes.length !== KEY_BYTES) return undefined;
  return { cost: { N, r, p }, salt: Buffer.from(salt, 'base64url'), key: bytes };
}

/** Lets some work run at one time, some wait, and turns the rest away. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING)
        throw new GatewayError('UNAVAILABLE', 'Too many people sign in at this moment.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
