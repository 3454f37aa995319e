import type { Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from './market-settings.ts';

/** The phone line of a locale's market: to dial, and in groups of two to read. */
export function marketPhone(locale: Locale): { href: string; text: string } {
  const { phone } = settingsOf(locale);
  const prefix = /^\+(33|34|32|31|39)/.exec(phone)?.[0] ?? '';
  const rest = phone.slice(prefix.length);
  const lead = rest.length % 2;
  const groups = [rest.slice(0, lead), ...(rest.slice(lead).match(/../g) ?? [])].filter(
    (group) => group !== '',
  );
  return { href: `tel:${phone}`, text: `${prefix} ${groups.join(' ')}`.replaceAll(' ', '\u00a0') };
}
