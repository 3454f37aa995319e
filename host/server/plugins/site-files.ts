import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { siteOf, type Origin, type Sites } from '@staykit/routing/sites.ts';
import { robotsText, sitemapXml } from '@staykit/site/site-files.ts';

/** What the sitemap lists. */
export interface SiteFilesOptions {
  sites: Sites;
  partners: PartnerRegistry;
  activitySearch?: boolean;
}

/** `robots.txt` and `sitemap.xml` of each host name. */
export async function siteFiles(
  app: FastifyInstance,
  { sites, partners, activitySearch = true }: SiteFilesOptions,
): Promise<void> {
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request.headers.host, sites);
    const origin = originOf(request);
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(site === 'splash' ? undefined : site, { origin, sites, partners, activitySearch }));
  });
}

/** The origin that a visitor requested. */
export function originOf(request: FastifyRequest): Origin {
  return { protocol: request.protocol === 'https' ? 'https' : 'http', host: request.host };
}
