import { hash } from 'node:crypto';
import rateLimiter, {
  normalizeIP,
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Call } from '../../../widgets/contract/call.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { createProcessStore } from '../shared-store/process-store.ts';
import { GatewayError } from './gateway-error.ts';

/** Requests of one address that a call allows in a minute, by the name in the contract. */
export const CALL_LIMITS: Readonly<Record<NonNullable<Call['limit']>, number>> = { strict: 10, form: 30 };

const MINUTE = 60_000;

/** Bits of an IPv6 address that are one visitor: its owner can take any address of the network. */
const IPV6_NETWORK = 64;

/**
 * Limits the requests a minute of one address: over all calls (`rateLimit`), and by call where the contract says so. Counts
 * are shared by the processes that share a store. 0 does not limit anything.
 */
export async function limitRate(
  app: FastifyInstance,
  { rateLimit = 0, sharedStore = createProcessStore() }: GatewayParts,
): Promise<void> {
  if (!rateLimit) return;
  /** Counts under the call, where that has a limit of its own. */
  class Counts implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor({ routeInfo }: { routeInfo?: RouteOptions }) {
      this.#prefix = routeInfo ? `rate:${routeInfo.config?.call}:` : 'rate:';
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      sharedStore.count(this.#prefix + key, MINUTE).then(
        ({ count, remainingMs }) => callback(null, { current: count, ttl: remainingMs }),
        (error: Error) => callback(error),
      );
    }

    child(options: object): Counts {
      return new Counts(options);
    }
  }
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  const options: RateLimitPluginOptions = {
    max: rateLimit,
    timeWindow: MINUTE,
    keyGenerator: addressKey,
    store: Counts,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: () => new GatewayError('RATE_LIMITED', 'Too many requests from this address.'),
  };
  await app.register(rateLimiter, options);
  // A route has one limit of each registration: the limit of a call is counted beside that of all. The settings are copied,
  // since Fastify adds a route for HEAD with those of GET: there the first registration would count the call's limit too.
  app.addHook('onRoute', (route) => {
    const { limit } = route.config ?? {};
    if (limit) route.config = { ...route.config, rateLimit: { max: CALL_LIMITS[limit] } };
  });
  await app.register(rateLimiter, { ...options, global: false });
}

/** What stands for the visitor's address in counts: hashed, so that no list of visitors lies in a store. */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  hash('sha256', normalizeIP(ip, IPV6_NETWORK), 'base64url').slice(0, 16);
