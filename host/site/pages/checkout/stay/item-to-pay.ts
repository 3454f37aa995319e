import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { ItemToPay } from '../payment/open-payment.ts';
import { quotedStay } from './ask-price.ts';
import { toPay, type CheckoutState } from './stay-sale.ts';

/** The first and the last day of a stay in one line. */
export const daysText = (checkin: PlainDate, nights: number, locale: Locale): string =>
  `${formatDay(checkin, locale, 'short')} – ${formatDay(addDays(checkin, nights), locale, 'short')}`;

/** What the guest of a stay leaves to pay, with the fee of the chosen plan. */
export function itemToPay(
  { product, start }: Pick<CheckoutData, 'product' | 'start'>,
  { choice, price }: Pick<CheckoutState, 'choice' | 'price'>,
  locale: Locale,
): ItemToPay {
  const { checkin, nights } = quotedStay(start, price.quote);
  const plan = price.methods.find(({ type }) => type === choice.plan);
  return {
    title: product.hotel.label,
    detail: daysText(checkin, nights, locale),
    sum: formatAmount(toPay(price) + (plan?.paymentFee ?? 0), locale),
  };
}
