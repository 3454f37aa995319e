import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FORM_TEXTS } from '@staykit/messages/forms/texts-in.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import termbase from '@staykit/messages/terms.json' with { type: 'json' };
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';

/** A text that visitors read, and where it stands. */
type Text = readonly [where: string, text: string];

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = 'host/demo/content';
const CATALOGUE = ['host/gateway/catalogue/facts/data', 'host/demo/facts/data', 'host/demo/catalogue/data'];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`);

/** What is no text: addresses, times, codes. */
const NO_TEXT = /^(\/|https:|#|\d{4}-\d\d-)|^[\da-z_.-]+$|^[A-Z\d_]{2,}$/;

/** Every text below a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return NO_TEXT.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The lines of a text file: without tags, without what is no text. */
function lines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^(date|picture): /.test(line))
    .map((line) => line.replace(/^\w+: /, '').replaceAll(/<[^>]+>/g, ''));
}

/** The texts of a file of content or of a partner. */
function textsOf(path: string): Text[] {
  const found = path.endsWith('.json') ? strings(JSON.parse(read(path))) : lines(read(path));
  return found.map((text) => [path, text]);
}

/** The catalogue's own words in one language: the columns of its tables. */
function catalogueTexts(language: string): Text[] {
  const column = ['fr', 'es', 'nl', 'it'].indexOf(language) + 1;
  return CATALOGUE.flatMap(filesIn)
    .filter((path) => /-(texts|labels)\.ts$/.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line) => line.split('|'))
        .filter((cells) => cells.length === 5)
        .map((cells): Text => [path, cells[column] ?? '']),
    );
}

function messagesOf(locale: Locale): Text[] {
  const all = [LOCALE_TEXTS[locale], ...Object.values(FORM_TEXTS[locale] ?? {})];
  return all.flatMap(Object.entries<Readonly<Record<string, string>>>).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      // A list of days, not a text.
      .filter(([key]) => `${namespace}.${key}` !== 'calendar.holidays')
      .map(([key, text]): Text => [`${namespace}.${key}`, text.replaceAll(/\{\{\s*\w+\s*\}\}/g, '{{}}')]),
  );
}

function partnerTexts(locale: Locale): Text[] {
  return filesIn('partners')
    .filter((path) => path.endsWith('/partner.json'))
    .map((path) => [path, JSON.parse(read(path)) as { minisiteLocale: string; seo?: unknown }] as const)
    .filter(([, partner]) => partner.minisiteLocale === locale)
    .flatMap(([path, { seo }]) => [
      ...strings(seo).map((text): Text => [path, text]),
      ...textsOf(path.replace('partner.json', 'legal.txt')),
    ]);
}

const ownTexts = (locale: Locale): Text[] => [
  ...messagesOf(locale),
  ...filesIn(`${CONTENT}/${locale}`)
    .filter((path) => /\.(json|txt)$/.test(path))
    .flatMap(textsOf),
  ...partnerTexts(locale),
];

/** A word or words by themselves, in capitals or not, with any space between them. */
const wordsOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${words.replaceAll(' ', '\\s')}(?![\\p{L}\\p{N}-])`, 'iu');

const faultsOf = (texts: readonly Text[], fault: RegExp): Text[] =>
  texts.filter(([, text]) => fault.test(text));

it.each(LOCALES)('a traveller reads one word for one thing in the texts of %s', (locale) => {
  const language = locale.slice(0, 2);
  const [texts, catalogue] = [ownTexts(locale), catalogueTexts(language)];
  expect(texts.length).toBeGreaterThan(1000);
  expect(catalogue.length).toBeGreaterThan(100);
  const faults = termbase.terms.flatMap(({ thing, words }) => {
    const byLocale: Partial<Record<Locale, { use: string; not: string[] }>> = words;
    const ours = byLocale[locale];
    if (!ours) return [];
    // The catalogue speaks a language: a word that only one of its countries shuns is none of its faults.
    const elsewhere = LOCALES.filter((each) => each.startsWith(language)).map(
      (each) => byLocale[each]?.not ?? [],
    );
    return ours.not.flatMap((word) =>
      [
        ...faultsOf(texts, wordsOf(word)),
        ...(elsewhere.every((others) => others.includes(word)) ? faultsOf(catalogue, wordsOf(word)) : []),
      ].map(([where, text]) => `${where}: ${word} for ${thing}, instead of ${ours.use}: ${text}`),
    );
  });
  expect(faults).toEqual([]);
});

it.each(LOCALES)('a traveller reads numbers, dates and signs as %s prints them', (locale) => {
  const texts = [...ownTexts(locale), ...catalogueTexts(locale.slice(0, 2))];
  const faults = termbase.formats
    .filter(({ locales }) => locales.includes(locale))
    .flatMap(({ rule, fault }) =>
      faultsOf(texts, new RegExp(fault, 'iu')).map(([where, text]) => `${where}: ${rule}: ${text}`),
    );
  expect(faults).toEqual([]);
});

it('every rule of print finds its fault, and lets what is right pass', () => {
  for (const { rule, fault, wrong, right } of termbase.formats) {
    expect(wrong, rule).toMatch(new RegExp(fault, 'iu'));
    expect(right, rule).not.toMatch(new RegExp(fault, 'iu'));
  }
});

it('no word that is to be used is one that is not, and each locale has its own', () => {
  for (const { thing, words } of termbase.terms)
    for (const { use, not } of Object.values(words) as { use: string; not: string[] }[]) {
      expect(not.length, thing).toBeGreaterThan(0);
      for (const word of not) expect(use, thing).not.toMatch(wordsOf(word));
    }
});
