import type { Locale } from '../../../widgets/core/market/locale.ts';
import {
  REVIEWS_PAGE_SIZE,
  type Review,
  type ReviewPage,
  type ReviewSort,
} from '../../../widgets/core/review/review-page.ts';
import type { CatalogueLanguage, HotelRecord, ReviewRecord } from '../catalogue/records.ts';
import { labelOf, REVIEW_COMPANY } from '../catalogue/vocabulary.ts';
import type { ReviewRepository } from '../repositories/review-repository.ts';
import { REVIEW_FRAGMENTS } from '../catalogue/data/review-fragments.ts';
import { createRandom } from '../catalogue/random.ts';

/** What guests judge, in the order in which it is told. [REVIEW-07] */
const REVIEW_CRITERIA = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;

/** The scores of a hotel by criterion, around its average; none where nobody has judged yet. */
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

/** What a guest praised and what not: a review is one text, in which the complaints are known sentences. */
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
