/** Maximum length of the giver's name and of the message. [PERSONALISE-13] [PERSONALISE-14] */
export const GIFT_NAME_LETTERS = 40;
export const GIFT_MESSAGE_LETTERS = 180;

/** What is wrong with a field of the personalisation. */
export type PersonalisationFault = 'mandatory' | 'textOnly' | 'tooLong';

/** Letters as people count them: an emoji or an accented letter is one. */
export function letters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** What is wrong with the giver's name: letters, blanks, hyphens, points and apostrophes are text. [PERSONALISE-11..13] */
export function nameFault(name: string, isMandatory = false): PersonalisationFault | undefined {
  if (name.trim() === '') return isMandatory ? 'mandatory' : undefined;
  if (letters(name) > GIFT_NAME_LETTERS) return 'tooLong';
  return /^[\p{L}\p{M} .,&'’\u00a0-]+$/u.test(name) ? undefined : 'textOnly';
}

/** What is wrong with the message. [PERSONALISE-14] */
export function messageFault(message: string): PersonalisationFault | undefined {
  return letters(message) > GIFT_MESSAGE_LETTERS ? 'tooLong' : undefined;
}
