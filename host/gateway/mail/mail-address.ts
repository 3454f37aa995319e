/** Most letters of an e-mail address. */
const MOST_LETTERS = 254;

/**
 * True for one plain address. Names, comments, lists and control letters are refused: an address stands in a header,
 * and a line break in it would start another.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(text);
}
