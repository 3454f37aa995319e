/** Letters without a decomposition in Unicode, and what people type for them. */
const SPECIAL: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * A text normalised for comparison: lower case, no accents, punctuation as spaces. `Saint-Étienne` gives `saint
 * etienne`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Abbreviations and their full words. */
const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte' };

/** The normalised words of a text, for index and search. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ').map((word) => SHORT_FORMS[word] ?? word);
}
