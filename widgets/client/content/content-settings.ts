import { MARKETING_ARTICLES_PAGE_SIZE } from '@staykit/core/content/page-content.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import { getAnnouncementFile } from '../calls/get-announcement-file.generated.ts';
import { getIdeas } from '../calls/get-ideas.generated.ts';
import { getLanding } from '../calls/get-landing.generated.ts';
import { getLandings } from '../calls/get-landings.generated.ts';
import { getMarketingArticles } from '../calls/get-marketing-articles.generated.ts';
import { getMenu } from '../calls/get-menu.generated.ts';
import { getStaticContent } from '../calls/get-static-content.generated.ts';
import { filledPath } from '../transport/client-call.ts';

const ENDPOINTS = {
  staticContent: getStaticContent,
  marketingArticles: getMarketingArticles,
  menu: getMenu,
  landing: getLanding,
  landings: getLandings,
  ideas: getIdeas,
};

/** Where content comes from; each address can be somebody else's. */
export interface ContentSettings {
  /** True: the announcement is asked of the gateway; false: it is the file of the market. [SAPI-04] */
  announcementUncached: boolean;
  /** ANNOUNCEMENT_STATIC_URL: the file of each market, from the site's origin on. [SAPI-04] */
  announcementStaticUrl: Readonly<Record<Market, string>>;
  /** GIFT_BLOCK_SOURCE. Default: as the announcement. [SAPI-05] */
  giftBlockSource?: 'gateway' | 'static';
  /** `endpoints.*` of the calls whose address is the shop's own choice. [SAPI-15] [PAPI-35] [PAPI-36] */
  endpoints: Readonly<typeof ENDPOINTS>;
  /** `marketingArticles.pageSize`. [PAPI-36] */
  marketingArticlesPageSize: number;
}

const file = (market: Market) => filledPath(getAnnouncementFile.path, { file: `${market}.json` })[0];

/** The shop's own addresses. */
export const CONTENT_SETTINGS: ContentSettings = {
  announcementUncached: false,
  announcementStaticUrl: { FR: file('FR'), ES: file('ES'), BE: file('BE'), NL: file('NL'), IT: file('IT') },
  endpoints: ENDPOINTS,
  marketingArticlesPageSize: MARKETING_ARTICLES_PAGE_SIZE,
};
