import { createReviewsClient, type ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import type { Review, ReviewLanguage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import { hasMore, shownReviews } from '@staykit/widgets/reviews/reviews-state.ts';
import type { ReviewsProps } from '@staykit/widgets/reviews/reviews.props.ts';
import { useReviews as useHotelReviews } from '@staykit/widgets/reviews/use-reviews.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useShop } from '../shop/use-shop.ts';

/** Whose reviews, and how many at a time. */
export interface UseReviewsOptions
  extends StaykitSettings, Pick<ReviewsProps, 'hotelId' | 'pageSize' | 'language' | 'initial' | 'onError'> {
  /** Made by the page itself, by `createReviewsClient`; the hook makes its own otherwise. */
  client?: ReviewsClient;
}

/** What guests wrote of a hotel. */
export interface UseReviewsResult {
  /** `gone`: the shop does not know the hotel. */
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** Those that are shown; while another order or language loads, those of before. */
  reviews: readonly Review[];
  /** What guests think on the whole, whatever is chosen; undefined until the first answer. */
  summary: Pick<ReadReviews, 'score' | 'totalCount' | 'details'> | undefined;
  sort: ReviewSort;
  language: ReviewLanguage;
  /** Reads them in another order or language. [REVIEW-02] [REVIEW-03] */
  choose: (choice: { sort?: ReviewSort; language?: ReviewLanguage }) => void;
  /** There are more than are shown. [REVIEW-04] */
  hasMore: boolean;
  /** Shows `pageSize` more. */
  more: () => void;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The reviews of a hotel, as `Reviews` has them. Another `hotelId` begins again. */
export function useReviews(options: UseReviewsOptions): UseReviewsResult {
  const shop = useShop('useReviews()', options, createReviewsClient, options.client);
  const { state, choose, more, retry } = useHotelReviews({ ...options, ...shop.shared });
  const { language, sort, status, summary } = state;
  return {
    status,
    reviews: shownReviews(state),
    summary,
    sort,
    language,
    choose,
    hasMore: hasMore(state),
    more,
    retry,
  };
}
