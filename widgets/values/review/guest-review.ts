/** Longest title and texts of a guest's review, in letters. */
export const REVIEW_LENGTHS = { title: 100, text: 2_000, reply: 2_000 } as const;

/** Stars that a guest gives at most; a star counts two of the ten points of a score. */
export const REVIEW_STARS = 5;

/** Who guests travel with, by the codes that the catalogue has too. */
export const REVIEW_COMPANIES = ['couple', 'family', 'friends', 'alone'] as const;

/** How a guest is named below a review: first name and initial, the first name alone, or not at all. */
export const REVIEW_NAMES = ['initial', 'first', 'none'] as const;

/** State of a guest's review; `open`: not written yet. */
export const REVIEW_STATES = ['open', 'pending', 'published', 'rejected'] as const;

/** Days after the check-out in which a guest may write a review. */
export const REVIEW_DAYS = 90;
