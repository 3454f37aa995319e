import {
  homeContentOf,
  type HomeContent,
  type BoxListing,
  type Ideas,
  type LandingContent,
  type LandingGroup,
  type MarketingArticle,
  type StaticContent,
} from '@staykit/core/content/page-content.ts';
import { menuOf } from '@staykit/core/content/menu.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { getHomepage } from '../calls/get-homepage.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import type { ContentSettings } from './content-settings.ts';
import { orElse } from './or-else.ts';

/** The menu of a locale. */
export type Menu = Answered<'getMenu'>;

/** GET /cms/homepage. A failure, or nothing for the flow, is missing data: the page is hidden and the failure reported. [SAPI-01] */
export async function homeContent(
  transport: Transport,
  flow: SearchFlow,
  call?: CallOptions,
): Promise<HomeContent | undefined> {
  const { locale, onError } = transport.options;
  const page = await orElse(transport.send(getHomepage, { locale }, call), undefined);
  const content = page && homeContentOf(page, flow);
  if (page && !content) {
    const { path } = getHomepage;
    onError?.(new StayError('BAD_ANSWER', `${path} has nothing for ${flow}`, { call: path, locale }));
  }
  return content;
}

/** The text of a page; nothing where there is none, or where it cannot be had. [PAPI-35] */
export function staticContent(
  transport: Transport,
  { endpoints }: ContentSettings,
  id: string,
  call?: CallOptions,
): Promise<StaticContent | undefined> {
  const { locale } = transport.options;
  return orElse(transport.send(endpoints.staticContent, { contentId: id, locale }, call), undefined);
}

/** The selection of the moment, never more than a page of it; empty when it fails. [PAPI-36] */
export async function marketingArticles(
  transport: Transport,
  { endpoints, marketingArticlesPageSize: size }: ContentSettings,
  call?: CallOptions,
): Promise<MarketingArticle[]> {
  const { locale } = transport.options;
  const { articles } = await orElse(transport.send(endpoints.marketingArticles, { locale, size }, call), {
    articles: [],
  });
  return articles.slice(0, size);
}

/** The menu, at most four levels deep; the header does without it when it fails. [SAPI-15] [MENU-09] */
export async function menu(
  transport: Transport,
  { endpoints }: ContentSettings,
  call?: CallOptions,
): Promise<Menu | undefined> {
  const answer = await orElse(transport.send(endpoints.menu, ofLocale(transport), call), undefined);
  return answer && { ...answer, nodes: menuOf(answer.nodes) };
}

/** The definition of a landing page; without it the fallback page is shown. [SAPI-15] [LANDING-02] */
export function landing(
  transport: Transport,
  { endpoints }: ContentSettings,
  slug: string,
  call?: CallOptions,
): Promise<LandingContent | undefined> {
  const { locale } = transport.options;
  return orElse(transport.send(endpoints.landing, { locale, file: `${slug}.json` }, call), undefined);
}

/** The lists of links to landing pages; none when it fails. [LANDING-09] */
export async function landingGroups(
  transport: Transport,
  settings: ContentSettings,
  call?: CallOptions,
): Promise<LandingGroup[]> {
  return (await landings(transport, settings, call))?.groups ?? [];
}

/** What stands around the list of boxes; nothing when it fails, or nothing was written. [BOXLIST-04] [BOXLIST-05] */
export async function boxListing(
  transport: Transport,
  settings: ContentSettings,
  call?: CallOptions,
): Promise<BoxListing | undefined> {
  return (await landings(transport, settings, call))?.boxListing;
}

function landings(transport: Transport, { endpoints }: ContentSettings, call?: CallOptions) {
  return orElse(transport.send(endpoints.landings, ofLocale(transport), call), undefined);
}

/** The ideas; rejects when it fails, since the page then says so. [SAPI-15] [SERROR-05] */
export function ideas(
  transport: Transport,
  { endpoints }: ContentSettings,
  call?: CallOptions,
): Promise<Ideas> {
  return transport.send(endpoints.ideas, ofLocale(transport), call);
}

/** Content that is a file for each locale. */
function ofLocale({ options: { locale } }: Transport) {
  return { file: `${locale}.json` };
}
