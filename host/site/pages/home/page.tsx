import { hasMark, shop, withShop } from '@staykit/core/market/shop.ts';
import { searchBoxIsland } from '../search/search-box-island.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import { BlockPicture, Subtitle, TimeLeft } from '../blocks/block-parts.tsx';
import { contentRobots } from '../content/content-robots.ts';
import { Island } from '../../registry/island.tsx';
import { islandPage } from '../../framework/island-page.ts';
import { serverTools } from '../search/server-tools.ts';
import * as S from '../layout/page.styles.ts';
import { HomeBlocks, homeAround, searchBlock } from './home-blocks.tsx';
import { homeFlow, homeSearchBox } from './home-search.ts';
import * as H from './home.styles.ts';
import { loadHome } from './load.ts';

/** The first page of the shop, as its editors wrote it; without content it is hidden, and the shell stays. [HOME-01] [HOME-05] */
export async function homePage(
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
    | 'origin'
    | 'productUrl'
    | 'search'
    | 'sites'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const { t, locale, origin, sites } = request;
  const flow = homeFlow(request);
  const data = await loadHome(request, flow);
  const url = siteAddress(locale, origin, sites) ?? '';
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop().name,
    url: `${url}/`,
    ...(organisationLogo() !== undefined && { logo: `${url}${organisationLogo()}` }),
  };
  if (!data) {
    return {
      status: 200,
      head: { title: shop().name, description: t('host.promise'), canonical: '/', jsonLd: [organisation] },
      styles: 'page',
      body: <></>,
    };
  }
  const { home } = data;
  const first = searchBlock(data);
  const searchBox = homeSearchBox(request, flow);
  return {
    status: 200,
    head: {
      title: withShop(home.seo.title),
      description: home.seo.description,
      robots: contentRobots(home.seo),
      canonical: '/',
      jsonLd: [organisation],
    },
    styles: 'page',
    islands: { 'search-box': searchBox },
    criteria: searchBox.criteria,
    around: homeAround(home),
    body: (
      <>
        <H.Jumbotron>
          <H.Words>
            <S.Headline>
              <h1>{first?.block.title ?? home.seo.title}</h1>
              <Subtitle text={first?.block.subtitle} />
              {first?.block.countdown && <TimeLeft request={request} end={first.block.countdown.end} />}
            </S.Headline>
            {first?.block.images && (
              <BlockPicture request={request} images={first.block.images} eager size="medium" />
            )}
            <Island name="search-box">
              {searchBoxIsland(islandPage(request), searchBox, serverTools(request, searchBox.criteria))}
            </Island>
          </H.Words>
        </H.Jumbotron>
        <HomeBlocks request={request} data={data} flow={flow} />
      </>
    ),
  };
}

/** The logo that search engines show of the shop. */
const organisationLogo = (): string | undefined =>
  shop().logo?.url ?? (hasMark() ? '/assets/staykit.svg' : undefined);
