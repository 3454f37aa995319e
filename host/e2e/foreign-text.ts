import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';

/** Words that are in nearly every sentence of a language. */
const WORDS = {
  fr: 'le la les des du une et vous votre nous avec pour dans sur est pas au aux ce cette ou à',
  en: 'the and of to you your with for in is are from we our this that or not',
  es: 'el la los las una y con para por su sus que del en de es son más al o',
  it: 'il la gli una e con per che del della dei nel di sono è più le o si al',
  nl: 'de het een en van voor met uw u je we niet op is zijn naar bij te of in per',
} as const;

type Language = keyof typeof WORDS;
const languageOf = (locale: string): Language => locale.slice(0, 2) as Language;

const textsIn = (name: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../widgets/messages/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
const leaves = (name: string): string[] =>
  Object.values(textsIn(name)).flatMap((part) => Object.values(part));

/** What somebody reads or hears on the page: pieces of text, and names; not what says of itself that it is of another language. */
const piecesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const pieces = new Set<string>();
    const isOurs = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, noscript') === null &&
      (element.closest('[lang]') as HTMLElement | null)?.lang === lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOurs(node.parentElement)) pieces.add(node.nodeValue?.trim() ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOurs(element)) pieces.add(element.getAttribute(name)?.trim() ?? '');
    pieces.add(document.title);
    pieces.add(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '');
    return [...pieces].filter((piece) => piece !== '');
  });

/** A sum as it is not written in the language, or with a point before its cents. */
function isWrongSum(piece: string, language: Language): boolean {
  const text = piece.replaceAll(/[\u00A0\u202F]/g, ' ');
  const isTurned = language === 'nl' ? /\d ?€(?! ?\d)/.test(text) : /(?<!\d )€ ?\d/.test(text);
  return isTurned || /€ ?\d+\.\d{2}(?!\d)|\d\.\d{2} ?€/.test(text);
}

/**
 * What is not in the language of the page: keys, places that nothing was put into, texts of other locales, sentences that
 * have the small words of another language and not of this one, and sums that are written as elsewhere; in a form of address
 * also the texts that it says otherwise.
 */
export async function foreignTexts(
  page: Page,
  locale: Locale,
  form?: 'formal' | 'informal',
): Promise<string[]> {
  const own = languageOf(locale);
  const ours = new Set(leaves(locale));
  const theirs = new Set(
    ['en', ...LOCALES]
      .filter((other) => languageOf(other) !== own)
      .flatMap(leaves)
      .filter((text) => text.split(' ').length > 2 && !ours.has(text)),
  );
  for (const [space, texts] of Object.entries(form ? textsIn(`forms/${locale}.${form}`) : {}))
    for (const [name, text] of Object.entries(texts)) {
      const replaced = textsIn(locale)[space]?.[name];
      if (replaced !== undefined && replaced !== text) theirs.add(replaced);
    }
  const key = new RegExp(`^(${Object.keys(textsIn('en')).join('|')})\\.[a-z][\\w.]*$`);
  const smallWords = (piece: string, language: Language): number => {
    const words = new Set(WORDS[language].split(' '));
    // A word with a capital is part of a name, as of a hotel in another country.
    return piece.split(/[^\p{L}]+/u).filter((word) => words.has(word)).length;
  };
  const isForeign = (piece: string): boolean => {
    // What is shorter may be a name as a whole.
    if (piece.split(/\s+/).length < 6) return false;
    const others = (Object.keys(WORDS) as Language[]).filter((language) => language !== own);
    return others.some((other) => smallWords(piece, other) - smallWords(piece, own) > 1);
  };
  return (await piecesOf(page)).flatMap((piece) => {
    if (key.test(piece) || piece.includes('{{')) return [`key: ${piece}`];
    if (theirs.has(piece) || isForeign(piece)) return [`not as it is said here: ${piece.slice(0, 160)}`];
    return piece.includes('€') && isWrongSum(piece, own) ? [`sum: ${piece}`] : [];
  });
}
