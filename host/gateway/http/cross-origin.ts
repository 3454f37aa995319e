import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@staykit/contract/call.ts';
import type { TrustedSites } from '@staykit/core/market/safe-return.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { senderOf } from './request-sender.ts';

/** A day: how long browsers cache a preflight answer. */
const PREFLIGHT_SECONDS = 86_400;

/** `Access-Control-Allow-Origin` of calls that any origin may read. */
const OPEN_TO_READ = '*';

const NOBODY: TrustedSites = { hasHost: () => false, hasOrigin: () => false };

/**
 * CORS and CSRF protection, as each call declares it. `anyone`: any origin, without credentials. `partners`: the shop
 * and the origins of partner files. `shop`: same origin only, so that cookies cannot be used from another site.
 * Preflights always succeed and the call itself is refused: a page can read that error, while browsers report a failed
 * preflight as a network error. The server refuses by itself and does not rely on the browser.
 */
export async function crossOrigin(app: FastifyInstance, trusted: TrustedSites = NOBODY): Promise<void> {
  const isTrusted = (origin: string): boolean =>
    trusted.hasOrigin(origin.toLowerCase()) || trusted.hasHost(hostOf(origin));

  function admit(request: FastifyRequest, from: NonNullable<Call['from']>): void {
    const { origin, cookie } = request.headers;
    const sender = senderOf(request);
    if (from === 'partners' && origin !== undefined && sender !== 'own' && !isTrusted(origin))
      throw new GatewayError('FORBIDDEN', NOT_ALLOWED);
    if (from !== 'shop') return;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (sender === 'other' || (sender === 'unknown' && cookie !== undefined && !reads))
      throw new GatewayError('FORBIDDEN', 'Only pages of the shop may make this call.');
  }

  app.addHook('onRoute', ({ config }) => {
    if (config?.from === 'shop') config.cors = false;
    // Any origin may read the refusal.
    if (config?.from === 'partners')
      config.cors = {
        origin: async (origin?: string) => (origin && isTrusted(origin) ? origin : OPEN_TO_READ),
      };
  });
  await app.register(cors, {
    origin: OPEN_TO_READ,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
  // After the CORS headers, so that the page can read the refusal.
  app.addHook('onRequest', (request, reply, done) => {
    const { from = 'anyone' } = request.routeOptions.config;
    // Answers that depend on cookies may not be embedded by other sites.
    if (from !== 'shop') void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    admit(request, from);
    done();
  });
}

const NOT_ALLOWED = 'Only pages of the shop and of origins in its partner files may make this call.';

function hostOf(origin: string): string {
  return /^https?:\/\/([^/:]+|\[[^\]]+\])(:\d+)?$/i.exec(origin)?.[1]?.toLowerCase() ?? '';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The `@fastify/cors` options of a route, where they differ from the default. */
    cors?: false | FastifyCorsOptions;
  }
}
