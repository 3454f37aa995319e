import { ContentBlocks } from '../../blocks/content-blocks.tsx';
import { PlaceChoices } from '../../home/place-choices.tsx';
import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import { pickBlocks, type LayoutProps } from './layout-props.ts';
import * as M from './magazine.styles.ts';

/** A large headline, the story of the editors, then stays of unequal size. */
export function Magazine({ request, partner, title, words, search, data, flow }: LayoutProps) {
  const { stories, offers, themes, features, rest } = pickBlocks(data, {
    stories: ['article'],
    offers: ['topSearchResults'],
    themes: ['categories'],
    features: ['marketingBlock', 'boxes', 'boxesByCode'],
  });
  return (
    <>
      <S.Wrap>
        <M.Cover>
          <div>
            <h1>{title}</h1>
            <p>{words}</p>
          </div>
          {search}
          <Banner partner={partner} t={request.t} />
        </M.Cover>
        <M.Lead>
          <ContentBlocks request={request} blocks={stories} />
        </M.Lead>
        <M.Offers>
          <ContentBlocks request={request} blocks={offers} pictures="large" />
        </M.Offers>
        <M.Contents>
          <ContentBlocks request={request} blocks={themes} />
        </M.Contents>
        <M.Features>
          <ContentBlocks request={request} blocks={features} />
        </M.Features>
        <ContentBlocks request={request} blocks={rest} />
        {data && (
          <M.Contents data-places="">
            <PlaceChoices request={request} places={data.places} flow={flow} />
          </M.Contents>
        )}
      </S.Wrap>
    </>
  );
}
