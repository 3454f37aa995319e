import { EMPTY_REVIEWS_TEXT_IN } from '@staykit/core/review/empty-reviews.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { GuestReviews } from '../product/reviews/guest-reviews.tsx';
import { Part } from './hotel.styles.ts';

interface HotelReviewsProps {
  /** Absent where they could not be had: then there is no such part. */
  reviews: ReviewPage | undefined;
  /** Whose reviews they are. */
  hotel: { id: string; label: string };
  request: Pick<PageRequest, 'address' | 'locale' | 't'>;
}

/** What guests think of a hotel, or an invitation to be the first. [HOTEL-03] [SERROR-04] */
export function HotelReviews({ reviews, hotel, request }: HotelReviewsProps) {
  if (reviews && reviews.list.length > 0)
    return <GuestReviews reviews={reviews} hotel={hotel} request={request} />;
  if (!reviews || !EMPTY_REVIEWS_TEXT_IN.includes('hotel')) return null;
  return (
    <Part id="reviews" data-section="reviews">
      <h2>{request.t('product.reviewsTitle')}</h2>
      <p>{request.t('review.none')}</p>
    </Part>
  );
}
