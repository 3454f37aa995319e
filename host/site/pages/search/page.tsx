import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import { withShop } from '@staykit/core/market/shop.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { CARE_DISABLED_SEARCH_FEATURES } from '@staykit/widgets/search-box/search-box.settings.ts';
import { resultsGridIsland } from './results-grid-island.tsx';
import { placeKey } from '@staykit/widgets/search-box/destination/place-text.ts';
import { placeName } from '@staykit/widgets/search-box/destination/place-name.ts';
import { inlineBlocks } from '../../shell/banners/inline-blocks.tsx';
import { searchBoxIsland } from './search-box-island.tsx';
import type { Translate } from '@staykit/messages/translate.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { Island } from '../../registry/island.tsx';
import { islandPage } from '../../framework/island-page.ts';
import { serverTools } from './server-tools.ts';
import { loadBetweenCards } from './between-cards.ts';
import { flowLinks } from './flow-links.ts';
import { loadSearch, requestCriteria } from './load.ts';
import { keepsScroll } from './scroll-reset.ts';
import { SEARCH_HEADING, searchHeading, searchTitle } from './title/search-title.ts';
import { PricedAt } from '../layout/priced-at.tsx';
import * as S from './search.styles.ts';
import { SEARCH_SEO_TEXT } from './seo-text.ts';
import { suggestionLinks } from './suggestion-links.ts';

/** How many skeletons replace results that the server did not see. */
const SKELETONS = 6;

/** The results of a search, for stays and for activities. [GRID-01] [GRID-03] */
export async function searchPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'now'
    | 'path'
    | 'productUrl'
    | 'search'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const { t, productUrl } = request;
  const [{ criteria, initial, refused }, blocks, place] = await Promise.all([
    loadSearch(request),
    loadBetweenCards(request),
    placeOf(request),
  ]);
  const off = request.visit.care ? CARE_DISABLED_SEARCH_FEATURES : [];
  const flows = off.includes('suggestionLinks') ? [] : flowLinks(request, criteria.flow);
  const searchBox = { criteria, ...(place !== undefined && { place }), ...(flows.length > 0 && { flows }) };
  const suggestions = off.includes('suggestionLinks') ? [] : await suggestionLinks(request, criteria);
  const resultsGrid = {
    criteria,
    productUrl,
    suggestions,
    ...(blocks && { blocks }),
    ...(keepsScroll(request.address.page) && { still: true }),
    ...(initial && { initial }),
  };
  const tools = serverTools(request, criteria);
  const total = initial?.page.details.totalCount ?? 0;
  return {
    status: initial ? 200 : refused ? 400 : 503,
    head: {
      title: withShop(searchTitle(t, criteria, place, datesText(criteria, request.locale, t))),
      description: descriptionOf(t, criteria, place, total),
      canonical: canonicalOf(request, criteria),
      ...(initial && neighbours(criteria, initial.page.details.totalCount, request)),
    },
    styles: 'results',
    islands: { 'search-box': searchBox, 'results-grid': resultsGrid },
    criteria,
    body: (
      <>
        <S.Hero data-compact="">
          <S.Wrap>
            <S.PageTitle
              {...{ [SEARCH_HEADING]: place === undefined ? '' : `${placeKey(criteria)} ${place}` }}
            >
              {searchHeading(t, criteria, place)}
            </S.PageTitle>
            <Island name="search-box">{searchBoxIsland(islandPage(request), searchBox, tools)}</Island>
          </S.Wrap>
        </S.Hero>
        <S.Wrap>
          <GiftLinePlace />
          <S.Results data-results="">
            {initial && <PricedAt request={request} />}
            {!initial && <noscript>{t('host.searchUnavailable')}</noscript>}
            <Island name="results-grid">
              {resultsGridIsland(islandPage(request), resultsGrid, { ...tools, inlineBlocks })}
            </Island>
            <S.Skeletons data-pending="" aria-hidden="true">
              <div>
                {Array.from({ length: SKELETONS }, (_, index) => (
                  <i key={index} />
                ))}
              </div>
            </S.Skeletons>
          </S.Results>
          {!off.includes('seoText') && (
            <S.SeoText>
              <h2>{t(SEARCH_SEO_TEXT.title)}</h2>
              <p>{t(SEARCH_SEO_TEXT.text)}</p>
            </S.SeoText>
          )}
        </S.Wrap>
      </>
    ),
  };
}

/** The name of the place or hotel that is searched for; undefined where there is none, or nobody knows it. */
async function placeOf(
  request: Pick<PageRequest, 'address' | 'client' | 'now' | 'search'>,
): Promise<string | undefined> {
  const criteria = requestCriteria(request);
  if (!criteria.location && criteria.hotelId === undefined) return undefined;
  return placeName(request.client, criteria).catch(() => undefined);
}

/** What search engines say of a search: its place and how much is found there. */
function descriptionOf(
  t: Translate,
  { flow }: Pick<SearchCriteria, 'flow'>,
  place: string | undefined,
  count: number,
): string {
  if (flow === 'activity') return t('host.searchDescriptionActivity');
  return place === undefined || count < 2
    ? t('host.searchDescription')
    : t('host.searchDescriptionOf', { place, count });
}

/** One address for each place, theme and page; every other criterion is a view of it. */
function canonicalOf(
  { path }: Pick<PageRequest, 'path'>,
  { location, theme, flow, page }: SearchCriteria,
): string {
  const query = new URLSearchParams({
    // The search for activities is a page of its own: its address says the flow.
    ...(flow === 'booking' || flow === 'activity' ? {} : { flow }),
    ...(location && { [location.category]: location.id }),
    ...(theme !== undefined && { theme: String(theme) }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The pages before and after, for crawlers. [SEO-05] */
function neighbours(
  criteria: SearchCriteria,
  total: number,
  { locale, path }: Pick<PageRequest, 'locale' | 'path'>,
) {
  const pages = Math.ceil(total / SEARCH_PAGE_SIZE);
  const at = (page: number) => `${path}?${criteriaToQuery({ ...criteria, page }, locale)}`;
  return {
    ...(criteria.page > 0 && { prev: at(criteria.page - 1) }),
    ...(criteria.page + 1 < pages && { next: at(criteria.page + 1) }),
  };
}
