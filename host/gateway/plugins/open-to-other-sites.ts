import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../widgets/contract/call.ts';
import { GatewayError } from './gateway-error.ts';
import { senderOf } from './own-page.ts';

/** A day: how long a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = 86_400;

/** Who may read what anyone may ask for. */
const OPEN_TO_READ = '*';

/** The sites that writes may come from, besides the one that is asked. */
export interface TrustedSites {
  /** Host names of the shop and of the partners' own domains, without port. */
  hosts: readonly string[];
  /** Origins of the partner files: scheme, host and port. */
  origins: readonly string[];
}

/**
 * Who may make a call from a browser, as the call declares it. `anyone`: every page, without credentials. `partners`:
 * pages of the shop and of the origins of partner files. `shop`: pages of the very site that is asked, and nobody who
 * carries its cookies from elsewhere. A preflight lets everybody pass, and the call itself refuses, so that a page can
 * read why: a browser would show a refused preflight as a fault of the network. Refusing does not rest on the browser.
 */
export async function openToOtherSites(
  app: FastifyInstance,
  trusted: TrustedSites = { hosts: [], origins: [] },
): Promise<void> {
  const origins = new Set(trusted.origins.map((origin) => origin.toLowerCase()));
  const hosts = new Set(trusted.hosts.map((host) => host.toLowerCase()));
  const isTrusted = (origin: string): boolean =>
    origins.has(origin.toLowerCase()) || hosts.has(hostOf(origin));

  function admit(request: FastifyRequest, from: NonNullable<Call['from']>): void {
    const { origin, cookie } = request.headers;
    const sender = senderOf(request);
    if (from === 'partners' && origin !== undefined && sender !== 'own' && !isTrusted(origin))
      throw new GatewayError('FORBIDDEN', NOT_ALLOWED);
    if (from !== 'shop') return;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (sender === 'other' || (sender === 'unknown' && cookie !== undefined && !reads))
      throw new GatewayError('FORBIDDEN', 'This call is made by pages of the shop alone.');
  }

  app.addHook('onRoute', ({ config }) => {
    if (config?.from === 'shop') config.cors = false;
    // The refusal is for everybody to read.
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
  // After the headers, so that a page can read the refusal.
  app.addHook('onRequest', (request, reply, done) => {
    const { from = 'anyone' } = request.routeOptions.config;
    // What works with cookies is shown by no other site.
    if (from !== 'shop') void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    admit(request, from);
    done();
  });
}

const NOT_ALLOWED = 'This call is made by pages of the shop and of the origins in its partner files.';

function hostOf(origin: string): string {
  return /^https?:\/\/([^/:]+|\[[^\]]+\])(:\d+)?$/i.exec(origin)?.[1]?.toLowerCase() ?? '';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What `@fastify/cors` does otherwise for a route than for all others. */
    cors?: false | FastifyCorsOptions;
  }
}
