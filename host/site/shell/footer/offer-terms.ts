import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import type { Partner } from '@staykit/partners/partner.ts';

/** The limits of a partner's offers in words, one sentence each. [MINISITE-24] [MINISITE-25] [MINISITE-26] */
export function offerTermsText(terms: Partner['offerTerms'], locale: Locale, t: Translate): string[] {
  if (!terms) return [];
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  return [
    ...(terms.window
      ? [t('minisite.window', { from: day(terms.window.from), to: day(terms.window.to) })]
      : []),
    ...(terms.electronicOnly === true ? [t('minisite.electronicOnly')] : []),
    ...(terms.minNights ? [t('minisite.minNights', { nights: terms.minNights.nights })] : []),
  ];
}
