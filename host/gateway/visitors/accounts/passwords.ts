import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../../errors/gateway-error.ts';

/** Scrypt parameters; memory is 128 * N * r bytes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB and three rounds: about a quarter of a second. */
export const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Concurrent hashes, and the queue length: more would exhaust the memory of a small server. */
const AT_ONCE = 2;
const WAITING = 50;

const KEY_BYTES = 32;

/** Hashes and verifies passwords. */
export interface Passwords {
  /** `scrypt$N,r,p$salt$key`: contains its parameters, so that it can be verified after they were raised. */
  store(password: string): Promise<string>;
  /**
   * Verifies a password. Without a stored one it takes as long and returns false, so that timing does not reveal
   * accounts.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether a stored hash uses weaker parameters than new ones. */
  isWeak(stored: string): boolean;
}

/** Password hashing with scrypt. */
export function createPasswords(cost: ScryptCost = SCRYPT_COST): Passwords {
  const take = turns();
  const keyOf = (password: string, salt: Buffer, { N, r, p }: ScryptCost) =>
    take(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const settings = { N, r, p, maxmem: 256 * N * r };
          // Normalised, since keyboards encode the same letter differently.
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

/** Limits concurrent work; queues some and rejects the rest. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING)
        throw new GatewayError('UNAVAILABLE', 'Too many sign-ins at the moment.');
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
