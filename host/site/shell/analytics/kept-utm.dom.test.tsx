import { afterEach, expect, it } from 'vitest';
import { CONSENT_COOKIE } from '@staykit/core/consent/consent.ts';
import { CONSENT_EVENT } from '../consent/consent-now.ts';
import { writeCookie } from '../consent/cookie.ts';
import { keepUtm, keptUtm, withCampaign } from './kept-utm.ts';

const allow = (what: string) => writeCookie(CONSENT_COOKIE, what);

afterEach(() => {
  sessionStorage.clear();
  allow('none');
});

it('the campaign of an address goes along to the sale, once the visitor agreed to be counted', () => {
  keepUtm('?utm_source=letter&utm_medium=mail&q=1');
  expect(sessionStorage).toHaveLength(0);
  expect(withCampaign({})).toEqual({});
  allow('analytics');
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
  expect(withCampaign({})).toEqual({
    utm: { source: 'letter', medium: 'mail' },
  });
  // What the address of the sale says comes first, and a later campaign takes the place of an earlier one.
  expect(withCampaign({ utm: { source: 'mag' } })).toEqual({ utm: { source: 'mag' } });
  keepUtm('?utm_source=poster');
  expect(keptUtm()).toEqual({ source: 'poster' });
  keepUtm('?utm_source=');
  expect(keptUtm()).toEqual({ source: 'poster' });
  allow('preferences');
  expect(keptUtm()).toEqual({});
});
