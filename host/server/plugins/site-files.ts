import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { isGiftOnSale } from '@staykit/gateway/catalogue/facts/box-facts.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import type { StayPages } from '@staykit/gateway/products/stay-pages.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { hostName, originOf, siteAddress, siteOf, type Origin, type Sites } from '@staykit/routing/sites.ts';
import { robotsRule, type IndexingSettings } from '@staykit/site/framework/document/robots-rule.ts';
import {
  robotsText,
  shopPages,
  sitemapIndexXml,
  sitemapXml,
  type ListedContent,
} from '@staykit/site/site-files.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** Seconds for which crawlers and caches may keep a sitemap. */
const KEPT_SECONDS = 3_600;

/** What the sitemap lists. */
export interface SiteFilesOptions {
  sites: Sites;
  partners: PartnerRegistry;
  gateway: Pick<GatewayParts, 'clock' | 'content' | 'gifts'>;
  /** Pages of hotels and offers; absent: they are not listed. */
  stayPages?: StayPages;
  activitySearch?: boolean;
  indexing?: IndexingSettings;
}

/** `robots.txt` and the sitemaps of each host name: an index, its pages, and its stays in parts. */
export async function siteFiles(
  app: FastifyInstance,
  { sites, partners, gateway, stayPages, activitySearch = true, indexing }: SiteFilesOptions,
): Promise<void> {
  const send = (reply: FastifyReply, xml: string) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .send(xml);
  const isHidden = (locale: Locale) => robotsRule('index', locale, indexing) === 'noindex';
  /** The locale of the shop's site that was asked, and its address; a partner's own domain is no such site. */
  const shopOf = (request: FastifyRequest) => {
    const locale = siteOf(request.headers.host, sites);
    const origin = originOf(request);
    if (locale === 'splash' || partners.byDomain(hostName(request.headers.host))) return undefined;
    return { locale, site: siteAddress(locale, origin, sites) ?? addressOf(origin) };
  };
  const unknown = () => new GatewayError('NOT_FOUND', 'This site has no such sitemap.');

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const shop = shopOf(request);
    // A splash page and a minisite on its own domain have one page that is theirs alone.
    if (!shop) return send(reply, sitemapXml(addressOf(originOf(request)), [{ path: '/' }]));
    const { site, locale } = shop;
    if (isHidden(locale)) return send(reply, sitemapXml(site, []));
    const parts = (await stayPages?.parts()) ?? [];
    return send(
      reply,
      sitemapIndexXml(site, ['/sitemap-pages.xml', ...parts.map((first) => `/sitemap-stays-${first}.xml`)]),
    );
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const shop = shopOf(request);
    if (!shop || isHidden(shop.locale)) throw unknown();
    const content = await listedContent(gateway, shop.locale);
    return send(reply, sitemapXml(shop.site, shopPages(shop.locale, content, { partners, activitySearch })));
  });

  app.get<{ Params: { first: string } }>('/sitemap-stays-:first(^\\d{1,15}$).xml', async (request, reply) => {
    const shop = shopOf(request);
    if (!shop || isHidden(shop.locale)) throw unknown();
    const today = marketNow(gateway.clock(), settingsOf(shop.locale).timeZone).date;
    const pages = await stayPages?.part(request.params.first, today);
    if (!pages) throw unknown();
    const shown = activitySearch ? pages : pages.filter(({ path }) => !path.startsWith('/activity/'));
    return send(reply, sitemapXml(shop.site, shown));
  });
}

/** What editors wrote and the boxes that are sold; nothing of what is not there. */
async function listedContent(
  { content, gifts }: Pick<GatewayParts, 'content' | 'gifts'>,
  locale: Locale,
): Promise<ListedContent> {
  const boxes = (gifts?.() ?? [])
    .filter((gift) => gift.kind === 'box' && isGiftOnSale(gift))
    .map(({ slug, code }) => `/box/${slug}/${code}`);
  const written = await content?.of(locale);
  return { landings: new Map(), pages: new Map(), articles: [], ...written, boxes };
}

const addressOf = ({ protocol, host }: Origin) => `${protocol}://${host}`;
