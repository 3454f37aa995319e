import type { MarketingArticle } from '@staykit/core/content/page-content.ts';
import { addressOf } from '../../../framework/request/address-of.ts';
import { BlockPicture, type BlockRequest } from '../../blocks/block-parts.tsx';
import * as S from '../../layout/page.styles.ts';

/** What the shop writes about at the moment; nothing where there is nothing, or where it cannot be had. [NOTFOUND-06] */
export function MomentArticles({
  request,
  articles,
}: {
  request: BlockRequest;
  articles: readonly MarketingArticle[];
}) {
  if (articles.length === 0) return null;
  return (
    <S.Section aria-labelledby="moment">
      <S.SectionHead>
        <h2 id="moment">{request.t('host.moment')}</h2>
      </S.SectionHead>
      <S.Tiles data-count={articles.length}>
        {articles.map(({ id, title, intro, url, images }) => (
          <li key={id}>
            <S.Tile>
              {images && <BlockPicture request={request} images={{ ...images, alt: '' }} />}
              <div>
                <h3>
                  <a href={addressOf(url, request)}>{title}</a>
                </h3>
                <p>{intro}</p>
              </div>
            </S.Tile>
          </li>
        ))}
      </S.Tiles>
    </S.Section>
  );
}
