import { describe, expect, it } from 'vitest';
import { ADDRESS_FORMS, FORM_LOCALES } from '@staykit/values/market/address-form.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '../locale-texts.ts';
import type { Messages } from '../translate.ts';
import { FORM_TEXTS, textsIn } from './texts-in.ts';

type Text = readonly [key: string, text: string];

const textsOf = (messages: Messages): Text[] =>
  Object.entries(messages).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]): Text => [`${namespace}.${key}`, text]),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\{.+?\}\}/g)].map(String).toSorted();

/** Words of the other form. */
const OTHER = {
  formal: /(?<!\p{L})(je|jij|jouw?|jouwe|jezelf|jullie)(?!\p{L})/iu,
  informal: /(?<!\p{L}|\d\s)(u|uw|uzelf)(?!\p{L})/iu,
};

/** Papers of the shop, which have one form: mails, invoices. */
const PAPERS = /^(mail|invoice)\./;

const cases = ADDRESS_FORMS.flatMap((form) => FORM_LOCALES[form].map((locale) => [locale, form] as const));

describe.each(cases)('%s, %s', (locale, form) => {
  const ours = new Map(textsOf(LOCALE_TEXTS[locale]));
  const theirs = textsOf(FORM_TEXTS[locale]?.[form] ?? {});

  it('speaks to visitors in that form on every page', () => {
    const faults = locale.startsWith('nl') ? OTHER[form] : /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu;
    const wrong = textsOf(textsIn(locale, form)).filter(
      ([key, text]) => faults.test(text) && !PAPERS.test(key),
    );
    expect(wrong).toEqual([]);
  });

  it('has texts of its own only where they differ, with the same placeholders and signs', () => {
    for (const [key, text] of theirs) {
      const other = ours.get(key);
      expect(other, key).toBeDefined();
      expect(text, key).not.toBe(other);
      expect(placeholders(text), key).toEqual(placeholders(other ?? ''));
      expect(text, key).not.toMatch(/^$|^\s|\s$| {2}|['"]|\.\.\./);
      expect(/[.?!…:]$/.exec(text)?.[0], key).toBe(/[.?!…:]$/.exec(other ?? '')?.[0]);
      expect(text.charAt(0) === text.charAt(0).toUpperCase(), key).toBe(
        other?.charAt(0) === other?.charAt(0).toUpperCase(),
      );
      expect(key).not.toMatch(PAPERS);
    }
  });

  it('conjugates its verbs', () => {
    // What stands before `je` has no t, and what stands before `u` has one: `heb je`, `hebt u`.
    const wrong = {
      formal: /(?<!\p{L})(heb|ben|kun|kan|wil|ga|betaal|kies|reis|geef|bedoel|wijzig|verschuif) u(?!\p{L})/iu,
      informal: /(?<!\p{L})(hebt|bent|kunt|wilt|gaat|betaalt|krijgt|aanvaardt|opent) (je|jij)(?!\p{L})/iu,
    };
    expect(theirs.filter(([, text]) => wrong[form].test(text))).toEqual([]);
  });
});

it('a locale has a form of its own, or is the same in it', () => {
  for (const locale of LOCALES) {
    expect(textsIn(locale)).toBe(LOCALE_TEXTS[locale]);
    for (const form of ADDRESS_FORMS)
      if (FORM_TEXTS[locale]) expect(FORM_LOCALES[form]).toContain(locale);
      else expect(textsIn(locale, form)).toBe(LOCALE_TEXTS[locale]);
  }
});
