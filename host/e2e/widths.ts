import type { Locale } from '@staykit/values/market/locale.ts';

/** The widths that every screen is made for, in px: a phone, a tablet, a desk. */
export const WIDTHS = [390, 768, 1440] as const;

/** A desk on which the map of the results opens over the page: from 1200 px on it is beside them. */
export const NARROW_DESK = { width: 1180, height: 900 };

/** The shop of a locale, by host name. */
export const SHOPS: readonly (readonly [host: string, locale: Locale])[] = [
  ['fr-fr', 'fr_FR'],
  ['es-es', 'es_ES'],
  ['fr-be', 'fr_BE'],
  ['nl-be', 'nl_BE'],
  ['nl-nl', 'nl_NL'],
  ['it-it', 'it_IT'],
];

/** Every locale once and every width twice; another `turn` pairs them otherwise, so that three turns show all pairs. */
export function pairs(turn: number): { host: string; locale: Locale; width: number }[] {
  return SHOPS.map(([host, locale], at) => ({ host, locale, width: WIDTHS[(at + turn) % 3] ?? 1440 }));
}
