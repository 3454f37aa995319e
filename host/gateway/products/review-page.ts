import type { Locale } from '../../../widgets/core/market/locale.ts';
import {
  REVIEWS_PAGE_SIZE,
  type Review,
  type ReviewPage,
  type ReviewSort,
} from '../../../widgets/core/review/review-page.ts';
import { criteriaScoresOf, splitReview } from '../catalogue/facts/review-facts.ts';
import type { CatalogueLanguage, HotelRecord, ReviewRecord } from '../catalogue/records.ts';
import { labelOf, REVIEW_COMPANY } from '../catalogue/vocabulary.ts';
import type { ReviewRepository } from '../repositories/review-repository.ts';

/** The locale that a review of a language is said to be of: what the language filter asks for. [REVIEW-02] */
export const REVIEW_LOCALES: Record<CatalogueLanguage, Locale> = {
  fr: 'fr_FR',
  es: 'es_ES',
  nl: 'nl_NL',
  it: 'it_IT',
};

/** Which reviews a visitor asks for. */
export interface ReviewsAsked {
  /** From 0. */
  page: number;
  sort: ReviewSort;
  /** In one language; all without it. */
  language?: CatalogueLanguage;
  /** Reviews in other languages come where there are none in that one. [SAPI-07] */
  fallback: boolean;
}

/** A page of the reviews of a hotel. [SAPI-08] */
export async function reviewPageOf(
  hotel: Pick<HotelRecord, 'id' | 'seed'>,
  { page, sort, language, fallback }: ReviewsAsked,
  reviews: ReviewRepository,
): Promise<ReviewPage> {
  const { byLanguage, score } = await reviews.totals(hotel.id);
  const all = Object.values(byLanguage).reduce((sum, count) => sum + count, 0);
  const own = language === undefined ? 0 : (byLanguage[language] ?? 0);
  const only = language !== undefined && (own > 0 || !fallback) ? language : undefined;
  const totalCount = only === undefined ? all : own;
  const list =
    totalCount > page * REVIEWS_PAGE_SIZE
      ? await reviews.page({
          hotelId: hotel.id,
          sort,
          limit: REVIEWS_PAGE_SIZE,
          offset: page * REVIEWS_PAGE_SIZE,
          ...(only !== undefined && { language: only }),
        })
      : [];
  return { totalCount, score, list: list.map(toReview), details: criteriaScoresOf(hotel, score) };
}

function toReview(record: ReviewRecord): Review {
  const { positive, negative } = splitReview(record);
  const type = labelOf(REVIEW_COMPANY, record.company, record.language);
  return {
    id: `${record.hotelId}-${record.position}`,
    locale: REVIEW_LOCALES[record.language],
    customer: record.author,
    ...(type !== undefined && { type }),
    date: record.date,
    average: record.score,
    ...(positive && { positiveComment: positive }),
    ...(negative && { negativeComment: negative }),
  };
}
