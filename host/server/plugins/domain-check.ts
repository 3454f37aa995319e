import type { FastifyInstance } from 'fastify';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Sites } from '@staykit/routing/sites.ts';

/**
 * `/healthz/domain?domain=NAME`: whether this shop serves a host name, so that a proxy asks for certificates of such
 * names alone. Also the domain of a partner that is paused, or whose file cannot be used: its visitors are told so.
 */
export async function domainCheck(
  app: FastifyInstance,
  { sites, partners }: { sites: Sites; partners: PartnerRegistry },
): Promise<void> {
  app.get<{ Querystring: { domain?: string | string[] } }>(
    '/healthz/domain',
    async ({ query: { domain } }) => {
      const name = typeof domain === 'string' ? domain.toLowerCase() : '';
      const isServed =
        Object.hasOwn(sites, name) ||
        partners.byDomain(name) !== undefined ||
        partners.refusedByDomain(name) !== undefined;
      if (!isServed) throw new GatewayError('NOT_FOUND', 'This shop does not serve that host name.');
      return { status: 'ok' };
    },
  );
}
