import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { cancellationLabel, REFUND_PERCENT } from '@staykit/core/offer/cancellation.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';

/** The cancellation policy of a dated stay as a text for guests, on a day of their market. [CANCEL-06] [CARD-15] */
export function cancellationMessage(policy: CancellationPolicy, locale: Locale, today: PlainDate): string {
  const t = translateFor(locale);
  const label = cancellationLabel(policy, true, today);
  if (label?.kind !== 'until') return t('cancellation.never');
  const date = formatDay(label.deadline, locale, 'long');
  return [
    t('cancellation.modify', { date }),
    t('cancellation.cancel', { date, percent: REFUND_PERCENT }),
    t('cancellation.noRefund'),
  ].join(' ');
}
