import type { FastifyInstance } from 'fastify';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { hostName, type Sites } from '@staykit/routing/sites.ts';

/** Two years, as for the shop, but without the other names of a partner's domain: they are not ours to close. */
const OWN_HSTS = 'max-age=63072000';

/** What answers on the domain of a partner have in place of the shop's headers. */
export function ownDomainHeaders(app: FastifyInstance, partners: PartnerRegistry): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (partners.byDomain(hostName(request.host))) void reply.header('strict-transport-security', OWN_HSTS);
    done();
  });
}

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
