import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { Stars } from '@staykit/ui/components/reviews/review-score/stars.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import { BackButton } from '../../shell/header/back-button.tsx';
import { ShareButton } from '../../shell/share/share-button.tsx';
import { HotelPlace } from '../hotel/hotel-place.tsx';
import * as S from './product.styles.ts';
import { ReviewsLink } from './reviews/reviews-link.tsx';

interface ProductTopProps {
  offer: ProductDetail;
  criteria: SearchCriteria;
  request: Pick<PageRequest, 'address' | 'locale' | 't'>;
}

/** The way from the country to this stay. */
export function ProductTrail({
  offer: { breadcrumb = [] },
  request,
}: {
  offer: Pick<ProductDetail, 'breadcrumb'>;
  request: Pick<PageRequest, 'address' | 't' | 'visit'>;
}) {
  const {
    t,
    address: { prefix },
  } = request;
  if (breadcrumb.length === 0) return null;
  if (request.visit.app) return <BackButton t={t} prefix={prefix} />;
  return (
    <S.Trail aria-label={t('product.breadcrumb')} data-section="breadcrumb">
      <ol>
        {breadcrumb.map(({ label, uri }, index) => (
          <li key={label + index}>
            {uri === undefined || index === breadcrumb.length - 1 ? (
              <span aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={inside(prefix, uri)}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </S.Trail>
  );
}

/** What the stay is called, and the hotel: its name, stars, score and place. [PRODUCT-08] [PRODUCT-09] */
export function ProductTitle({ offer, criteria, request }: ProductTopProps) {
  const {
    t,
    locale,
    address: { prefix },
  } = request;
  const { hotel, label } = offer;
  return (
    <S.StayTitle>
      <h1 data-section="title">{label}</h1>
      <div data-section="hotel">
        <p>
          <a href={inside(prefix, `/hotel/${encodeURIComponent(hotel.id)}`)}>{hotel.label}</a>
          {!!hotel.stars && <Stars count={hotel.stars} />}
        </p>
        {hotel.review?.average ? (
          <ReviewsLink hotel={hotel} request={request}>
            <ReviewScore {...hotel.review} />
          </ReviewsLink>
        ) : (
          <ReviewScore {...hotel.review} />
        )}
        <HotelPlace {...{ criteria, locale, t, prefix }} hotelId={hotel.id} location={hotel.location} />
        <ShareButton t={t} />
      </div>
    </S.StayTitle>
  );
}
