import { hasCheckDigit } from '@staykit/core/price/payment-card.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { attemptsOf } from '@staykit/gateway/payment/hosted/attempts.ts';
import { hostedProvider } from '@staykit/gateway/payment/hosted/hosted-provider.ts';
import { demoBank } from './demo-bank.ts';
import { embeddedLedger } from './embedded-ledger.ts';
import {
  PaymentTimeout,
  type PaymentDecision,
  type PaymentProvider,
} from '@staykit/gateway/payment/payment-provider.ts';

/** Card numbers with a fixed outcome. Every other number with a right check digit is approved. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** Takes the money, but the first answer is a time-out. */
  timesOut: '4000000000000119',
  /** Takes nothing; every answer is a time-out. */
  neverAnswers: '4000000000000127',
} as const;

/**
 * The provider of demo shops: decides by card number and moves no money. Buyers type it on a page in place of a bank's
 * (`bank-page.ts`); tests and programs may send it with the order. Its ledger is in the database, so that it answers the
 * same after a restart, as a real provider does.
 */
export function embeddedProvider(db: Database): PaymentProvider {
  const ledger = embeddedLedger(db);
  const { hosted, ...onPage } = hostedProvider(demoBank(db).api, db);
  const isOnPage = async (reference: string) => (await attemptsOf(db, reference)).length > 0;
  return {
    name: 'embedded',
    takesCards: true,
    ...(hosted && { hosted }),
    async authorise(order) {
      const { reference, amountCents, captureNow, card } = order;
      if (!card) return onPage.authorise(order);
      const number = card.number.replace(/\s/g, '');
      if (number === TEST_CARDS.neverAnswers) {
        const known = await ledger.find(reference);
        if (known) return known;
        throw new PaymentTimeout(reference);
      }
      const outcome = outcomeOf(number);
      const captured = outcome.status === 'approved' && captureNow ? amountCents : 0;
      const recorded = await ledger.record(reference, outcome, amountCents, captured);
      if (number === TEST_CARDS.timesOut && !recorded.before) throw new PaymentTimeout(reference);
      return recorded.outcome;
    },
    find: async (reference) =>
      (await isOnPage(reference)) ? onPage.find(reference) : ledger.find(reference),
    // What was paid on the page is in the same ledger.
    capture: ledger.capture,
    async release(reference) {
      await onPage.release(reference);
      if (!(await isOnPage(reference))) await ledger.release(reference);
    },
    refund: ledger.refund,
  };
}

/** What the provider decides about a card number. */
export function outcomeOf(number: string): PaymentDecision {
  if (!hasCheckDigit(number)) return { status: 'refused', reason: 'invalidCard' };
  if (number === TEST_CARDS.declined) return { status: 'refused', reason: 'declined' };
  if (number === TEST_CARDS.insufficientFunds) return { status: 'refused', reason: 'insufficientFunds' };
  return { status: 'approved' };
}
