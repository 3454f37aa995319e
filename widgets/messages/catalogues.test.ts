import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { createTranslate } from './translate.ts';
import en from './en.json' with { type: 'json' };
import esEs from './es_ES.json' with { type: 'json' };
import frBe from './fr_BE.json' with { type: 'json' };
import frFr from './fr_FR.json' with { type: 'json' };
import itIt from './it_IT.json' with { type: 'json' };
import nlBe from './nl_BE.json' with { type: 'json' };
import nlNl from './nl_NL.json' with { type: 'json' };

const CATALOGUES = {
  fr_FR: frFr,
  es_ES: esEs,
  fr_BE: frBe,
  nl_BE: nlBe,
  nl_NL: nlNl,
  it_IT: itIt,
} satisfies Record<Locale, unknown>;

const ENDING = /_(zero|one|two|few|many|other)$/;

type Text = readonly [key: string, text: string];

/** Every text of a catalogue under its whole key. */
function textsOf(catalogue: object): Text[] {
  return Object.entries(catalogue as Record<string, Record<string, string>>).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );
}

const stemOf = (key: string): string => key.replace(ENDING, '');
const stemsOf = (catalogue: object): string[] =>
  [...new Set(textsOf(catalogue).map(([key]) => stemOf(key)))].toSorted();

/** The texts in which `fault` is found, as a list that is empty when all is well. */
function faulty(catalogue: object, fault: RegExp): Text[] {
  return textsOf(catalogue).filter(([, text]) => fault.test(text));
}

const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\{.+?\}\}/g))]
    .map((found) => found.replaceAll(/\s/g, ''))
    .toSorted()
    .join(' ');

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const catalogue = CATALOGUES[locale];

  it('holds the same keys as the reference [LOCALE-04]', () => {
    expect(stemsOf(catalogue)).toEqual(stemsOf(en));
  });

  it('has a text for every plural that its language knows', () => {
    const categories = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions().pluralCategories;
    const keys = new Set(textsOf(catalogue).map(([key]) => key));
    // A text for none may stand beside one that is alike for all other numbers.
    const counted = [...keys].filter((key) => ENDING.test(key) && !key.endsWith('_zero')).map(stemOf);
    const missing = counted.flatMap((stem) => categories.map((category) => `${stem}_${category}`));
    expect(missing.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('fills the same placeholders as the reference [LOCALE-04]', () => {
    const reference = new Map(textsOf(en));
    const different = textsOf(catalogue).filter(([key, text]) => {
      const wanted = reference.get(key) ?? reference.get(`${stemOf(key)}_other`) ?? '';
      const mayLeaveOutCount = /_(zero|one)$/.test(key);
      const [mine, theirs] = [placeholders(text), placeholders(wanted)];
      return mine !== theirs && !(mayLeaveOutCount && theirs.replace('{{count}}', '').trim() === mine);
    });
    expect(different).toEqual([]);
  });

  it('has no empty text, stray space, straight quote or three dots', () => {
    expect(faulty(catalogue, /^$|^\s|\s$| {2}|['"]|\.\.\./)).toEqual([]);
  });

  it('uses placeholders only: no markup, nesting or formats', () => {
    expect(faulty(catalogue, /<|\$t\(|\{\{[^}]*[-,][^}]*\}\}/)).toEqual([]);
  });

  it('says nothing of three words or more in English', () => {
    const reference = new Map(textsOf(en));
    const same = textsOf(catalogue).filter(
      ([key, text]) =>
        text === reference.get(key) && (text.match(/\p{L}{2,}(?![^{]*\}\})/gu) ?? []).length > 2,
    );
    expect(same).toEqual([]);
  });
});

describe('typography', () => {
  it.each(['fr_FR', 'fr_BE'] as const)(
    '%s sets thin spaces before ? ! ; and whole ones before : and inside « »',
    (locale) => {
      expect(
        faulty(CATALOGUES[locale], /[^\u202F?!…][?!;]|[^\u00A0\d]:|\d:\D|[^\u00A0]»|«[^\u00A0]/),
      ).toEqual([]);
    },
  );

  it('es_ES opens every question and exclamation', () => {
    const unopened = textsOf(esEs).filter(
      ([, text]) =>
        (text.includes('?') && !text.includes('¿')) || (text.includes('!') && !text.includes('¡')),
    );
    expect(unopened).toEqual([]);
  });
});

/** Where somebody pays, agrees to terms or reads about what was paid: the shop is formal there. */
const FORMAL =
  /^(checkout\.|invoice\.|errors\.(ordersUnpaid|payment|quote|priceChanged|refundChanged)|mail\.(confirmation|cancellation|modification|moveOffer|due|reminder|taken|missed|giver|refund|reservation)\b)/;

/** Texts of mails to payers and to others alike: they address nobody. */
const NEUTRAL = /^mail\.(question|why|linkHint|label\.message)$/;

describe('register', () => {
  const spoken = (catalogue: object, formal: boolean, fault: RegExp) =>
    faulty(catalogue, fault).filter(([key]) => FORMAL.test(key) === formal);

  it('fr says vous, es tú, nl je', () => {
    expect(faulty(frFr, /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu)).toEqual([]);
    expect(faulty(frBe, /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu)).toEqual([]);
    expect(spoken(esEs, false, /(?<!\p{L})ustede?s?(?!\p{L})/iu)).toEqual([]);
    expect(spoken(nlNl, false, /(?<!\p{L}|\d\s)(u|uw)(?!\p{L})/iu)).toEqual([]);
    expect(spoken(nlBe, false, /(?<!\p{L}|\d\s)(u|uw)(?!\p{L})/iu)).toEqual([]);
  });

  it('mails to whoever paid and to others share texts that address nobody', () => {
    const address =
      /(?<!\p{L})(tú|tus?|ti|te|usted|su|sus|je|jij|jouw?|u|uw|tu[oae]?|tuoi|lei|la sua|il suo|hai)(?!\p{L})/iu;
    for (const catalogue of [esEs, nlNl, nlBe, itIt])
      expect(faulty(catalogue, address).filter(([key]) => NEUTRAL.test(key))).toEqual([]);
  });

  it('whoever pays is spoken to as usted, u and Lei', () => {
    expect(spoken(esEs, true, /(?<!\p{L})(tú|tus?|ti|te)(?!\p{L})/iu)).toEqual([]);
    expect(spoken(nlNl, true, /(?<!\p{L})(je|jij|jouw?)(?!\p{L})/iu)).toEqual([]);
    expect(spoken(nlBe, true, /(?<!\p{L})(je|jij|jouw?)(?!\p{L})/iu)).toEqual([]);
    expect(spoken(itIt, true, /(?<!\p{L})(tu|tu[oae]|tuoi|ti)(?!\p{L})/iu)).toEqual([]);
  });
});

describe('the reference texts', () => {
  it('count what they are told to count [LOCALE-04]', () => {
    expect(createTranslate('en', en)('common.nights', { count: 2 })).toBe('2 nights');
  });
});
