import { searchBoxIsland } from '../../render/search-box-island.tsx';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import { homeSearchBox } from '../home/home-search.ts';
import { MomentArticles } from './moment-articles.tsx';
import { Island, islandPage, serverTools } from '../island.tsx';
import * as S from '../page.styles.ts';

/** What an address shows that nobody has: never a blank page, and a way on. [NOTFOUND-01] [NOTFOUND-02] [NOTFOUND-05] */
export async function notFoundPage(request: PageRequest): Promise<Page> {
  const {
    t,
    address: { prefix },
  } = request;
  const searchBox = homeSearchBox(request, 'booking');
  const articles = await request.content.articles();
  return {
    status: 404,
    head: { title: `${t('host.notFoundTitle')} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: { searchBox },
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
