import { ContentBlocks } from '../../blocks/content-blocks.tsx';
import { PlaceChoices } from '../../home/place-choices.tsx';
import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import { pickBlocks, type LayoutProps } from './layout-props.ts';
import * as P from './shop.styles.ts';

/** Stays that the first page of a shop shows: whole rows of two, three and four. */
export const SHOP_OFFERS = 12;

/** Search and themes first, then a dense grid of stays. */
export function Shop({ request, partner, title, words, search, data, flow }: LayoutProps) {
  const { offers, themes, deals, rest } = pickBlocks(data, {
    offers: ['topSearchResults'],
    themes: ['categories'],
    deals: ['marketingBlock', 'boxes', 'boxesByCode'],
  });
  return (
    <>
      <P.Top>
        <S.Wrap>
          <div>
            <h1>{title}</h1>
            <p>{words}</p>
          </div>
          <Banner partner={partner} t={request.t} />
          {search}
        </S.Wrap>
      </P.Top>
      <S.Wrap>
        <P.Strip>
          <ContentBlocks request={request} blocks={themes} />
        </P.Strip>
        <P.Offers>
          <ContentBlocks request={request} blocks={offers} />
        </P.Offers>
        <P.Deals>
          <ContentBlocks request={request} blocks={deals} />
        </P.Deals>
        {data && (
          <P.Places>
            <PlaceChoices request={request} places={data.places} flow={flow} />
          </P.Places>
        )}
        <P.Rest>
          <ContentBlocks request={request} blocks={rest} />
        </P.Rest>
      </S.Wrap>
    </>
  );
}
