import * as z from 'zod/mini';
import { INSTALMENT_TYPES } from '@staykit/values/price/payment-plan.ts';
import { answer, knownEntries, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { day, id, oneOf, whole } from '../query-parts.ts';

/** One payment of a plan. [SENTITY-12] */
export const instalment = answer({
  /** Cents. */
  amount: z.number(),
  date: plainDate(),
});

/** A deferred payment or instalment plan, with its payments. [SENTITY-12] */
export const paymentMethod = answer({
  type: z.enum(INSTALMENT_TYPES),
  /** Cents, paid with the first payment. [INSTALMENT-09] */
  paymentFee: z.number(),
  plan: z.exactOptional(z.array(instalment)),
});

/** The payment methods; those unknown to this version are left out. [SAPI-09] */
export const paymentMethods = answer({ paymentMethods: knownEntries('type', paymentMethod) });

/** Payment methods of an order. [SAPI-09] */
export const getPaymentMethods = call({
  id: 'getPaymentMethods',
  method: 'GET',
  base: 'gateway',
  path: '/purchase/alma/eligibility',
  summary: 'Plans for deferred payment or instalments, by amount and check-in date.',
  query: z.object({
    amount: whole(0, 100_000_000),
    cancellationPolicyType: z.exactOptional(id()),
    cancellableUntil: z.exactOptional(day()),
    checkinDate: day(),
    pointOfSale: oneOf(['fr', 'es', 'be', 'nl', 'it']),
  }),
  answer: paymentMethods,
  safe: true,
});
