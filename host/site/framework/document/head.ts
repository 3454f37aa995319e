import { hasMark, shop } from '@staykit/core/market/shop.ts';
import { DEFAULT_LOCALE, languageTag } from '@staykit/values/market/locale.ts';
import { partnerAsset } from '../request/partner-asset.ts';
import { siteAddress, siteAddresses } from '@staykit/routing/sites.ts';
import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';
import { titleOf } from './title-of.ts';
import type { PageName } from '@staykit/routing/segments.ts';
import type { Page, PageHead } from '../page.ts';
import type { PageRequest } from '../request/page-request.ts';
import { robotsRule } from './robots-rule.ts';

/** Size of the preview picture of a page (Open Graph). [SEO-01] */
const OPEN_GRAPH_SIZE = { width: 600, height: 315 };

/** Pages that every locale has under the same address: they name each other. [SEO-02] */
const IN_EVERY_LOCALE = new Set<PageName>([
  'home',
  'search',
  'activity-search',
  'product',
  'hotel',
  'box-listing',
  'giftcard',
  'contact',
]);

/** Pages of a minisite that the shop has, too. */
const OF_THE_SHOP = new Set<PageName>(['product', 'hotel', 'activity', 'box']);

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
    address: { partner },
    locale,
    origin,
    sites,
    indexing,
  } = request;
  const site = partner?.domains?.includes(origin.host.replace(/:\d+$/, ''))
    ? `${origin.protocol}://${origin.host}`
    : (siteAddress(locale, origin, sites) ?? '');
  const canonical = canonicalOf(page, request, site);
  const robots = robotsRule(head.robots ?? partner?.seo?.robots ?? 'index, follow', locale, indexing);
  const own = shop().social;
  const picture = head.image ?? own?.url ?? (hasMark() ? '/assets/staykit-600x315.png' : undefined);
  const size = head.image === undefined && own ? own : OPEN_GRAPH_SIZE;
  const image = picture && new URL(picture, site || 'http://localhost').href;
  const title = titleOf(head.title, partner);
  const description = head.description ?? title;
  const twins = status === 200 && !partner ? twinsOf(head, request) : [];
  const alternates = twins.map(({ tag, href }) => link('alternate', href, ` hreflang="${tag}"`));
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    ...(status === 200 ? [link('canonical', canonical)] : []),
    ...alternates,
    ...(head.prev === undefined ? [] : [link('prev', head.prev)]),
    ...(head.next === undefined ? [] : [link('next', head.next)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', partner?.partnerName ?? shop().name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image === undefined
      ? []
      : [
          meta('property', 'og:image', image),
          meta('property', 'og:image:width', String(size.width)),
          meta('property', 'og:image:height', String(size.height)),
        ]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...iconsOf(partner),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
}

/** The address that search engines keep: of a stay on a minisite that of the shop, unless the partner says otherwise. */
function canonicalOf(
  { head }: Page,
  {
    address,
    locale,
    origin,
    sites,
    path,
  }: Pick<PageRequest, 'address' | 'locale' | 'origin' | 'sites' | 'path'>,
  site: string,
): string {
  const { partner, page: name, prefix } = address;
  if (partner && name === 'minisite' && partner.seo?.canonical !== undefined) return partner.seo.canonical;
  if (!partner || !OF_THE_SHOP.has(name)) return `${site}${head.canonical ?? path}`;
  // What the page calls its address is that of the shop.
  const inShop = head.canonical ?? path.slice(prefix.length);
  return partner.seo?.stays === 'own'
    ? `${site}${prefix}${inShop}`
    : `${siteAddress(locale, origin, sites) ?? ''}${inShop}`;
}

/** The same page of every locale that has it, and which of them serves all other languages; nothing where no other locale has it. [SEO-02] */
function twinsOf(
  head: PageHead,
  { address, origin, sites, path }: Pick<PageRequest, 'address' | 'origin' | 'sites' | 'path'>,
): { tag: string; href: string }[] {
  const inAll = IN_EVERY_LOCALE.has(address.page) ? (head.canonical ?? path) : undefined;
  const twins = siteAddresses(origin, sites).flatMap(({ locale, address: site }) => {
    const told = head.alternates ? head.alternates[locale] : inAll;
    return told === undefined ? [] : [{ locale, href: new URL(told, site).href }];
  });
  if (twins.length < 2) return [];
  const other = twins.find(({ locale }) => locale === DEFAULT_LOCALE) ?? twins[0];
  return [
    ...twins.map(({ locale, href }) => ({ tag: languageTag(locale), href })),
    ...(other ? [{ tag: 'x-default', href: other.href }] : []),
  ];
}

/** The icon of a page: that of the partner or of the shop, or the mark; a shop of another name without one has none. */
function iconsOf(partner: PageRequest['address']['partner']): string[] {
  const svg = ' type="image/svg+xml"';
  // A logo is any kind of picture; that of others is told by its server.
  if (partner?.logoUrl)
    return [
      link('icon', partnerAsset(partner, partner.logoUrl), partner.logoUrl.endsWith('.svg') ? svg : ''),
    ];
  const { icon } = shop();
  if (!icon) return [link('icon', hasMark() ? '/assets/staykit.svg' : 'data:,', svg)];
  return [
    link('icon', icon.url, ` type="${escapeHtml(icon.type)}"`),
    ...(icon.type === 'image/png' ? [link('apple-touch-icon', icon.url)] : []),
    ...(partner ? [] : [link('manifest', icon.manifest)]),
  ];
}
