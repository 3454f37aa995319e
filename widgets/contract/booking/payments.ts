import * as z from 'zod/mini';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { PAYMENT_METHODS } from '@staykit/values/price/payment-method.ts';
import { PAYMENT_PLANS } from '@staykit/values/price/payment-plan.ts';
import { answer, knownEntries, link, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { soldGift } from '../gift/gift-sale.ts';
import { oneOf } from '../query-parts.ts';
import { booking } from './bookings.ts';

/** Kinds of sales that have a payment. `change`: the difference of a booking that is moved. */
export const PAID_SALES = ['booking', 'change', 'gift'] as const;

/** States of a sale that is paid on the page of the provider. */
export const PAYMENT_STATES = ['open', 'confirmed', 'refused'] as const;

/** A sale that is paid on the page of the provider, as its buyer sees it. */
export const paymentStatus = answer({
  sale: z.enum(PAID_SALES),
  /** `open`: the buyer or the bank has not decided, and the rooms are held. `refused`: nothing was sold. */
  status: z.enum(PAYMENT_STATES),
  /** The page of the provider; absent while the bank is at work. */
  redirectUrl: z.exactOptional(link()),
  /** Why the last attempt failed, or why the sale was refused. */
  reason: z.exactOptional(z.string()),
  /** A deferred payment of a booking that stands: cents that are owed, and the last day on which they may be paid. */
  due: z.exactOptional(answer({ amount: z.int(), payBy: plainDate() })),
  /** The booking, if it is confirmed. */
  booking: z.exactOptional(booking),
  /** The gift, if it is sold. */
  gift: z.exactOptional(soldGift),
});

const byToken = {
  /** The secret of the payment: `details.payment` of PAYMENT_REQUIRED, and `payment` of the address to come back to. */
  payment: z.string().check(z.regex(/^[\w-]{32,64}$/, 'the secret of a payment')),
};

const common = {
  method: 'POST',
  base: 'api',
  answer: paymentStatus,
  safe: false,
  from: 'shop',
} as const;

/** The methods that the page of the provider offers. */
export const getPaymentOptions = call({
  id: 'getPaymentOptions',
  method: 'GET',
  base: 'api',
  path: '/payments/options',
  summary: 'The methods of the page of the payment provider, for each plan of a market.',
  query: z.object({ locale: z.exactOptional(oneOf(LOCALES)) }),
  answer: answer({
    plans: knownEntries('plan', answer({ plan: z.enum(PAYMENT_PLANS), methods: z.array(z.string()) })),
  }),
  safe: true,
  keep: 60,
});

/** What became of a payment on the page of the provider. */
export const postPaymentStatus = call({
  ...common,
  id: 'postPaymentStatus',
  path: '/payments/status',
  summary:
    'State of a sale that is paid on the page of the provider; asks the provider, and confirms a paid sale.',
  body: z.object(byToken),
  refusals: ['NOT_FOUND', 'PAYMENT_TIMEOUT'],
  limit: 'form',
});

/** Another attempt to pay. */
export const postPaymentContinue = call({
  ...common,
  id: 'postPaymentContinue',
  path: '/payments/continue',
  summary:
    'Continues an open payment: after a failed attempt, or for another method, with a new page of the provider.',
  body: z.object({ ...byToken, method: z.exactOptional(z.enum(PAYMENT_METHODS)) }),
  refusals: ['NOT_FOUND', 'PAYMENT_TIMEOUT'],
  limit: 'form',
});

/** The buyer does not want to pay any more. */
export const postPaymentCancel = call({
  ...common,
  id: 'postPaymentCancel',
  path: '/payments/cancel',
  summary:
    'Gives an open payment up: the rooms are released at once. A sale that is paid already is confirmed instead.',
  body: z.object(byToken),
  refusals: ['NOT_FOUND', 'PAYMENT_TIMEOUT'],
  limit: 'form',
});
