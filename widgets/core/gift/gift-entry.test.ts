import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { GIFT_ENTRY, giftEntry } from './gift-entry.ts';

const without = (...locales: string[]) => ({
  ...GIFT_ENTRY,
  drawerLocales: LOCALES.filter((locale) => !locales.includes(locale)),
});

describe('the gift icon of the header', () => {
  it('opens the drawer in all six locales', () => {
    for (const locale of LOCALES) expect(giftEntry(locale, false)).toEqual({ kind: 'drawer' });
  });

  it('leads to the gift shop of a locale without the drawer, with where the visitor came from', () => {
    const settings = { ...without('fr_FR'), shopUrls: { fr_FR: 'https://gifts.example/fr?x=1' } };
    expect(giftEntry('fr_FR', false, settings)).toEqual({
      kind: 'link',
      href: 'https://gifts.example/fr?x=1&utm_source=staykit&utm_medium=header',
    });
    expect(giftEntry('es_ES', false, settings)).toEqual({ kind: 'drawer' });
  });

  it('leads to the gift card where a locale has neither, and is hidden without one', () => {
    const settings = { ...without('it_IT'), giftCardUrl: '/card' };
    expect(giftEntry('it_IT', false, settings)).toEqual({ kind: 'link', href: '/card' });
    const { giftCardUrl: _none, ...bare } = settings;
    expect(giftEntry('it_IT', false, bare)).toBeUndefined();
  });

  it('leads agents to the gift card in every locale', () => {
    for (const locale of LOCALES)
      expect(giftEntry(locale, true)).toEqual({ kind: 'link', href: GIFT_ENTRY.giftCardUrl });
  });
});
