import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as S from '../layout/page.styles.ts';
import { SafeText } from './safe-text.tsx';

/** A text of the shop; without one, what every unknown address shows. [PAGES-01] */
export async function contentPage(
  request: Pick<PageRequest, 'content'> & Parameters<typeof notFoundPage>[0],
): Promise<SitePage> {
  const {
    address: { contentId, prefix },
    content,
  } = request;
  const text = contentId === undefined ? undefined : await content.page(contentId);
  if (!text) return notFoundPage(request);
  const { title, description, html, alternateUrls = {} } = text;
  return {
    status: 200,
    head: {
      title: `${title} | Staykit`,
      ...(description !== undefined && { description }),
      alternates: alternateUrls,
    },
    styles: 'page',
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{title}</h1>
          <SafeText html={html} prefix={prefix} />
        </S.Prose>
      </S.Wrap>
    ),
  };
}
