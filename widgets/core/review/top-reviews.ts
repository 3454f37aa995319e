import type { Review } from './review-page.ts';

/** Good words that the page of a product shows. [PRODUCT-23] */
export const POSITIVE_REVIEWS = 4;

/** Which reviews are shown before all others, and in what order. */
export interface TopReviewsRule {
  isEligible: (review: Review) => boolean;
  compare: (a: Review, b: Review) => number;
}

/** Reviews with something good to say, the highest score first, of equal ones the newest. [REVIEW-06] */
export const TOP_REVIEWS_RULE: TopReviewsRule = {
  isEligible: ({ positiveComment = '' }) => positiveComment.trim() !== '',
  compare: (a, b) => b.average - a.average || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
};

/** The best of some reviews by a rule, at most POSITIVE_REVIEWS. [REVIEW-06] [PRODUCT-23] */
export function topReviews(
  reviews: readonly Review[],
  { isEligible, compare }: TopReviewsRule = TOP_REVIEWS_RULE,
): Review[] {
  return reviews.filter(isEligible).toSorted(compare).slice(0, POSITIVE_REVIEWS);
}
