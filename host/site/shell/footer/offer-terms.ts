import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import type { Partner } from '@staykit/partners/partner.ts';

/** The limits of a partner's offers in words, one sentence each; days that are over on `today` are left out. [MINISITE-24] [MINISITE-25] [MINISITE-26] */
export function offerTermsText(
  terms: Partner['offerTerms'],
  locale: Locale,
  t: Translate,
  today: PlainDate = '',
): string[] {
  if (!terms) return [];
  return [
    ...(terms.window && terms.window.to >= today
      ? [
          t('minisite.window', {
            from: formatDay(terms.window.from, locale),
            to: formatDay(terms.window.to, locale),
          }),
        ]
      : []),
    ...(terms.electronicOnly === true ? [t('minisite.electronicOnly')] : []),
    ...(terms.minNights ? [t('minisite.minNights', { nights: terms.minNights.nights })] : []),
  ];
}
