import { shop, withShop } from '@staykit/core/market/shop.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as S from '../layout/page.styles.ts';
import { SafeText } from './safe-text.tsx';

/** A text of the shop; without one, what every unknown address shows. [PAGES-01] */
export async function contentPage(
  request: Pick<PageRequest, 'content' | 'origin' | 'path'> & Parameters<typeof notFoundPage>[0],
): Promise<SitePage> {
  const {
    address: { contentId, prefix },
    content,
  } = request;
  const text = contentId === undefined ? undefined : await content.page(contentId);
  if (!text) return notFoundPage(request);
  const { title, description, html, alternateUrls = {}, article } = text;
  const { origin, path } = request;
  return {
    status: 200,
    head: {
      title: withShop(title),
      ...(description !== undefined && { description }),
      alternates: alternateUrls,
      ...(article && { jsonLd: [articleData({ title, description, ...article }, { origin, path })] }),
      ...(article?.imageUrl !== undefined && { image: article.imageUrl }),
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

/** What search engines learn about an article. */
function articleData(
  {
    title,
    description,
    date,
    imageUrl,
  }: { title: string; description?: string | undefined; date: string; imageUrl?: string },
  { origin, path }: Pick<PageRequest, 'origin' | 'path'>,
): object {
  const site = `${origin.protocol}://${origin.host}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(description !== undefined && { description }),
    datePublished: date,
    mainEntityOfPage: `${site}${path}`,
    ...(imageUrl !== undefined && { image: new URL(imageUrl, site).href }),
    author: { '@type': 'Organization', name: shop().name, url: `${site}/` },
  };
}
