import { languageTag, type Locale } from '@staykit/values/market/locale.ts';

/** The word for a score, by the end of its message key. */
export type ReviewLabel = 'veryGood' | 'excellent' | 'fantastic' | 'perfect';

/** The lowest raw score of each label, highest first; there is none below. [CARD-08] [REVIEW-10] */
const LABELS: readonly (readonly [from: number, label: ReviewLabel])[] = [
  [9.5, 'perfect'],
  [9, 'fantastic'],
  [8.5, 'excellent'],
  [8, 'veryGood'],
];

/** What a score from 7 to below 8 is called. Default: nothing. [REVIEW-10] */
export const REVIEW_LABEL_FROM_7: ReviewLabel | undefined = undefined;

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** The word for a score, taken from the raw score and not from the shown one. [CARD-08] */
export function reviewLabel(
  average: number,
  from7: ReviewLabel | undefined = REVIEW_LABEL_FROM_7,
): ReviewLabel | undefined {
  return LABELS.find(([from]) => average >= from)?.[1] ?? (average >= 7 ? from7 : undefined);
}

/** A score with one decimal on base 10: '8,5/10'. [CARD-07] */
export function formatScore(average: number, locale: Locale): string {
  const format = (formats[locale] ??= new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }));
  return `${format.format(average)}/10`;
}

/** Stars there are at most, and those of a hotel whose stars cannot be read. [PRODUCT-25] [PRODUCT-26] */
const STARS = { most: 5, unread: 4 };

/** A number of stars, from a number or a text; 4 where it cannot be read. [PRODUCT-26] */
export function starScore(told: unknown): number {
  const read = typeof told === 'string' && told.trim() ? Number(told) : told;
  return typeof read === 'number' && Number.isFinite(read) ? read : STARS.unread;
}

/** Stars are shown in halves, rounded up, five at most: 3.2 is 3.5. [PRODUCT-25] [decisions, Money and numbers] */
export function shownStars(stars: number): number {
  return Math.min(STARS.most, Math.ceil(starScore(stars) * 2) / 2);
}
