import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { cancellationLabel, REFUND_PERCENT } from '../../../widgets/core/offer/cancellation.ts';
import type { CancellationPolicy } from '../../../widgets/core/offer/offer-card.ts';
import { translateFor } from '../../texts/translate-for.ts';

/** What a policy of a dated stay says, in the guest's words. [CANCEL-06] [CARD-15] */
export function cancellationMessage(policy: CancellationPolicy, locale: Locale): string {
  const t = translateFor(locale);
  const label = cancellationLabel(policy, true);
  if (label?.kind !== 'until') return t('cancellation.never');
  const date = formatDay(label.deadline, locale, 'long');
  return [
    t('cancellation.modify', { date }),
    t('cancellation.cancel', { date, percent: REFUND_PERCENT }),
    t('cancellation.noRefund'),
  ].join(' ');
}
