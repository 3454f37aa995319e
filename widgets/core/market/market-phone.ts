import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import { settingsOf } from './market-settings.ts';

/** How each country writes a number after its prefix: digits by group. */
const GROUPS: Readonly<Record<Market, readonly number[]>> = {
  FR: [1, 2, 2, 2, 2],
  ES: [3, 2, 2, 2],
  BE: [1, 3, 2, 2],
  NL: [2, 3, 2, 2],
  IT: [2, 4, 4],
};

/** The phone line of a locale's market: to dial, and in the groups of its country to read, '+34 910 00 00 00'. */
export function marketPhone(locale: Locale): { href: string; text: string } {
  const { phone } = settingsOf(locale);
  const sizes = GROUPS[marketOf(locale)];
  const rest = phone.slice(3);
  const groups = sizes.map((size, index) => {
    const from = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return rest.slice(from, index === sizes.length - 1 ? undefined : from + size);
  });
  return { href: `tel:${phone}`, text: [phone.slice(0, 3), ...groups].join('\u00a0') };
}
