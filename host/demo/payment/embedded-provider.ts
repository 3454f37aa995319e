import { hasCheckDigit } from '@staykit/core/price/payment-card.ts';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { embeddedLedger } from './embedded-ledger.ts';
import {
  PaymentTimeout,
  type PaymentOutcome,
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
 * The provider of demo shops: decides by card number and moves no money. Its ledger is in the database, so that it
 * answers the same after a restart, as a real provider does.
 */
export function embeddedProvider(db: Queryable): PaymentProvider {
  const ledger = embeddedLedger(db);
  return {
    name: 'embedded',
    async authorise({ reference, amountCents, captureNow, card }) {
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
    find: ledger.find,
    capture: ledger.capture,
    release: ledger.release,
    refund: ledger.refund,
  };
}

function outcomeOf(number: string): PaymentOutcome {
  if (!hasCheckDigit(number)) return { status: 'refused', reason: 'invalidCard' };
  if (number === TEST_CARDS.declined) return { status: 'refused', reason: 'declined' };
  if (number === TEST_CARDS.insufficientFunds) return { status: 'refused', reason: 'insufficientFunds' };
  return { status: 'approved' };
}
