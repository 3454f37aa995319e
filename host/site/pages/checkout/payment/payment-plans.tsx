import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Instalment } from '@staykit/core/price/instalment-plan.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { Translate } from '@staykit/messages/translate.ts';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import { toPay, type CheckoutState, type WayToPay } from '../stay/stay-sale.ts';
import { todayOf } from '../checkout-form.ts';
import * as S from '../checkout.styles.ts';
import type { Checkout } from '../use-checkout.ts';

/** The chosen way to pay in numbers. */
export interface ChosenPlan {
  /** Cents, added to the price. [INSTALMENT-09] */
  fee: number;
  /** Cents in all. */
  total: number;
  /** What is paid when; all of it today where the plan does not say. */
  payments: readonly Instalment[];
}

/** What the chosen way to pay comes to. */
export function chosenPlan(state: CheckoutState, today: PlainDate): ChosenPlan {
  const { choice, price } = state;
  const method = price.methods.find(({ type }) => type === choice.plan);
  const total = toPay(price) + (method?.paymentFee ?? 0);
  return {
    fee: method?.paymentFee ?? 0,
    total,
    payments: method?.plan ?? [{ amount: total, date: today }],
  };
}

/** One payment in words: how much, and when; a day that has passed is named as one to come is. */
export function paymentText(
  { amount, date }: Instalment,
  today: PlainDate,
  locale: Locale,
  t: Translate,
): string {
  const money = formatAmount(amount, locale);
  if (date === today) return t('checkout.today', { amount: money });
  return t('checkout.onDay', { amount: money, date: formatDay(date, locale, 'medium') });
}

/** How the stay may be paid, each way with its days and amounts; nothing where there is one way alone. [INSTALMENT-07] */
export function PaymentPlans({ checkout: { state, choose } }: { checkout: Checkout }) {
  const { t, locale, now } = useStay();
  const { methods, quote, gift } = state.price;
  if (methods.length === 0 || gift) return null;
  const today = todayOf(locale, now());
  const total = quote.priceInfo?.totalPrice ?? 0;
  const label = (type: PaymentPlan, payments: readonly Instalment[], fee = 0) => (
    <S.Plan>
      <span>{t(`checkout.plan.${type}`)}</span>
      <small>
        {[
          ...(payments.every(({ date }) => date > today) ? [t('checkout.nothingToday')] : []),
          ...payments.map((payment) => paymentText(payment, today, locale, t)),
          ...(fee > 0 ? [t('checkout.withFee', { amount: formatAmount(fee, locale) })] : []),
        ].join(', ')}
      </small>
    </S.Plan>
  );
  const option = ({ type, plan: payments = [], paymentFee }: WayToPay) => ({
    value: type,
    label: label(type, payments, paymentFee),
  });
  return (
    <S.Part aria-labelledby="checkout-plans">
      <h2 id="checkout-plans">{t('checkout.plans')}</h2>
      <S.Plans>
        <RadioList
          label={t('checkout.plans')}
          name="plan"
          value={state.choice.plan}
          onChange={(chosen) => choose({ plan: chosen as PaymentPlan })}
          options={[
            { value: 'once', label: label('once', [{ amount: total, date: today }]) },
            ...methods.map(option),
          ]}
        />
      </S.Plans>
    </S.Part>
  );
}
