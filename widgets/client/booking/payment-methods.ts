import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import type { PaymentMethod } from '@staykit/core/price/instalment-plan.ts';
import { PAYMENT_METHODS, type PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import { getPaymentMethods } from '../calls/get-payment-methods.generated.ts';
import { getPaymentOptions } from '../calls/get-payment-options.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** A payment method with its instalments. */
export type OfferedPayment = PaymentMethod;

/** What payment methods depend on. */
export interface PaidStay {
  /** Cents. */
  amount: number;
  checkin: PlainDate;
  policy?: CancellationPolicy;
}

/** GET {frontGateway}/purchase/alma/eligibility: the ways to pay later or in parts. [SAPI-09] */
export async function paymentMethods(
  transport: Transport,
  { amount, checkin, policy }: PaidStay,
  call?: CallOptions,
): Promise<OfferedPayment[]> {
  const answer = await transport.send(
    getPaymentMethods,
    {
      amount,
      cancellationPolicyType: policy?.type,
      cancellableUntil: policy?.cancellationDeadline,
      checkinDate: checkin,
      pointOfSale: marketOf(transport.options.locale).toLowerCase(),
    },
    call,
  );
  return answer.paymentMethods;
}

/** The methods that the provider's page offers, by plan. */
export type PaymentPages = Partial<Record<PaymentPlan, readonly PaymentMethodName[]>>;

/** The methods of the provider's page. */
export async function paymentPages(transport: Transport, call?: CallOptions): Promise<PaymentPages> {
  const { locale } = transport.options;
  const { plans } = await transport.send(getPaymentOptions, { locale }, call);
  // A method that this version has no name for is left to the provider's page.
  const known = plans.map(({ plan, methods }) => [
    plan,
    PAYMENT_METHODS.filter((each) => methods.includes(each)),
  ]);
  return Object.fromEntries(known) as PaymentPages;
}
