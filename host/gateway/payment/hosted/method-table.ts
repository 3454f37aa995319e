import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { marketOf, type Market } from '@staykit/values/market/locale.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { PaymentOffer } from '../payment-provider.ts';

/** Markets of each method of a plan. */
export type MethodTable = Readonly<
  Record<PaymentPlan, Readonly<Partial<Record<PaymentMethodName, readonly Market[] | 'all'>>>>
>;

/** Days after which both providers' card authorisations have expired, less one. */
const AUTHORISATION_DAYS = 6;

/** Whether an authorisation of today has expired at the date of its capture: the card is kept instead. */
export const outlivesAuthorisation = (today: PlainDate, captureOn: PlainDate): boolean =>
  nightsBetween(today, captureOn) > AUTHORISATION_DAYS;

/**
 * The methods of a provider that fit a payment. `allowed` are those that the shop's account has (`PAYMENT_METHODS`); all
 * without it.
 */
export function methodsIn(
  table: MethodTable,
  { plan, locale }: PaymentOffer,
  allowed?: readonly string[],
): PaymentMethodName[] {
  const market = marketOf(locale);
  return (Object.entries(table[plan]) as [PaymentMethodName, readonly Market[] | 'all'][]).flatMap(
    ([method, markets]) =>
      (markets === 'all' || markets.includes(market)) && (!allowed || allowed.includes(method))
        ? [method]
        : [],
  );
}

/** The method names of a setting: `card,ideal`. */
export const allowedMethods = (setting: string | undefined): readonly string[] | undefined =>
  setting?.split(',').map((name) => name.trim());
