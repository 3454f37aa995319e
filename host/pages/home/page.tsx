import { searchBoxIsland } from '../../render/search-box-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { siteAddress } from '../../routing/sites.ts';
import { Island, islandPage, serverTools } from '../island.tsx';
import * as S from '../page.styles.ts';
import { HomeBlocks } from './home-blocks.tsx';
import { homeFlow, homeSearchBox } from './home-search.ts';
import { loadHome } from './load.ts';

/** The first page of the shop. */
export async function homePage(request: PageRequest): Promise<Page> {
  const { t, locale, origin, sites } = request;
  const flow = homeFlow(request);
  const gifts = flow === 'gifting';
  const searchBox = homeSearchBox(request, flow);
  const data = await loadHome(request, flow);
  const url = siteAddress(locale, origin, sites) ?? '';
  return {
    status: 200,
    head: {
      title: `${t(gifts ? 'home.titleGifts' : 'home.title')} | Staykit`,
      description: t('home.metaDescription'),
      canonical: '/',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Staykit',
          url: `${url}/`,
          logo: `${url}/assets/staykit.svg`,
        },
      ],
    },
    styles: 'page',
    data: { searchBox },
    body: (
      <>
        <S.Hero>
          <S.Wrap>
            <S.Headline>
              <h1>{t(gifts ? 'home.titleGifts' : 'home.title')}</h1>
              <p>{t(gifts ? 'home.introGifts' : 'home.intro')}</p>
            </S.Headline>
            <Island name="search-box">
              {searchBoxIsland(islandPage(request), searchBox, serverTools(request, searchBox.criteria))}
            </Island>
          </S.Wrap>
        </S.Hero>
        <HomeBlocks request={request} data={data} flow={flow} picksTitle={t('home.picks')} />
      </>
    ),
  };
}
