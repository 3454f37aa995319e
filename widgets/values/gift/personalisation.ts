/** Maximum length of the giver's name and of the message. [PERSONALISE-13] [PERSONALISE-14] */
export const GIFT_NAME_LETTERS = 40;
export const GIFT_MESSAGE_LETTERS = 180;

/** What is wrong with a field of the personalisation. */
export type PersonalisationFault = 'mandatory' | 'textOnly' | 'tooLong';

/** The most signs of a letter: an emoji of a family has up to 19, and what has more is drawn over its neighbours. */
const LETTER_SIGNS = 20;

/** The most signs of texts with the most letters. */
export const GIFT_NAME_SIGNS = GIFT_NAME_LETTERS * LETTER_SIGNS;
export const GIFT_MESSAGE_SIGNS = GIFT_MESSAGE_LETTERS * LETTER_SIGNS;

/** The letters of a text as people see them: an emoji, an accented letter or a line end is one. */
export const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** The number of letters as people count them. */
export const letters = (text: string): number => lettersOf(text).length;

/** What is wrong with the giver's name: letters, blanks, hyphens, points and apostrophes are text. [PERSONALISE-11..13] */
export function nameFault(name: string, isMandatory = false): PersonalisationFault | undefined {
  if (name.trim() === '') return isMandatory ? 'mandatory' : undefined;
  if (letters(name) > GIFT_NAME_LETTERS || name.length > GIFT_NAME_SIGNS) return 'tooLong';
  return /^[\p{L}\p{M} .,&'’\u00a0-]+$/u.test(name) ? undefined : 'textOnly';
}

/** What is wrong with the message. [PERSONALISE-14] */
export function messageFault(message: string): PersonalisationFault | undefined {
  return letters(message) > GIFT_MESSAGE_LETTERS || message.length > GIFT_MESSAGE_SIGNS
    ? 'tooLong'
    : undefined;
}
