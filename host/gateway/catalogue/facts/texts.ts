import { type TextLanguage, type CatalogueText, textIn } from '../records.ts';
import { tableRows } from '../table.ts';

/** Texts by key, in source order. */
export type Texts = ReadonlyMap<string, readonly CatalogueText[]>;

/**
 * A text of the columns of a table: French, Spanish, Dutch and Italian, and where Belgium says it in other words its
 * French and its Dutch.
 */
export function textOfColumns(columns: readonly string[]): CatalogueText {
  const [fr = '', es = '', nl = '', it = '', belgianFrench, belgianDutch] = columns;
  return {
    fr,
    es,
    nl,
    it,
    ...(belgianFrench && { fr_BE: belgianFrench }),
    ...(belgianDutch && { nl_BE: belgianDutch }),
  };
}

/** Parses a table of texts: a key, then the columns of `textOfColumns`; lines with the same key are alternatives. */
export function readTexts(table: string): Texts {
  const texts = new Map<string, CatalogueText[]>();
  for (const [key = '', ...columns] of tableRows(table)) {
    texts.set(key, [...(texts.get(key) ?? []), textOfColumns(columns)]);
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
