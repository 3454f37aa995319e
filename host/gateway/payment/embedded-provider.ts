import { hasCheckDigit } from '../../../widgets/core/price/payment-card.ts';
import type { EmbeddedLedger } from '../repositories/embedded-ledger.ts';
import { PaymentTimeout, type PaymentOutcome, type PaymentProvider } from './payment-provider.ts';

/** The cards of tests. Every other card whose check digit is right pays too. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** Takes the money, but the first answer is lost. */
  timesOut: '4000000000000119',
  /** Takes nothing, and never answers. */
  neverAnswers: '4000000000000127',
} as const;

/**
 * The provider that comes with Staykit: decides by card number and moves no money. Its books are kept, so that it
 * answers the same after a restart as a real one would.
 */
export function createEmbeddedProvider(ledger: EmbeddedLedger): PaymentProvider {
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
      const noted = await ledger.note(reference, outcome, amountCents, captured);
      if (number === TEST_CARDS.timesOut && !noted.before) throw new PaymentTimeout(reference);
      return noted.outcome;
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
