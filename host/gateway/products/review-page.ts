import type { Locale } from '@staykit/values/market/locale.ts';
import { REVIEWS_PAGE_SIZE, type Review, type ReviewPage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { CatalogueLanguage, HotelRecord, ReviewRecord } from '../catalogue/records.ts';
import { labelOf, REVIEW_COMPANY } from '../catalogue/vocabulary.ts';
import type { ReviewRepository } from './review-repository.ts';
import type { HotelFacts, ReviewParts } from '../catalogue/facts/hotel-facts.ts';

/** Locale of a review's language, as the language filter names it. [REVIEW-02] */
export const REVIEW_LOCALES: Record<CatalogueLanguage, Locale> = {
  fr: 'fr_FR',
  es: 'es_ES',
  nl: 'nl_NL',
  it: 'it_IT',
};

/** A request for reviews. */
export interface ReviewsRequest {
  /** From 0. */
  page: number;
  sort: ReviewSort;
  /** Only this language; all without it. */
  language?: CatalogueLanguage;
  /** Whether reviews in other languages are shown if there are none in this one. [SAPI-07] */
  fallback: boolean;
}

/** A page of a hotel's reviews. [SAPI-08] */
export async function reviewPageOf(
  hotel: Pick<HotelRecord, 'id' | 'seed'>,
  { page, sort, language, fallback }: ReviewsRequest,
  reviews: ReviewRepository,
  facts: Pick<HotelFacts, 'criteriaScores' | 'reviewParts'>,
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
  return {
    totalCount,
    score,
    list: list.map((record) => toReview(record, facts.reviewParts(record))),
    details: facts.criteriaScores(hotel, score),
  };
}

function toReview(record: ReviewRecord, { positive, negative }: ReviewParts): Review {
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
