/**
 * A code, a number or an e-mail address as it is meant, where it was pasted from a mail, a document or a chat: full-width
 * letters and special blanks are plain ones, every dash is a hyphen, and there are neither invisible signs, nor blanks
 * around it, nor the point of the sentence that it ended.
 */
export function pasted(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trimStart();
}

/** A pasted number or code of fixed length, without what groups its signs: blanks, hyphens and points. */
export const ungrouped = (typed: string): string => pasted(typed).replace(/[\s.-]/g, '');
