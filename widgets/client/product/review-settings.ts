import { REVIEWS_FIRST_PAGE, REVIEWS_LANGUAGE_FALLBACK } from '@staykit/core/review/review-page.ts';

/** What the documents leave open about the call of reviews. */
export interface ReviewSettings {
  /** The parameter `client`. [PAPI-07] [SAPI-07] */
  client: string;
  /** REVIEWS_LANGUAGE_FALLBACK and REVIEWS_FIRST_PAGE. [SAPI-07] */
  reviews: { languageFallback: typeof REVIEWS_LANGUAGE_FALLBACK; firstPage: number };
}

/** The settings of the shop. */
export const REVIEW_SETTINGS: ReviewSettings = {
  client: 'msite',
  reviews: { languageFallback: REVIEWS_LANGUAGE_FALLBACK, firstPage: REVIEWS_FIRST_PAGE },
};
