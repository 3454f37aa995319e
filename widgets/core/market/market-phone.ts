import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import { shopMarket } from './shop.ts';

/** How each country writes a number after its prefix: digits by group. */
const GROUPS: Readonly<Record<Market, readonly number[]>> = {
  FR: [1, 2, 2, 2, 2],
  ES: [3, 2, 2, 2],
  BE: [1, 3, 2, 2],
  NL: [2, 3, 2, 2],
  IT: [2, 4, 4],
};

const PREFIXES: Readonly<Record<Market, string>> = { FR: '+33', ES: '+34', BE: '+32', NL: '+31', IT: '+39' };

/** Letters of a number with its prefix. */
const LENGTHS: Readonly<Record<Market, number>> = { FR: 12, ES: 12, BE: 11, NL: 12, IT: 13 };

/** The phone line of a locale's market: to dial, and in the groups of its country to read, '+34 910 00 00 00'; empty where the shop has none. */
export function marketPhone(locale: Locale): { href: string; text: string } {
  const phone = shopMarket(locale)?.phone ?? '';
  const market = marketOf(locale);
  // A line of another country, or of another length, is read as it is dialled.
  const sizes = phone.startsWith(PREFIXES[market]) && phone.length === LENGTHS[market] ? GROUPS[market] : [];
  const rest = phone.slice(3);
  const groups = sizes.map((size, index) => {
    const from = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return rest.slice(from, index === sizes.length - 1 ? undefined : from + size);
  });
  return {
    href: `tel:${phone}`,
    text: sizes.length > 0 ? [phone.slice(0, 3), ...groups].join('\u00a0') : phone,
  };
}
