import type { ReviewChoice, ReadReviews } from '@staykit/client/product/reviews.ts';
import type { ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import { REVIEWS_PAGE_SIZE, type Review } from '@staykit/core/review/review-page.ts';

/** A client of reviews that remembers what it was asked. */
export interface FakeReviewsClient extends ReviewsClient {
  asked: ReviewChoice[];
}

/** A review by its number. */
export function testReview(number: number, changes: Partial<Review> = {}): Review {
  return {
    id: `r${number}`,
    locale: 'fr_FR',
    customer: `Guest ${number}`,
    type: 'En couple',
    date: '2030-04-02',
    average: 8.7,
    positiveComment: `Quiet ${number}`,
    negativeComment: `Small ${number}`,
    ...changes,
  };
}

/** The scores of a hotel, one by a name that no widget knows. */
export const REVIEW_DETAILS = [
  { label: 'welcoming', score: 8.7 },
  { label: 'comfort', score: 10 },
  { label: 'cleanliness', score: 0 },
  { label: 'food', score: 9.1 },
  { label: 'localization', score: 7 },
  { label: 'priceQualityRatio', score: 6.5 },
  { label: 'parking', score: 3 },
];

/** A page out of so many reviews. */
export function reviewAnswer(total: number, page = 0): ReadReviews {
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const from = page * REVIEWS_PAGE_SIZE;
  const list = numbers.slice(from, from + REVIEWS_PAGE_SIZE).map((number) => testReview(number));
  return { totalCount: total, score: 8.76, list, details: REVIEW_DETAILS };
}

/** A client of a hotel with 25 reviews; `answer` replaces what it says to a choice. */
export function fakeReviewsClient(
  answer: (choice: ReviewChoice) => Promise<ReadReviews> = async ({ page }) => reviewAnswer(25, page),
): FakeReviewsClient {
  const asked: ReviewChoice[] = [];
  return {
    asked,
    reviews: (_hotelId, choice = {}) => {
      asked.push(choice);
      return answer(choice);
    },
  };
}
