import { formatAmount } from '@staykit/core/price/money.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import type { CloseReason } from '../../../primitives/dialog/use-modal.ts';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Buttons, Prices } from './price-change.styles.ts';

export interface PriceChangeDialogProps {
  /** What the visitor saw, in cents. */
  previous: number;
  /** What is asked now, in cents. */
  next: number;
  /** Why it is another one, where that is known. */
  reason?: string | undefined;
  /** Books at the new price. [QUOTE-04] [QUOTE-12] */
  onContinue: () => void;
  /** The visitor keeps off: the close button, the other button, or Escape. */
  onClose: () => void;
}

/**
 * Tells that the price became another one while the visitor was booking, before anything is paid: good news for a lower
 * one, a warning for a higher one. A press beside it does nothing: it is a question, and needs an answer. [QUOTE-21]
 */
export function PriceChangeDialog({ previous, next, reason, onContinue, onClose }: PriceChangeDialogProps) {
  const { t, locale } = useStay();
  const isLower = next < previous;
  const difference = formatAmount(Math.abs(next - previous), locale);
  const close = (reason: CloseReason) => reason !== 'outside' && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={t('booking.priceChange.title')}
      closeLabel={t('common.close')}
      footer={
        <Buttons>
          <Button onClick={onClose}>{t('booking.priceChange.back')}</Button>
          <Button variant="primary" onClick={onContinue}>
            {t('booking.continue')}
          </Button>
        </Buttons>
      }
    >
      <Notice
        tone={isLower ? 'positive' : 'warning'}
        role={isLower ? 'status' : 'alert'}
        title={t(isLower ? 'booking.priceChange.lower' : 'booking.priceChange.higher')}
      >
        {reason !== undefined && <p>{reason}</p>}
      </Notice>
      <Prices data-tone={isLower ? 'positive' : 'warning'}>
        <div>
          <dt>{t('booking.priceChange.previous')}</dt>
          <dd>
            <s>{formatAmount(previous, locale)}</s>
          </dd>
        </div>
        <div>
          <dt>{t('booking.priceChange.difference')}</dt>
          <dd>
            {t(isLower ? 'booking.priceChange.less' : 'booking.priceChange.more', { amount: difference })}
          </dd>
        </div>
        <div>
          <dt>{t('booking.priceChange.next')}</dt>
          <dd>
            <strong>{formatAmount(next, locale)}</strong>
          </dd>
        </div>
      </Prices>
    </Dialog>
  );
}
