import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorHandler } from '@staykit/gateway/errors/error-handler.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { senderOf } from '@staykit/gateway/http/request-sender.ts';
import type { BackOfficeParts } from './back-office-parts.ts';
import { pages } from './pages.ts';
import { resourceRoutes } from './registry/resource-routes.ts';
import { RESOURCES } from './resources/all.ts';
import { studio } from './studio/studio-resource.ts';
import { createStaffAccounts } from './staff/staff-accounts.ts';
import { staffRoutes, tokenOf } from './staff/staff-routes.ts';

/** Where the back office is: its pages, and below `/api` its calls. */
export const ADMIN_PATH = '/admin';

/** The back office as a plug-in: pages and calls under `/admin`. */
export async function backOffice(app: FastifyInstance, parts: BackOfficeParts): Promise<void> {
  // What nobody can open is not offered.
  const resources = RESOURCES.filter((one) => one !== studio || parts.studio !== undefined);
  const accounts = createStaffAccounts(parts);
  const staffOf = (request: FastifyRequest) => accounts.staffOf(tokenOf(request));
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isBackOffice: true };
  });
  await app.register(
    async (api) => {
      await api.register(cookie);
      errorHandler(api);
      api.addHook('onRequest', async (request, reply) => {
        void reply.header('Cache-Control', 'private, no-store');
        if (isForeign(request))
          throw new GatewayError('FORBIDDEN', 'Only pages of the back office may make this call.');
      });
      staffRoutes(api, { parts, accounts }, resources);
      for (const resource of resources) resourceRoutes(api, { parts, staffOf }, resource);
      api.all('/*', ({ method, url }) => {
        throw new GatewayError('NOT_FOUND', `Unknown call: ${method} ${url.split('?', 1)[0]}.`);
      });
    },
    { prefix: `${ADMIN_PATH}/api` },
  );
  await app.register(pages, { ...parts, prefix: ADMIN_PATH });
}

/** Whether another site sends a request, or something that has a session's cookie but does not say where it is from. */
function isForeign(request: FastifyRequest): boolean {
  const sender = senderOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return sender === 'other' || (sender === 'unknown' && !isRead && request.headers.cookie !== undefined);
}

/**
 * Keeps the back office on its own host: there every other path is not found, and elsewhere its routes are not. Without
 * a host it is everywhere. It goes by the route that answers, since an address can be written in many ways.
 */
export function keepToHost(app: FastifyInstance, host: string | undefined): void {
  if (host === undefined) return;
  app.addHook('onRequest', async ({ hostname, routeOptions, url }, reply) => {
    const isHost = hostname.toLowerCase() === host;
    if (isHost && url.split('?', 1)[0] === '/') return reply.redirect(`${ADMIN_PATH}/`, 302);
    if (isHost === (routeOptions.config.isBackOffice ?? false)) return undefined;
    if (isHost && /^\/(?:healthz|readyz)$/.test(routeOptions.url ?? '')) return undefined;
    throw new GatewayError('NOT_FOUND', 'There is nothing at this address.');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route is one of the back office, which has a host of its own. */
    isBackOffice?: boolean;
  }
}
