/** Where all reviews of a hotel are shown: over the page, and on its own page. That of a stay has the best ones or nothing. */
export type ReviewPlace = 'modal' | 'hotel';

/**
 * EMPTY_REVIEWS_TEXT_IN: places that invite to be the first where nobody has written yet; the others show nothing.
 * [SERROR-04]
 */
export const EMPTY_REVIEWS_TEXT_IN: readonly ReviewPlace[] = ['modal', 'hotel'];
