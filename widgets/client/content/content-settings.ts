import { MARKETING_ARTICLES_PAGE_SIZE } from '../../core/content/page-content.ts';
import type { Market } from '../../core/market/locale.ts';
import { frontGateway, siteOrigin } from '../call-bases.ts';
import type { CallRequest } from '../create-transport.ts';

/** Where a call goes: below which base address, and the path; `{name}` is a value. */
export type ContentEndpoint = Pick<CallRequest, 'base' | 'path'>;

/** Where content comes from; each address can be somebody else's. */
export interface ContentSettings {
  /** True: the announcement is asked of the gateway; false: it is the file of the market. [SAPI-04] */
  announcementUncached: boolean;
  /** ANNOUNCEMENT_STATIC_URL: the file of each market, from the site's origin on. [SAPI-04] */
  announcementStaticUrl: Readonly<Record<Market, string>>;
  /** GIFT_BLOCK_SOURCE; as the announcement unless told. [SAPI-05] */
  giftBlockSource?: 'gateway' | 'static';
  /** `endpoints.*` of the calls whose address is the shop's own choice. [SAPI-15] [PAPI-35] [PAPI-36] */
  endpoints: Readonly<
    Record<'staticContent' | 'marketingArticles' | 'menu' | 'landing' | 'landings' | 'ideas', ContentEndpoint>
  >;
  /** `marketingArticles.pageSize`. [PAPI-36] */
  marketingArticlesPageSize: number;
}

const file = (market: Market) => `/content/announcementBanner/${market}.json`;

/** The shop's own addresses. */
export const CONTENT_SETTINGS: ContentSettings = {
  announcementUncached: false,
  announcementStaticUrl: { FR: file('FR'), ES: file('ES'), BE: file('BE'), NL: file('NL'), IT: file('IT') },
  endpoints: {
    staticContent: { base: frontGateway, path: '/content/{id}' },
    marketingArticles: { base: frontGateway, path: '/marketing/articles' },
    menu: { base: siteOrigin, path: '/content/menu/{locale}.json' },
    landing: { base: siteOrigin, path: '/content/landing/{locale}/{slug}.json' },
    landings: { base: siteOrigin, path: '/content/landing/{locale}.json' },
    ideas: { base: siteOrigin, path: '/content/ideas/{locale}.json' },
  },
  marketingArticlesPageSize: MARKETING_ARTICLES_PAGE_SIZE,
};

/** An endpoint with its values filled in. */
export function endpointAt(
  { base, path }: ContentEndpoint,
  values: Readonly<Record<string, string>>,
): ContentEndpoint {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  return { path: filled, ...(base && { base }) };
}
