import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import * as S from '../layout/page.styles.ts';
import { SafeText } from './safe-text.tsx';

/** A text of the shop. Without one nothing of its own is shown, and the shell stays. [PAGES-01] */
export async function contentPage({
  address: { contentId, prefix },
  content,
}: Pick<PageRequest, 'address' | 'content'>): Promise<SitePage> {
  const text = contentId === undefined ? undefined : await content.page(contentId);
  if (!text) {
    return {
      status: 404,
      head: { title: 'Staykit', robots: 'noindex, follow' },
      styles: 'page',
      body: <></>,
    };
  }
  const { title, description, html } = text;
  return {
    status: 200,
    head: { title: `${title} | Staykit`, ...(description !== undefined && { description }) },
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
