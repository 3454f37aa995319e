import { hash } from 'node:crypto';
import rateLimiter, {
  normalizeIP,
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Call } from '@staykit/contract/call.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { isInProcess } from './in-process-fetch.ts';

/** Requests per minute of one address, by the limit that a call names in the contract. */
export const CALL_LIMITS: Readonly<Record<NonNullable<Call['limit']>, number>> = { strict: 10, form: 30 };

const MINUTE = 60_000;

/** Prefix length that counts as one visitor: the owner of an IPv6 network can use any address in it. */
const IPV6_NETWORK = 64;

/**
 * Limits requests per minute and address: over all calls (`rateLimit`), and per call where the contract has a limit.
 * Processes with one shared store count together. 0 disables both.
 */
export const limitRate = fastifyPlugin(
  async (
    app: FastifyInstance,
    { rateLimit = 0, sharedStore = createMemoryStore() }: Pick<GatewayParts, 'rateLimit' | 'sharedStore'>,
  ): Promise<void> => {
    if (!rateLimit) return;
    /** Counts per call, where the call has its own limit. */
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
      // The page that makes the call has been counted.
      allowList: isInProcess,
      store: Counts,
      addHeaders: silent,
      addHeadersOnExceeding: silent,
      errorResponseBuilder: () => new GatewayError('RATE_LIMITED', 'Too many requests from this address.'),
    };
    await app.register(rateLimiter, options);
    // A route has one limit per registration of the plug-in, so the call's limit is registered separately. The config
    // is copied: Fastify adds a HEAD route with the config of GET, where the first registration would apply the call's
    // limit too.
    app.addHook('onRoute', (route) => {
      const { limit, limitedBy } = route.config ?? {};
      if (!limit) return;
      const counted = limitedBy !== undefined && {
        allowList: (request: FastifyRequest) =>
          isInProcess(request) || !Object.hasOwn(request.query as object, limitedBy),
      };
      route.config = { ...route.config, rateLimit: { max: CALL_LIMITS[limit], ...counted } };
    });
    await app.register(rateLimiter, { ...options, global: false });
  },
);

/** The rate-limit key of a visitor's address: hashed, so that the store holds no addresses. */
export const addressKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  hash('sha256', normalizeIP(ip, IPV6_NETWORK), 'base64url').slice(0, 16);
