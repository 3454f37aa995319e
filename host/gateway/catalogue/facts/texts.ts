import { type TextLanguage, type CatalogueText, textIn } from '../records.ts';
import { tableRows } from '../table.ts';

/** Texts by key, in source order. */
export type Texts = ReadonlyMap<string, readonly CatalogueText[]>;

/**
 * Parses a table of texts: a key, then French, Spanish, Dutch and Italian; lines with the same key are alternatives.
 */
export function readTexts(table: string): Texts {
  const texts = new Map<string, CatalogueText[]>();
  for (const [key = '', fr = '', es = '', nl = '', it = ''] of tableRows(table)) {
    texts.set(key, [...(texts.get(key) ?? []), { fr, es, nl, it }]);
  }
  return texts;
}

/** The first text of a key. */
export function textOf(texts: Texts, key: string, language: TextLanguage): string {
  return textIn(texts.get(key)?.[0], language) ?? '';
}

/** All texts of a key. */
export function textsOf(texts: Texts, key: string, language: TextLanguage): string[] {
  return (texts.get(key) ?? []).map((text) => textIn(text, language));
}

/** The first text of a key, with its `{…}` filled in. */
export function filledText(
  texts: Texts,
  key: string,
  language: TextLanguage,
  filled: Record<string, string> = {},
): string {
  return textOf(texts, key, language).replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
}
