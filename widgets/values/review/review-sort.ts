/** The orders that reviews come in. Default: the newest first. [REVIEW-01] */
export const REVIEW_SORTS = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const;

/** One of REVIEW_SORTS. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];
