import { formatDay } from '@staykit/core/dates/format-date.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { cancellationLabel, REFUND_PERCENT } from '@staykit/core/offer/cancellation.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import { useStay } from '../../hooks/stay-context.tsx';

export interface CancellationTextProps {
  policy?: CancellationPolicy;
  /** Whether the visitor has chosen dates. */
  dated: boolean;
  /** `full` says what comes back and when; `short` fits a card. */
  length?: 'full' | 'short';
}

/** What can be done with a booking, until when: in the server's own words where it sends some. [CARD-15..17] [CANCEL-06] */
export function CancellationText({ policy, dated, length = 'full' }: CancellationTextProps) {
  const { t, locale, now } = useStay();
  const cancellation = cancellationLabel(policy, dated, localNow(now(), locale).date);
  if (!cancellation) return null;
  if (policy?.message && dated && length === 'full') return <>{policy.message}</>;
  if (cancellation.kind !== 'until') return <>{t(`cancellation.${cancellation.kind}`)}</>;
  const date = formatDay(cancellation.deadline, locale, length === 'short' ? 'medium' : 'long');
  if (length === 'short') return <>{t('cancellation.short', { date, percent: REFUND_PERCENT })}</>;
  const sentences = [
    t('cancellation.modify', { date }),
    t('cancellation.cancel', { date, percent: REFUND_PERCENT }),
    t('cancellation.noRefund'),
  ];
  return <>{sentences.join(' ')}</>;
}
