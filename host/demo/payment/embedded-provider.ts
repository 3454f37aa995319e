import type { Database } from '@staykit/gateway/database/database.ts';
import { attemptsOf } from '@staykit/gateway/payment/hosted/attempts.ts';
import { hostedProvider } from '@staykit/gateway/payment/hosted/hosted-provider.ts';
import type { PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';
import { demoBank } from './demo-bank.ts';
import { embeddedLedger } from './embedded-ledger.ts';

/**
 * The provider of demo shops, whose buyers choose the outcome on a page in place of a bank's (`bank-page.ts`): it moves no
 * money. Its ledger is in the database, so that it answers the same after a restart, as a real provider does.
 */
export function embeddedProvider(db: Database): PaymentProvider {
  const ledger = embeddedLedger(db);
  const onPage = hostedProvider(demoBank(db).api, db);
  // Shops that were filled by an earlier version have payments that were never on a page.
  const isOnPage = async (reference: string) => (await attemptsOf(db, reference)).length > 0;
  return {
    ...onPage,
    find: async (reference) =>
      (await isOnPage(reference)) ? onPage.find(reference) : ledger.find(reference),
    async capture(reference, cents) {
      if (await isOnPage(reference)) return onPage.capture(reference, cents);
      await ledger.capture(reference, cents);
      return (await ledger.find(reference)) ?? { status: 'open' };
    },
    async release(reference) {
      await onPage.release(reference);
      if (!(await isOnPage(reference))) await ledger.release(reference);
    },
    // What was paid on the page is in the same ledger.
    refund: ledger.refund,
    findRefund: (_reference, refundId) => ledger.findRefund(refundId),
  };
}
