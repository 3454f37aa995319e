import type { Answered } from '@staykit/contract/call-values.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import { postPaymentCancel } from '../calls/post-payment-cancel.generated.ts';
import { postPaymentContinue } from '../calls/post-payment-continue.generated.ts';
import { postPaymentStatus } from '../calls/post-payment-status.generated.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import type { CallOptions } from '../stay-client.ts';
import { sendSale } from './send-sale.ts';

/** A sale that is paid on the page of the provider. */
export type PaymentStatus = Answered<'postPaymentStatus'>;

/** The calls about a payment, by its secret. All reject with a `StayError`; none sends credentials. */
export interface PaymentClient {
  /** What became of it. */
  status(payment: string, call?: CallOptions): Promise<PaymentStatus>;
  /** Another page of the provider, for a method or for all. */
  continuePayment(payment: string, method?: PaymentMethodName, call?: CallOptions): Promise<PaymentStatus>;
  /** Gives it up. */
  cancel(payment: string, call?: CallOptions): Promise<PaymentStatus>;
}

/** Time limit of an answer, in milliseconds: the provider is asked on the way. */
const TIMEOUT = 15_000;

/** A client for who comes back from the page of the provider. */
export function createPaymentClient(options: ClientOptions): PaymentClient {
  const limit = { timeoutMs: options.timeoutMs ?? TIMEOUT };
  return {
    status: (payment, call) => sendSale(options, postPaymentStatus, { payment }, { ...call, ...limit }),
    continuePayment: (payment, method, call) =>
      sendSale(options, postPaymentContinue, { payment, ...(method && { method }) }, { ...call, ...limit }),
    cancel: (payment, call) => sendSale(options, postPaymentCancel, { payment }, { ...call, ...limit }),
  };
}
