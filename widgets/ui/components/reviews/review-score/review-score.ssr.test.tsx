import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import esES from '@staykit/messages/es_ES.json';
import frBE from '@staykit/messages/fr_BE.json';
import frFR from '@staykit/messages/fr_FR.json';
import itIT from '@staykit/messages/it_IT.json';
import nlBE from '@staykit/messages/nl_BE.json';
import nlNL from '@staykit/messages/nl_NL.json';
import { StayContext } from '../../../hooks/stay-context.tsx';
import { ReviewScore } from './review-score.tsx';

const MESSAGES: Record<Locale, Messages> = {
  fr_FR: frFR,
  es_ES: esES,
  fr_BE: frBE,
  nl_BE: nlBE,
  nl_NL: nlNL,
  it_IT: itIT,
};

/** The number of reviews in each locale, as it is seen and as it is read out. */
const written = (count: number) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const t = createTranslate(locale, MESSAGES[locale]);
      const html = renderToString(
        <StayContext.Provider value={{ locale, t, now: () => 0, assetBase: '' }}>
          <ReviewScore average={9} count={count} />
        </StayContext.Provider>,
      );
      const [, heard, seen] = /aria-label="([^"]*)"[^>]*>\(([^)]*)\)/.exec(html) ?? [];
      return [locale, { seen, heard }];
    }),
  );

it('thousands of reviews are grouped as each locale groups them [CARD-05]', () => {
  expect(written(12_345)).toEqual({
    fr_FR: { seen: '12\u202f345', heard: '12\u202f345 avis' },
    es_ES: { seen: '12.345', heard: '12.345 opiniones' },
    fr_BE: { seen: '12\u202f345', heard: '12\u202f345 avis' },
    nl_BE: { seen: '12.345', heard: '12.345 beoordelingen' },
    nl_NL: { seen: '12.345', heard: '12.345 beoordelingen' },
    it_IT: { seen: '12.345', heard: '12.345 recensioni' },
  });
  // Where four figures stay together, they do here as well.
  expect(written(2345)).toMatchObject({
    fr_FR: { seen: '2\u202f345' },
    es_ES: { seen: '2345' },
    nl_NL: { seen: '2.345' },
    it_IT: { seen: '2.345' },
  });
  expect(written(945)).toMatchObject({ fr_BE: { seen: '945' }, nl_BE: { seen: '945' } });
});
