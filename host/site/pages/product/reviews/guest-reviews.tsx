import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Review, ReviewPage } from '@staykit/core/review/review-page.ts';
import { formatScore } from '@staykit/core/review/score.ts';
import { POSITIVE_REVIEWS, topReviews } from '@staykit/core/review/top-reviews.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Part, Quotes } from '../details/part.styles.ts';
import { ReviewsLink } from './reviews-link.tsx';

interface GuestReviewsProps {
  /** Absent where they could not be had or nobody has written: then there is no such part. [PRODUCT-24] */
  reviews: ReviewPage | undefined;
  /** Whose reviews they are. */
  hotel: { id: string; label: string };
  request: Pick<PageRequest, 'address' | 'locale' | 't'>;
}

/** What guests think, the best of their words, and the way to all of them. [PRODUCT-23] [PRODUCT-24] [REVIEW-06] */
export function GuestReviews({ reviews, hotel, request }: GuestReviewsProps) {
  if (!reviews) return null;
  const { t, locale } = request;
  const language = locale.slice(0, 2);
  const isOwn = (review: Review) => review.locale.startsWith(language);
  // Those that the visitor reads come first; others fill up.
  const good = [
    ...topReviews(reviews.list.filter(isOwn)),
    ...topReviews(reviews.list.filter((review) => !isOwn(review))),
  ].slice(0, POSITIVE_REVIEWS);
  return (
    <Part id="reviews" data-section="reviews">
      <h2>{t('product.reviewsTitle')}</h2>
      <ReviewScore average={reviews.score} count={reviews.totalCount} />
      <Quotes>
        {good.map((review) => {
          const { id, customer, type, date, average, positiveComment, verified } = review;
          const spoken = isOwn(review) ? {} : { lang: review.locale.slice(0, 2) };
          return (
            <li key={id}>
              <p>
                <strong>{customer}</strong>
                <span>{formatScore(average, locale)}</span>
              </p>
              <p {...spoken}>{positiveComment}</p>
              <p data-muted="">
                {type !== undefined && <span {...spoken}>{type}</span>}
                {type !== undefined && ' · '}
                {formatDay(date, locale, 'medium')}
                {verified && ` · ${t('review.verified')}`}
              </p>
            </li>
          );
        })}
      </Quotes>
      <p>
        <ReviewsLink hotel={hotel} request={request}>
          {t('review.seeAll', { count: reviews.totalCount })}
        </ReviewsLink>
      </p>
    </Part>
  );
}
