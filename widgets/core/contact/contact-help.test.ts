import { describe, expect, it } from 'vitest';
import reference from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { openShop, shop } from '../market/shop.ts';
import { captchaScript, CAPTCHA } from './captcha-settings.ts';
import { EMAIL_DOMAINS, suggestEmail } from './email-suggestion.ts';
import { chatHoursText, phoneHoursText } from './help-hours.ts';
import { isMessengerEnabled } from './messenger.ts';
import { normalizePhone, phoneEntry } from './phone-number.ts';
import { isPhoneValid } from './contact-rules.ts';
import { quickActions } from './quick-actions.ts';

const t = createTranslate('en', reference);

describe('the address that somebody means', () => {
  it('is told for a domain that is nearly a common one [CONTACT-17]', () => {
    expect(suggestEmail('ana@gmial.com')).toBe('ana@gmail.com');
    expect(suggestEmail('x@ornage.fr')).toBe('x@orange.fr');
    expect(suggestEmail('x@telent.be')).toBe('x@telenet.be');
    expect(suggestEmail('Zoe.D@ZIGO.nl')).toBe('Zoe.D@ziggo.nl');
  });

  it('is what was typed for a common domain, one far from all, and one that may become one [CONTACT-17]', () => {
    for (const domain of EMAIL_DOMAINS) expect(suggestEmail(`ana@${domain}`), domain).toBeUndefined();
    for (const typed of ['x@mycompany.eu', 'x@vub.be', 'ana@gmail.co', 'ana@gmail', 'ana', '', '@gmial.com'])
      expect(suggestEmail(typed), typed).toBeUndefined();
  });

  it('keeps to the domains and the distance that it is told', () => {
    expect(suggestEmail('x@shop.exmple', ['shop.example'])).toBe('x@shop.example');
    expect(suggestEmail('ana@gmial.com', undefined, 1)).toBeUndefined();
  });
});

describe('a phone number', () => {
  it('is recognised as it is dialled at home, and from abroad', () => {
    expect(normalizePhone('06 12 34 56 78', 'FR')).toBe('+33612345678');
    expect(normalizePhone('+33 (0)6-12 34 56 78', 'NL')).toBe('+33612345678');
    expect(normalizePhone('0032 470 12 34 56', 'FR')).toBe('+32470123456');
    expect(normalizePhone('06 1234 5678', 'IT')).toBe('+390612345678');
    expect(normalizePhone('612 345 678', 'ES')).toBe('+34612345678');
  });

  it('is none with too few digits, too many, or other letters', () => {
    for (const typed of ['', '112', '+', '+33', '06.12.34.56.78', '06a', '0000000000', '+1234567890123456'])
      expect(normalizePhone(typed, 'FR'), typed).toBeUndefined();
    expect(isPhoneValid(phoneEntry('06 12 34 56 78', 'FR'))).toBe(true);
    expect(isPhoneValid(phoneEntry('12', 'FR'))).toBe(false);
  });
});

describe('help', () => {
  it('leads three ways, two of them to one code; codes that are the same are refused [CONTACT-03]', () => {
    expect(quickActions({ modifyOrCancel: 'm', invoice: 'i' }, '/look')).toEqual([
      { name: 'modify', href: '/look#m' },
      { name: 'cancel', href: '/look#m' },
      { name: 'invoice', href: '/look#i' },
    ]);
    expect(() => quickActions({ modifyOrCancel: 'x', invoice: 'x' })).toThrow('REQUEST_CODES');
  });

  it('has a messenger only with an app id, in Spain or in production [PROUTE-12]', () => {
    const enabled = (appId: string | undefined, locale: 'es_ES' | 'fr_FR', environment: string) =>
      isMessengerEnabled({ appId, environment }, locale);
    expect(enabled(undefined, 'es_ES', 'production')).toBe(false);
    expect(enabled('abc', 'fr_FR', 'staging')).toBe(false);
    expect(enabled('abc', 'es_ES', 'staging')).toBe(true);
    expect(enabled('abc', 'fr_FR', 'production')).toBe(true);
  });

  it('tells the hours of the phone as they are set, and those of the chat', () => {
    for (const locale of LOCALES) expect(phoneHoursText(locale, t)).toBe('Mon-Fri 10-18');
    const demo = shop();
    openShop({
      name: 'Casa Lago',
      chatHours: { days: 'weekdays', from: 8, to: 13 },
      markets: {
        IT: {
          phone: '+390600000001',
          phoneHours: [
            { days: 'weekdays', from: 10, to: 21 },
            { days: 'weekend', from: 10, to: 19 },
          ],
        },
      },
    });
    expect(phoneHoursText('it_IT', t)).toBe('Mon-Fri 10-21, Sat-Sun 10-19');
    expect(phoneHoursText('fr_FR', t)).toBe('');
    expect(chatHoursText(t)).toBe('Instant answer 8 to 1, Monday to Friday');
    openShop(demo);
    expect(chatHoursText(t)).toBe('Instant answer 9 to 6, Monday to Friday');
  });
});

it('the script of another provider is asked for in the language of the locale', () => {
  const settings = { ...CAPTCHA, scriptUrl: 'https://bots.example/api.js?x=1' };
  expect(captchaScript(settings, 'nl_BE')).toBe('https://bots.example/api.js?x=1&render=explicit&hl=nl');
  expect(captchaScript({ ...settings, languageParam: 'language' }, 'it_IT')).toContain('language=it');
});
