import type { SearchFlow } from '../search/flow.ts';
import type { AnnouncementText } from './announcement.ts';
import type { HomeBlock, LandingBlock } from './block.ts';

/** What search engines are told of a page. [HOME-02] [LANDING-03] */
export interface ContentSeo {
  title: string;
  description: string;
  index: boolean;
  follow: boolean;
}

/** The first page in one flow. [HOME-01] */
export interface HomeContent {
  seo: ContentSeo;
  blocks: HomeBlock[];
  /** Texts of the footer, where this page has its own. [HOME-04] */
  footerLegal?: string;
  footerContact?: string;
}

/** The first page by flow; a flow without content has no page. [HOME-01] */
export type Homepage = Partial<Record<SearchFlow, HomeContent>>;

/** The content for a flow; nothing is missing data, and the page is hidden. [SAPI-01] [HOME-05] */
export function homeContentOf(page: Homepage, flow: SearchFlow = 'booking'): HomeContent | undefined {
  return page[flow];
}

/** A landing page. [LANDING-03] [LANDING-04] */
export interface LandingContent {
  slug: string;
  seo: ContentSeo;
  announcement?: AnnouncementText;
  header: boolean;
  footer: boolean;
  footerLegal?: string;
  footerContact?: string;
  blocks: LandingBlock[];
}

/** A group of links to landing pages: occasions, recipients, themes. [LANDING-09] */
export interface LandingGroup {
  title: string;
  links: { label: string; url: string }[];
}

/** What stands around the list of boxes. [BOXLIST-04] [BOXLIST-05] */
export interface BoxListing {
  /** What search engines are told. */
  seo: { title: string; description: string };
  /** Long texts on occasions to give, in their order. */
  texts: { title: string; text: string }[];
  /** Groups of links, a column each. */
  groups: LandingGroup[];
}

/** A text of the shop: terms, cookies, press. [PAGES-01] */
export interface StaticContent {
  id: string;
  title: string;
  description?: string;
  /** HTML of few tags, made safe by the server. */
  html: string;
}

/** marketingArticles.pageSize: articles in the selection of the moment. [PAPI-36] */
export const MARKETING_ARTICLES_PAGE_SIZE = 4;

/** A marketing article as a list shows it. [PAPI-36] */
export interface MarketingArticle {
  id: string;
  title: string;
  intro: string;
  url: string;
  images?: { large: string; small: string; alt?: string };
}

/** Ideas for days out. [SENTITY-10] */
export interface Ideas {
  title: string;
  intro: string;
  sections: { title: string; intro?: string; ideas: { label: string; url: string; cover: string }[] }[];
  regions: { label: string; url: string }[];
}

/** The sections that there is something to show of. [SENTITY-10] */
export function ideaSections({ sections }: Ideas): Ideas['sections'] {
  return sections.filter(({ ideas }) => ideas.length > 0);
}
