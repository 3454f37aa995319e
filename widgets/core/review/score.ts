import { languageTag, type Locale } from '../market/locale.ts';

/** The word for a score, by the end of its message key. */
export type ReviewLabel = 'veryGood' | 'excellent' | 'fantastic' | 'perfect';

/** The lowest raw score of each label, highest first; there is none below. [CARD-08] [REVIEW-10] */
const LABELS: readonly (readonly [from: number, label: ReviewLabel])[] = [
  [9.5, 'perfect'],
  [9, 'fantastic'],
  [8.5, 'excellent'],
  [8, 'veryGood'],
];

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** The word for a score, taken from the raw score and not from the shown one. [CARD-08] */
export function reviewLabel(average: number): ReviewLabel | undefined {
  return LABELS.find(([from]) => average >= from)?.[1];
}

/** A score with one decimal on base 10: '8,5/10'. [CARD-07] */
export function formatScore(average: number, locale: Locale): string {
  const format = (formats[locale] ??= new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }));
  return `${format.format(average)}/10`;
}

/** Star classes are shown in halves, rounded up: 3.2 is 3.5. [decisions, Money and numbers] */
export function shownStars(stars: number): number {
  return Math.ceil(stars * 2) / 2;
}
