import * as S from '../../layout/page.styles.ts';
import { Banner } from '../banner.tsx';
import { HomeBody, leadsWithSearch } from './home-body.tsx';
import type { LayoutProps } from './layout-props.ts';
import * as P from './shop.styles.ts';

/** Stays that the first page of a shop shows: whole rows of two, three and four. */
export const SHOP_OFFERS = 12;

/** Search and themes first, then a dense grid of stays. */
export function Shop(props: LayoutProps) {
  const { request, partner, title, words, search } = props;
  return (
    <>
      <P.Top>
        <S.Wrap>
          <div>
            <h1>{title}</h1>
            <p>{words}</p>
          </div>
          <Banner partner={partner} t={request.t} />
          {leadsWithSearch(partner) && search}
        </S.Wrap>
      </P.Top>
      <S.Wrap>
        <HomeBody
          {...props}
          order={['themes', 'offers', 'ways', 'places', 'rest']}
          frames={{ themes: P.Strip, offers: P.Offers, ways: P.Deals, places: P.Places }}
          others={P.Rest}
        />
      </S.Wrap>
    </>
  );
}
