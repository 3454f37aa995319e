/** Letters that carry no separable accent in Unicode, with what people type for them. */
const SPECIAL: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** A text as it is compared: small letters, no accents, signs as spaces. `Saint-Étienne` gives `saint etienne`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Short forms that people type, spelt out word by word. */
const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte' };

/** The words of a text as they are indexed and searched. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ').map((word) => SHORT_FORMS[word] ?? word);
}
