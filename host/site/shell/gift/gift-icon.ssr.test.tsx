import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it } from 'vitest';
import { GIFT_ENTRY, type GiftEntrySettings } from '@staykit/core/gift/gift-entry.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { GiftIcon } from './gift-icon.tsx';

const t = createTranslate('en', en);
function icon(locale: Locale, settings: GiftEntrySettings = GIFT_ENTRY, care = false): string {
  const address = { page: 'home' as const, prefix: '' };
  return printElement(<GiftIcon {...{ address, locale, t, visit: { care }, settings }} />);
}
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const without = (locale: Locale): GiftEntrySettings => ({
  ...GIFT_ENTRY,
  drawerLocales: LOCALES.filter((each) => each !== locale),
});

describe('the gift icon', () => {
  it('leads to the gift shop of a locale that has no drawer, with where the visitor came from [GIFTDRAWER-05]', () => {
    const settings = { ...without('fr_FR'), shopUrls: { fr_FR: 'https://gifts.example/fr?x=1' } };
    const html = icon('fr_FR', settings);
    expect(hrefOf(html)).toBe('https://gifts.example/fr?x=1&utm_source=staykit&utm_medium=header');
    expect(html).not.toContain('data-gift-drawer');
  });

  it('leads to the gift card where a locale has neither, and is hidden where there is none [GIFTDRAWER-06]', () => {
    const settings = { ...without('it_IT'), giftCardUrl: 'https://gifts.example/card' };
    expect(hrefOf(icon('it_IT', settings))).toBe('https://gifts.example/card');
    const { giftCardUrl: _none, ...bare } = settings;
    expect(icon('it_IT', bare)).toBe('');
  });

  it('leads agents to the gift card in every locale, and opens nothing [GIFTDRAWER-01] [GIFTDRAWER-07]', () => {
    for (const locale of LOCALES) {
      const html = icon(locale, GIFT_ENTRY, true);
      expect(hrefOf(html)).toBe(GIFT_ENTRY.giftCardUrl);
      expect(html).not.toContain('data-gift-drawer');
    }
  });
});
