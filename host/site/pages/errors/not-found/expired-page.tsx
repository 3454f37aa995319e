import { withShop } from '@staykit/core/market/shop.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { SitePage } from '../../../registry/islands.ts';
import * as S from '../../layout/page.styles.ts';
import { StayPicture, StayTile } from '../../layout/stay-tile.tsx';
import { ExpiredNotice } from './expired-notice.tsx';

/** Stays of the hotel that are shown instead. */
const OTHERS = 3;

/**
 * An offer that is sold no longer: what it was, that it is too late for it, and what else its hotel has. Gone, which is
 * not the same as never there: search engines drop it, and no broken link is reported. [NOTFOUND-07]
 */
export async function expiredPage(
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'client' | 'instant' | 'locale' | 'productUrl' | 't'
  >,
  offer: ProductDetail,
): Promise<SitePage> {
  const { t, locale, client, productUrl, apiOrigin } = request;
  const { hotel } = offer;
  const criteria = { ...emptyCriteria('booking'), hotelId: hotel.id };
  const { offers } = await client.offers(criteria).catch(() => ({ offers: [] }));
  const others = offers.filter(({ id }) => id !== offer.id).slice(0, OTHERS);
  return {
    status: 410,
    styles: 'page',
    head: { title: withShop(`${t('host.tooLate')} ${hotel.label}`), robots: 'noindex, follow' },
    body: (
      <S.Wrap>
        <S.DetailText>
          <S.PageTop>
            <h1>{hotel.label}</h1>
            <p data-muted="">{[hotel.location.label, offer.label].join(' · ')}</p>
          </S.PageTop>
        </S.DetailText>
        <S.Detail>
          <S.Gallery>
            <StayPicture
              path={offer.imageUrl}
              origin={apiOrigin}
              size="large"
              alt={t('host.photo', { hotel: hotel.label, number: 1 })}
            />
          </S.Gallery>
          <ExpiredNotice request={request} offer={offer} />
        </S.Detail>
        {others.length > 0 && (
          <S.Section aria-labelledby="others">
            <S.SectionHead>
              <h2 id="others">{t('host.othersIn', { hotel: hotel.label })}</h2>
            </S.SectionHead>
            <S.Tiles data-row="">
              {others.map((other) => (
                <li key={other.id}>
                  <StayTile offer={other} title="offer" {...{ criteria, locale, t, productUrl, apiOrigin }} />
                </li>
              ))}
            </S.Tiles>
          </S.Section>
        )}
      </S.Wrap>
    ),
  };
}
