import type { Texts } from '@staykit/gateway/catalogue/facts/texts.ts';
import type { CatalogueLanguage } from '@staykit/gateway/catalogue/records.ts';
import type { Random } from '../catalogue/random.ts';

/** A random text of a key. Always draws, so that later draws do not depend on the language. */
export function pickText(texts: Texts, key: string, language: CatalogueLanguage, random: Random): string {
  const choices = texts.get(key) ?? [];
  return choices[random.int(0, Math.max(0, choices.length - 1))]?.[language] ?? '';
}
