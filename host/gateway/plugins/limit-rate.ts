import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../widgets/contract/call.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import type { Counted } from '../shared-store.ts';
import { createProcessStore } from '../shared-store/process-store.ts';
import { GatewayError } from './gateway-error.ts';

/** Requests of one address that a call allows in a minute, by the name in the contract. */
export const CALL_LIMITS: Readonly<Record<NonNullable<Call['limit']>, number>> = { strict: 10, form: 30 };

const MINUTE = 60_000;

/**
 * Limits the requests a minute of one address: over all calls (`rateLimit`), and by call where the contract says so.
 * Counts are shared by the processes that share a store. 0 does not limit anything.
 */
export function limitRate(
  app: FastifyInstance,
  { rateLimit = 0, sharedStore = createProcessStore() }: GatewayParts,
): void {
  if (!rateLimit) return;
  function refuse({ count, remainingMs }: Counted, max: number, reply: FastifyReply): void {
    if (count <= max) return;
    const seconds = Math.max(1, Math.ceil(remainingMs / 1_000));
    void reply.header('Retry-After', String(seconds));
    throw new GatewayError('RATE_LIMITED', 'Too many requests from this address.', seconds);
  }

  /** What a request is counted under, and how often that may be in a minute. */
  function* countsOf(request: FastifyRequest): Generator<[key: string, max: number]> {
    if (request.url === '/healthz' || request.url === '/readyz') return;
    yield [rateKey(request.ip), rateLimit];
    const { call, limit } = request.routeOptions.config;
    if (limit) yield [`rate:${call}:${addressKey(request)}`, CALL_LIMITS[limit]];
  }

  const { countNow } = sharedStore;
  if (countNow) {
    // Waiting for what is there already costs more than counting.
    app.addHook('onRequest', (request, reply, done) => {
      for (const [key, max] of countsOf(request)) refuse(countNow(key, MINUTE), max, reply);
      done();
    });
    return;
  }
  app.addHook('onRequest', async (request, reply) => {
    for (const [key, max] of countsOf(request)) refuse(await sharedStore.count(key, MINUTE), max, reply);
  });
}

/**
 * What stands for the visitor's address in counts. A network of IPv6 (/64) is one visitor, since its owner can take
 * any address of it; hashed, so that no list of visitors lies in a store.
 */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => keysOf(ip).address;

/** What all requests of an address are counted under. */
export const rateKey = (ip: string): string => keysOf(ip).rate;

function keysOf(ip: string): { address: string; rate: string } {
  const known = addressKeys.get(ip);
  if (known !== undefined) return known;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const address = createHash('sha256').update(networkOf(plain)).digest('base64url').slice(0, 16);
  const keys = { address, rate: `rate:${address}` };
  if (addressKeys.size >= MOST_ADDRESSES) addressKeys.clear();
  addressKeys.set(ip, keys);
  return keys;
}

/** Keys of the addresses that asked last: a page asks many times, and hashing takes as long as answering again. */
const addressKeys = new Map<string, { address: string; rate: string }>();
const MOST_ADDRESSES = 1_000;

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::', 2);
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
