import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { ERRORS } from '@staykit/values/errors/catalogue.ts';
import { isPartyRefusal, refusalText } from './refusal-text.ts';

const t = createTranslate('en', en);

it('a code that nobody gave a text means that there is no availability, one with a text says it [PERROR-10]', () => {
  const codes = { E1: 'The house is closed for the season.' };
  expect(refusalText('E999', t, codes)).toBe(t('errors.noAvailability'));
  expect(refusalText('E999', t)).toBe(t('errors.noAvailability'));
  expect(refusalText('E1', t, codes)).toBe('The house is closed for the season.');
  for (const odd of ['constructor', '__proto__', ''])
    expect(refusalText(odd, t, codes)).toBe(t('errors.noAvailability'));
});

it('a party that the rooms or the hotel do not take is told so', () => {
  for (const code of ['ROOM_TOO_SMALL', 'CHILD_TOO_YOUNG'] as const) {
    expect(isPartyRefusal(code)).toBe(true);
    expect(refusalText(code, t)).toBe(t(ERRORS[code].messageKey));
  }
  expect(isPartyRefusal('NO_AVAILABILITY')).toBe(false);
});

it('a check-in that is over is told as such, by the browser and by whoever answers [PERROR-04]', () => {
  const texts = ['check-in is in the past', 'The check-in is in the past: 2030-06-10'].map((code) =>
    refusalText(code, t),
  );
  for (const text of texts) expect(text).toContain('check-in is in the past');
  expect(new Set(texts).size).toBe(1);
});
