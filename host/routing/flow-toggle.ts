import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { inside } from './inside.ts';

/** Page that the Stays/Gifts toggle of a locale leads to: the shop's own home. [HEADER-03] */
export const TOGGLE_PAGE_GROUP: Readonly<Record<Locale, string>> = Object.fromEntries(
  LOCALES.map((locale) => [locale, '/']),
) as Record<Locale, string>;

/** Address of one side of the toggle; Italy writes no flow for stays. [ROUTE-06] [ROUTE-07] */
export function toggleHref(locale: Locale, flow: 'booking' | 'gifting', prefix = ''): string {
  const page = inside(prefix, TOGGLE_PAGE_GROUP[locale]);
  return locale === 'it_IT' && flow === 'booking' ? page : `${page}?flow=${flow}`;
}
