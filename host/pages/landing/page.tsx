import type { Page, PageRequest } from '../../render/page.ts';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { contentRobots } from '../content/content-robots.ts';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';

/** A landing page; without a definition for this locale it is not there. [LANDING-01..03] */
export async function landingPage(request: PageRequest): Promise<Page> {
  const { slug } = request.address;
  const landing = slug === undefined ? undefined : await request.content.landing(slug);
  if (!landing) return notFoundPage(request);
  const blocks = await loadBlocks(request, landing.blocks);
  const bars = blocks.filter(({ block }) => block.kind === 'TopBar');
  return {
    status: 200,
    head: {
      title: `${landing.seo.title} | Staykit`,
      description: landing.seo.description,
      robots: contentRobots(landing.seo),
    },
    styles: 'page',
    data: {},
    body: (
      <>
        <ContentBlocks request={request} blocks={bars} />
        <S.Wrap>
          <ContentBlocks request={request} blocks={blocks.filter((block) => !bars.includes(block))} titled />
        </S.Wrap>
      </>
    ),
  };
}
