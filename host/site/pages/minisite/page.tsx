import { searchBoxIsland } from '../search/search-box-island.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { partnerAsset } from '../../framework/request/partner-asset.ts';
import { HomeBlocks, homeAround } from '../home/home-blocks.tsx';
import { homeFlow, homeSearchBox } from '../home/home-search.ts';
import { loadHome } from '../home/load.ts';
import { Island } from '../../registry/island.tsx';
import { islandPage } from '../../framework/island-page.ts';
import { serverTools } from '../search/server-tools.ts';
import * as S from '../layout/page.styles.ts';
import { Banner } from './banner.tsx';
import { leadsWithSearch } from './layouts/home-body.tsx';
import { LAYOUT_PARTS } from './layouts/layouts.ts';

/**
 * The first page of a partner's minisite: that of the shop, with the partner's banner and words around its search, or built
 * as the layout of the partner says. [MINISITE-22]
 */
export async function minisitePage(
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
    | 'note'
    | 'productUrl'
    | 'search'
    | 't'
    | 'tiles'
    | 'visit'
  >,
  partner: Partner,
): Promise<SitePage> {
  const {
    t,
    address: { prefix },
  } = request;
  const flow = homeFlow(request);
  const searchBox = homeSearchBox(request, flow);
  const layout = partner.layout && LAYOUT_PARTS[partner.layout];
  const { home } = partner;
  const data = await loadHome(request, flow, { offers: layout?.offers, parts: home });
  const hasSearch = !home || home.includes('search');
  const leads = leadsWithSearch(partner) || (!data && hasSearch);
  const title = partner.seo?.title ?? t('minisite.title');
  const { partnerName } = partner;
  const named =
    partnerName === undefined || title.includes(partnerName) ? title : `${title} | ${partnerName}`;
  const words = partner.seo?.description ?? t('home.intro');
  const search = (
    <Island name="search-box">
      {searchBoxIsland(islandPage(request), searchBox, serverTools(request, searchBox.criteria))}
    </Island>
  );
  return {
    status: 200,
    head: {
      title: named,
      description: partner.seo?.description ?? t('home.metaDescription'),
      canonical: prefix || '/',
      image: partnerAsset(partner, partner.bannerUrls.desktop),
    },
    styles: 'page',
    ...(hasSearch && { islands: { 'search-box': searchBox } }),
    criteria: searchBox.criteria,
    ...(data && { around: homeAround(data.home) }),
    body: layout ? (
      <layout.Home {...{ request, partner, title, words, search, flow }} {...(data && { data })} />
    ) : (
      <>
        <Banner partner={partner} t={t} />
        <S.Wrap>
          <S.OverBanner>
            <S.Headline>
              <h1>{title}</h1>
              <p>{words}</p>
            </S.Headline>
            {leads && search}
          </S.OverBanner>
        </S.Wrap>
        {data && <HomeBlocks {...{ request, data, flow, search }} parts={leads ? home?.slice(1) : home} />}
      </>
    ),
  };
}
