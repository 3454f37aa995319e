/** What guests give a score for, in the order in which it is shown. [REVIEW-07] */
export const REVIEW_CRITERIA = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;

/** One of REVIEW_CRITERIA. */
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** The score of a criterion. */
export interface CriterionScore {
  label: ReviewCriterion;
  /** On base 10. */
  score: number;
}

/** The scores of the criteria that have a word here, in their order; others are left out. [REVIEW-07] */
export function knownScores(details: readonly { label: string; score: number }[]): CriterionScore[] {
  return REVIEW_CRITERIA.flatMap((label) => {
    const found = details.find((detail) => detail.label === label);
    return found ? [{ label, score: found.score }] : [];
  });
}

/** How far the bar of a score reaches, in percent of its room. [REVIEW-08] */
export function barPercent(score: number): number {
  return Math.min(100, Math.max(0, Math.round(score * 100) / 10));
}
