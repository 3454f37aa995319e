import type { Locale } from '@staykit/values/market/locale.ts';

/** Locales in which nothing is sent by post. [BOX-03] */
const WITHOUT_POST: readonly Locale[] = ['it_IT'];

/** Whether a gift can be given in physical form in a locale. [BOX-03] */
export function isPhysicalOffered(locale: Locale): boolean {
  return !WITHOUT_POST.includes(locale);
}
