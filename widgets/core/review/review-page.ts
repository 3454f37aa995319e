import type { review, reviewsAnswer, reviewSummary as schema } from '@staykit/contract/product/reviews.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** Reviews on a page. [REVIEW-04] */
export const REVIEWS_PAGE_SIZE = 10;

/** The languages that reviews may be chosen in, by the locale that is asked for. [REVIEW-02] */
export const REVIEW_LANGUAGES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const satisfies readonly Locale[];

/** One language of reviews, or all. [REVIEW-02] */
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number] | 'all';

/** The language that reviews are shown in at first. [REVIEW-02] */
export const REVIEWS_DEFAULT_LANGUAGE: ReviewLanguage = 'all';

/** The number of the first page. [SAPI-07] */
export const REVIEWS_FIRST_PAGE = 0;

/** Whether reviews in other languages come where there are none in the wanted one. [SAPI-07] */
export const REVIEWS_LANGUAGE_FALLBACK = { allLanguages: true, chosenLanguage: false };

/** One review. [SENTITY-11] */
export type Review = Wire<typeof review>;

/** A page of the reviews of a hotel. [SAPI-08] [SENTITY-11] */
export type ReviewPage = Wire<typeof reviewsAnswer>;

/** The summary of a hotel's reviews. [SENTITY-11] */
export type ReviewSummary = Wire<typeof schema>;

/** The summary of a page of reviews. [SENTITY-11] */
export function reviewSummary({ score, totalCount }: ReviewPage): ReviewSummary {
  return { score, totalCount };
}

/** On how many pages that many reviews stand. [REVIEW-04] */
export function reviewPages(totalCount: number): number {
  return Math.ceil(totalCount / REVIEWS_PAGE_SIZE);
}

/** Reviews with those of another page behind them, each once: a review written meanwhile pushes others on. [REVIEW-04] */
export function withReviews(list: readonly Review[], more: readonly Review[]): Review[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...more.filter(({ id }) => !known.has(id))];
}
