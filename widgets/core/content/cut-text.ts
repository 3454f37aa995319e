/** Letters of a hotel's description before 'See more'; the ellipsis is not counted. [PRODUCT-11] */
export const DESCRIPTION_LETTERS = { mobile: 86, desktop: 250 };

/** Letters of the subtitle of a block of a page. [HOME-13] */
export const SUBTITLE_LETTERS = { mobile: 86, desktop: 250 };

/** Letters of the reason to take an activity. [PRODUCT-21] */
export const WHY_LETTERS = 250;

/** The first letters of a text with an ellipsis behind them; a text that fits as it is. [PRODUCT-11] */
export function cutText(text: string, letters: number): string {
  const all = Array.from(text);
  return all.length <= letters ? text : `${all.slice(0, letters).join('')}…`;
}
