import { withShop } from '@staykit/core/market/shop.ts';
import { searchBoxIsland } from '../../search/search-box-island.tsx';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import { homeSearchBox } from '../../home/home-search.ts';
import { MomentArticles } from './moment-articles.tsx';
import { Island } from '../../../registry/island.tsx';
import { islandPage } from '../../../framework/island-page.ts';
import { serverTools } from '../../search/server-tools.ts';
import * as S from '../../layout/page.styles.ts';

/** What an address shows that nobody has: never a blank page, and a way on. [NOTFOUND-01] [NOTFOUND-02] [NOTFOUND-05] */
export async function notFoundPage(
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
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const {
    t,
    address: { prefix },
  } = request;
  const searchBox = homeSearchBox(request, 'booking');
  const articles = await request.content.articles();
  return {
    status: 404,
    head: { title: withShop(t('host.notFoundTitle')), robots: 'noindex, follow' },
    styles: 'page',
    islands: { 'search-box': searchBox },
    criteria: searchBox.criteria,
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t('host.notFoundTitle')}</h1>
          <p>{t('host.notFoundText')}</p>
          <S.MainLink href={inside(prefix, '/')}>{t('host.toHome')}</S.MainLink>
        </S.Prose>
        <div data-expired="" />
        <S.SectionHead>
          <h2>{t('host.notFoundHelp')}</h2>
        </S.SectionHead>
        <Island name="search-box">
          {searchBoxIsland(islandPage(request), searchBox, serverTools(request, searchBox.criteria))}
        </Island>
        <MomentArticles request={request} articles={articles} />
      </S.Wrap>
    ),
  };
}
