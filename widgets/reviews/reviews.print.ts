import type { ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { reviewsElement } from './reviews.element.ts';
import { FIRST_SORT } from './reviews-state.ts';

/** `<stay-reviews>` as a server prints it: with the newest reviews. */
export const reviewsPrint: ElementPrint<ReviewsClient, ReadReviews> = {
  spec: reviewsElement,
  load({ values, client, signal }) {
    return client.reviews(
      String(values['hotelId']),
      { page: 0, sort: FIRST_SORT },
      { ...(signal && { signal }) },
    );
  },
  fallback: ({ hotelId }) => ({
    path: `/hotel/${encodeURIComponent(String(hotelId))}`,
    text: 'review.label',
  }),
};
