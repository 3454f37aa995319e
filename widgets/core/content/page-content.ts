import type { contentSeo } from '@staykit/contract/content/content-parts.ts';
import type {
  boxListing,
  homeContent,
  ideas,
  landingContent,
  linkGroup,
  marketingArticle,
  staticContent,
} from '@staykit/contract/content/page-content.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** What search engines learn about a page. [HOME-02] [LANDING-03] */
export type ContentSeo = Wire<typeof contentSeo>;

/** The first page in one flow. [HOME-01] */
export type HomeContent = Wire<typeof homeContent>;

/** The first page by flow; a flow without content has no page. [HOME-01] */
export type Homepage = Partial<Record<SearchFlow, HomeContent>>;

/** The content for a flow; nothing is missing data, and the page is hidden. [SAPI-01] [HOME-05] */
export function homeContentOf(page: Homepage, flow: SearchFlow = 'booking'): HomeContent | undefined {
  return page[flow];
}

/** A landing page. [LANDING-03] [LANDING-04] */
export type LandingContent = Wire<typeof landingContent>;

/** A group of links to landing pages: occasions, recipients, themes. [LANDING-09] */
export type LandingGroup = Wire<typeof linkGroup>;

/** The content around the list of boxes. [BOXLIST-04] [BOXLIST-05] */
export type BoxListing = Wire<typeof boxListing>;

/** A text of the shop: terms, cookies, press. [PAGES-01] */
export type StaticContent = Wire<typeof staticContent>;

/** marketingArticles.pageSize: articles in the selection of the moment. [PAPI-36] */
export const MARKETING_ARTICLES_PAGE_SIZE = 4;

/** A marketing article as a list shows it. [PAPI-36] */
export type MarketingArticle = Wire<typeof marketingArticle>;

/** Ideas for days out. [SENTITY-10] */
export type Ideas = Wire<typeof ideas>;

/** The sections that there is something to show of. [SENTITY-10] */
export function ideaSections({ sections }: Ideas): Ideas['sections'] {
  return sections.filter(({ ideas }) => ideas.length > 0);
}
