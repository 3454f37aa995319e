import type { FastifyInstance } from 'fastify';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { hostName, type Sites } from '@staykit/routing/sites.ts';

/** Two years, as for the shop, but without the other names of a partner's domain: they are not ours to close. */
const OWN_HSTS = 'max-age=63072000';

/** This machine by name or address, as health checks and operators ask for it. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether this shop serves a host name: the shop's own, or that of a partner, also of one that visitors are told is away. */
const isServed = (name: string, hosts: ReadonlySet<string>, partners: PartnerRegistry): boolean =>
  hosts.has(name) || partners.byDomain(name) !== undefined || partners.refusedByDomain(name) !== undefined;

/** Refuses requests for host names that nobody listed, of which addresses would be written; health is told under any. */
export function refuseOtherHosts(
  app: FastifyInstance,
  { hosts, partners }: { hosts: ReadonlySet<string>; partners: PartnerRegistry },
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const name = hostName(request.host);
    const isHealth = /^\/(?:healthz(?:\/domain)?|readyz)$/.test(request.routeOptions.url ?? '');
    if (isHealth || LOOPBACK.test(name) || isServed(name, hosts, partners)) done();
    else
      done(
        new GatewayError(
          'MISDIRECTED',
          'This shop does not serve that host name: STAYKIT_SITES lists its own, files of partners theirs.',
        ),
      );
  });
}

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
      if (!isServed(name, new Set(Object.keys(sites)), partners))
        throw new GatewayError('NOT_FOUND', 'This shop does not serve that host name.');
      return { status: 'ok' };
    },
  );
}
