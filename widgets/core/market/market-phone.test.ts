import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { openShop, shop } from './shop.ts';
import { marketPhone } from './market-phone.ts';

it('a traveller reads the phone line in the groups of the country, on one line', () => {
  expect(LOCALES.map((locale) => marketPhone(locale).text.replaceAll('\u00a0', ' '))).toEqual([
    '+33 1 99 00 00 00',
    '+34 910 00 00 00',
    '+32 2 000 00 00',
    '+32 2 000 00 00',
    '+31 85 000 00 00',
    '+39 06 0000 0000',
  ]);
  for (const locale of LOCALES) {
    const { href, text } = marketPhone(locale);
    expect(text).not.toContain(' ');
    expect(href).toBe(`tel:${text.replaceAll('\u00a0', '')}`);
  }
});

it('a number of another country or length is read as it is dialled, and none where the shop does not sell', () => {
  const demo = shop();
  const open = (phone: string) => openShop({ ...demo, markets: { FR: { phone, phoneHours: [] } } });
  open('+3220000000');
  expect(marketPhone('fr_FR').text).toBe('+3220000000');
  open('+331990000001');
  expect(marketPhone('fr_FR')).toEqual({ href: 'tel:+331990000001', text: '+331990000001' });
  expect(marketPhone('nl_NL').text).toBe('');
  openShop(demo);
});
