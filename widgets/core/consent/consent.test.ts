import { expect, it } from 'vitest';
import { CONSENT_PURPOSES, readConsent, writeConsent } from './consent.ts';

it('nothing is allowed before the visitor said so', () => {
  expect([...readConsent(undefined)]).toEqual([]);
  expect([...readConsent('all.everything')]).toEqual([]);
});

it('what was allowed is read back as it was written', () => {
  for (const purpose of CONSENT_PURPOSES)
    expect([...readConsent(writeConsent(new Set([purpose])))]).toEqual([purpose]);
  expect(writeConsent(readConsent('analytics.preferences'))).toBe('preferences.analytics');
});
