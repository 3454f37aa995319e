import { languageTag, LOCALES } from '@staykit/values/market/locale.ts';
import { partnerAsset } from '../request/partner-asset.ts';
import { siteAddress, siteAddresses } from '@staykit/routing/sites.ts';
import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';
import type { Page } from '../page.ts';
import type { PageRequest } from '../request/page-request.ts';
import { robotsRule } from './robots-rule.ts';

/** Size of the preview picture of a page (Open Graph). [SEO-01] */
const OPEN_GRAPH_SIZE = { width: 600, height: 315 };

/** Pages that every locale has under the same address: they name each other. [SEO-02] */
const IN_EVERY_LOCALE = new Set(['home', 'search', 'activity-search']);

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** Metadata of a page for search engines and other sites. [SEO-01] [SEO-02] [MINISITE-30] */
export function pageMeta(
  page: Page,
  request: Pick<PageRequest, 'address' | 'locale' | 'origin' | 'sites' | 'path' | 'indexing'>,
): string {
  const { head, status } = page;
  const {
    address: { partner, page: name },
    locale,
    origin,
    sites,
    path,
    indexing,
  } = request;
  const site = partner?.domains?.includes(origin.host.replace(/:\d+$/, ''))
    ? `${origin.protocol}://${origin.host}`
    : (siteAddress(locale, origin, sites) ?? '');
  const own = name === 'minisite' ? partner?.seo?.canonical : undefined;
  const canonical = own ?? `${site}${head.canonical ?? path}`;
  const robots = robotsRule(head.robots ?? partner?.seo?.robots ?? 'index, follow', locale, indexing);
  const image = new URL(head.image ?? '/assets/staykit-600x315.png', site || 'http://localhost').href;
  const description = head.description ?? head.title;
  const told = status === 200 && !partner ? head.alternates : undefined;
  const alternates = told
    ? LOCALES.flatMap((other) => {
        const address = siteAddress(other, origin, sites);
        return told[other] === undefined || address === undefined
          ? []
          : [link('alternate', new URL(told[other], address).href, ` hreflang="${languageTag(other)}"`)];
      })
    : status === 200 && !partner && IN_EVERY_LOCALE.has(name)
      ? siteAddresses(origin, sites).map(({ locale: other, address }) =>
          link('alternate', `${address}${head.canonical ?? path}`, ` hreflang="${languageTag(other)}"`),
        )
      : [];
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    ...(status === 200 ? [link('canonical', canonical)] : []),
    ...alternates,
    ...(head.prev === undefined ? [] : [link('prev', head.prev)]),
    ...(head.next === undefined ? [] : [link('next', head.next)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', partner?.partnerName ?? 'Staykit'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(OPEN_GRAPH_SIZE.width)),
    meta('property', 'og:image:height', String(OPEN_GRAPH_SIZE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', description),
    link(
      'icon',
      partner?.logoUrl ? partnerAsset(partner, partner.logoUrl) : '/assets/staykit.svg',
      ' type="image/svg+xml"',
    ),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
}
