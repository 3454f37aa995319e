import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { todayOf } from '../checkout-form.ts';
import { needsPayment } from '../stay/stay-sale.ts';
import * as S from '../checkout.styles.ts';
import type { ChosenPlan } from './payment-plans.tsx';
import type { Checkout } from '../use-checkout.ts';

interface SaleBarProps {
  /** What is paid in all, as it is read: it stands beside the button. */
  total?: string;
  phase: string;
  notice?: { tone: 'danger' | 'warning'; title: MessageKey; text: MessageKey } | undefined;
  /** What the button says. */
  label: string;
  /** What is agreed to, with a place for the link to the terms. */
  agreed: MessageKey;
  termsUrl: string;
  /** Whether a press is heard: until then it sends nothing. */
  live: boolean;
  /** Its price is being asked for. */
  busy?: boolean;
}

interface PayBarProps {
  checkout: Checkout;
  plan: ChosenPlan;
  termsUrl: string;
  /** Whether a press is heard: until then it sends nothing. */
  live: boolean;
}

/** What a guest pays now, and the button that pays it. */
export function PayBar({ checkout: { state, gift, promo }, plan, termsUrl, live }: PayBarProps) {
  const { t, locale, now } = useStay();
  const { phase, notice } = state;
  const [first] = plan.payments;
  const amount = formatAmount(first?.amount ?? plan.total, locale);
  const later = first !== undefined && first.date > todayOf(locale, now());
  const label = !needsPayment(state.price)
    ? t(state.price.gift ? 'checkout.code.book' : 'booking.book')
    : later
      ? t('checkout.page.payLater', {
          amount,
          date: formatDay(first.date, locale, 'medium'),
        })
      : t('checkout.page.pay', { amount });
  return (
    <SaleBar
      {...{ phase, notice, label, termsUrl, live }}
      busy={gift.busy || promo.busy}
      total={formatAmount(plan.total, locale)}
      agreed="checkout.terms"
    />
  );
}

/** The last word before money moves: what was agreed to, and how it went so far. */
export function SaleBar({ phase, notice, label, agreed, termsUrl, live, busy = false, total }: SaleBarProps) {
  const { t } = useStay();
  const paying = phase === 'paying';
  const [before = '', after = ''] = t(agreed, { terms: '\n' }).split('\n');
  return (
    <S.Pay>
      <p>
        {before}
        <a href={termsUrl} target="_blank" rel="noopener">
          {t('checkout.termsLink')}
        </a>
        {after}
      </p>
      {notice && (
        <Notice tone={notice.tone} role="alert" title={t(notice.title)}>
          <p>{t(notice.text)}</p>
        </Notice>
      )}
      {total !== undefined && (
        <dl>
          <dt>{t('checkout.total')}</dt>
          <dd>{total}</dd>
        </dl>
      )}
      <BusyButton type={live ? 'submit' : 'button'} variant="primary" size="l" block loading={paying || busy}>
        {phase === 'held' ? t('common.retry') : label}
      </BusyButton>
      <p role="status">{paying ? t('checkout.paying') : ''}</p>
    </S.Pay>
  );
}
