import type { Texts } from '@staykit/gateway/catalogue/facts/texts.ts';
import { textIn, type TextLanguage } from '@staykit/gateway/catalogue/records.ts';
import type { Random } from '../catalogue/random.ts';

/** A random text of a key. Always draws, so that later draws do not depend on the language. */
export function pickText(texts: Texts, key: string, language: TextLanguage, random: Random): string {
  const choices = texts.get(key) ?? [];
  return textIn(choices[random.int(0, Math.max(0, choices.length - 1))], language) ?? '';
}
