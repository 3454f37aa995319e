import { searchBoxIsland } from '../../render/search-box-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { siteAddress } from '../../routing/sites.ts';
import { BlockPicture, Subtitle, TimeLeft } from '../blocks/block-parts.tsx';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { contentRobots } from '../content/content-robots.ts';
import { Island, islandPage, serverTools } from '../island.tsx';
import * as S from '../page.styles.ts';
import { homeFlow, homeSearchBox } from './home-search.ts';
import * as H from './home.styles.ts';
import { loadShopHome } from './load.ts';
import { PlaceChoices } from './place-choices.tsx';

/** The first page of the shop, as its editors wrote it; without content it is hidden, and the shell stays. [HOME-01] [HOME-05] */
export async function homePage(request: PageRequest): Promise<Page> {
  const { t, locale, origin, sites } = request;
  const flow = homeFlow(request);
  const data = await loadShopHome(request, flow);
  const url = siteAddress(locale, origin, sites) ?? '';
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Staykit',
    url: `${url}/`,
    logo: `${url}/assets/staykit.svg`,
  };
  if (!data) {
    return {
      status: 200,
      head: { title: 'Staykit', description: t('host.promise'), canonical: '/', jsonLd: [organisation] },
      styles: 'page',
      data: {},
      body: <></>,
    };
  }
  const { home, blocks, places } = data;
  // The first jumbotron is the search itself: its words and its picture stand around the search box.
  const first = blocks.find(({ block: { kind } }) => kind === 'jumbotron');
  const searchBox = homeSearchBox(request, flow);
  return {
    status: 200,
    head: {
      title: `${home.seo.title} | Staykit`,
      description: home.seo.description,
      robots: contentRobots(home.seo),
      canonical: '/',
      jsonLd: [organisation],
    },
    styles: 'page',
    data: { searchBox },
    around: {
      ...(home.footerLegal !== undefined && { legal: home.footerLegal }),
      ...(home.footerContact !== undefined && { contact: home.footerContact }),
    },
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
        <S.Wrap>
          <ContentBlocks request={request} blocks={blocks.filter((block) => block !== first)} />
          <PlaceChoices request={request} places={places} flow={flow} />
        </S.Wrap>
      </>
    ),
  };
}
