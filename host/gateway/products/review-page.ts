import type { Locale } from '@staykit/values/market/locale.ts';
import { REVIEWS_PAGE_SIZE, type Review, type ReviewPage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { CatalogueLanguage, HotelRecord, ReviewRecord } from '../catalogue/records.ts';
import { labelOf, REVIEW_COMPANY } from '../catalogue/vocabulary.ts';
import type { ReviewRepository } from './review-repository.ts';
import { REVIEW_FRAGMENTS } from '../catalogue/facts/data/review-fragments.ts';
import { createRandom } from '../catalogue/random.ts';

/** Review criteria, in display order. [REVIEW-07] */
const REVIEW_CRITERIA = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;

/** Scores of a hotel by criterion, around its average; empty without reviews. */
export function criteriaScoresOf(
  hotel: Pick<HotelRecord, 'seed'>,
  average: number,
): { label: string; score: number }[] {
  if (average === 0) return [];
  const random = createRandom(hotel.seed, 'review criteria');
  return REVIEW_CRITERIA.map((label) => ({
    label,
    score: Math.round(Math.min(10, Math.max(1, average + random.bell() * 0.35)) * 10) / 10,
  }));
}

/** Splits a review into praise and criticism: it is one text, in which critical sentences are known. */
export function splitReview({ language, text }: Pick<ReviewRecord, 'language' | 'text'>): {
  positive: string;
  negative: string;
} {
  let positive = text;
  const negative: { at: number; sentence: string }[] = [];
  for (const sentence of REVIEW_FRAGMENTS[language].complaints) {
    const at = text.indexOf(sentence);
    if (at < 0) continue;
    negative.push({ at, sentence });
    positive = positive.replace(sentence, '');
  }
  return {
    positive: positive.replace(/\s{2,}/g, ' ').trim(),
    negative: negative
      .sort((a, b) => a.at - b.at)
      .map(({ sentence }) => sentence)
      .join(' '),
  };
}

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
