import { searchBoxIsland } from '../../render/search-box-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import type { Partner } from '../../partners/partner.ts';
import { partnerAsset } from '../../shell/partner-asset.ts';
import { HomeBlocks, homeAround } from '../home/home-blocks.tsx';
import { homeFlow, homeSearchBox } from '../home/home-search.ts';
import { loadHome } from '../home/load.ts';
import { Island, islandPage, serverTools } from '../island.tsx';
import * as S from '../page.styles.ts';
import { Banner } from './banner.tsx';

/** The first page of a partner's minisite: that of the shop, with the partner's banner and words around its search. [MINISITE-22] */
export async function minisitePage(request: PageRequest, partner: Partner): Promise<Page> {
  const {
    t,
    address: { prefix },
  } = request;
  const flow = homeFlow(request);
  const searchBox = homeSearchBox(request, flow);
  const data = await loadHome(request, flow);
  const title = partner.seo?.title ?? t('minisite.title');
  const { partnerName } = partner;
  const named =
    partnerName === undefined || title.includes(partnerName) ? title : `${title} | ${partnerName}`;
  return {
    status: 200,
    head: {
      title: named,
      description: partner.seo?.description ?? t('home.metaDescription'),
      canonical: prefix || '/',
      image: partnerAsset(partner, partner.bannerUrls.desktop),
    },
    styles: 'page',
    data: { searchBox },
    ...(data && { around: homeAround(data.home) }),
    body: (
      <>
        <Banner partner={partner} t={t} />
        <S.Wrap>
          <S.OverBanner>
            <S.Headline>
              <h1>{title}</h1>
              <p>{partner.seo?.description ?? t('home.intro')}</p>
            </S.Headline>
            <Island name="search-box">
              {searchBoxIsland(islandPage(request), searchBox, serverTools(request, searchBox.criteria))}
            </Island>
          </S.OverBanner>
        </S.Wrap>
        {data && <HomeBlocks request={request} data={data} flow={flow} />}
      </>
    ),
  };
}
