import type { Locale } from '@staykit/values/market/locale.ts';
import { REVIEWS_PAGE_SIZE, type Review, type ReviewPage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { CatalogueLanguage, HotelRecord, ReviewRecord } from '../catalogue/records.ts';
import { labelOf, NAMELESS_GUEST, REVIEW_COMPANY } from '../catalogue/vocabulary.ts';
import type { CriterionAverage, ReviewRepository } from './review-repository.ts';
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
  const { byLanguage, score, criteria } = await reviews.totals(hotel.id);
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
    list: list.map((record) => toReview(record, partsOf(record, facts))),
    details: withCriteria(facts.criteriaScores(hotel, score), criteria, all),
  };
}

/** Praise and criticism: stored apart, or told apart in one text. */
function partsOf(record: ReviewRecord, facts: Pick<HotelFacts, 'reviewParts'>): ReviewParts {
  const { text, negative } = record;
  return typeof negative === 'string' ? { positive: text, negative } : facts.reviewParts(record);
}

/** Scores by criterion of the catalogue's reviews with those that guests gave, each by the number of its reviews. */
function withCriteria(
  known: readonly { label: string; score: number }[],
  given: readonly CriterionAverage[],
  reviews: number,
): { label: string; score: number }[] {
  if (known.length === 0) return given.map(({ label, score }) => ({ label, score: oneDecimal(score) }));
  return known.map(({ label, score }) => {
    const guests = given.find((criterion) => criterion.label === label);
    if (!guests) return { label, score };
    const others = Math.max(0, reviews - guests.count);
    return {
      label,
      score: oneDecimal((score * others + guests.score * guests.count) / (others + guests.count)),
    };
  });
}

const oneDecimal = (score: number): number => Math.round(score * 10) / 10;

function toReview(record: ReviewRecord, { positive, negative }: ReviewParts): Review {
  const type = labelOf(REVIEW_COMPANY, record.company, record.language);
  const { guest } = record;
  return {
    id: `${record.hotelId}-${record.position}`,
    locale: REVIEW_LOCALES[record.language],
    customer: record.author || NAMELESS_GUEST.labels[record.language],
    ...(type !== undefined && { type }),
    date: record.date,
    average: record.score,
    ...(guest && record.title && { title: record.title }),
    ...(positive && { positiveComment: positive }),
    ...(negative && { negativeComment: negative }),
    ...(guest && { verified: true, stayMonth: guest.stayMonth }),
    ...(guest?.reply && { reply: guest.reply }),
  };
}
