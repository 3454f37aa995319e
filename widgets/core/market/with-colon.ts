import type { Locale } from '@staykit/values/market/locale.ts';

/** A label in front of a value, with the colon of its language: French keeps a space before it. */
export function withColon(label: string, locale: Locale): string {
  return `${label}${locale.startsWith('fr') ? '\u00a0' : ''}:`;
}
