import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/scratch-database.ts';
import { embeddedProvider, TEST_CARDS } from './embedded-provider.ts';
import { PaymentTimeout, type PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';

let db: Database;
let provider: PaymentProvider;
beforeAll(async () => {
  db = await scratchDatabase();
  provider = embeddedProvider(db);
}, 60_000);
afterAll(() => db.close());

const order = (reference: string, number: string = TEST_CARDS.pays, captureNow = true) => ({
  reference,
  amountCents: 20_000,
  currency: 'EUR',
  plan: 'once' as const,
  schedule: [{ amount: 20_000, date: '2030-05-15' }],
  captureNow,
  card: { number, expiry: '12/34', cvc: '123', holder: 'Anna Keller' },
});
const books = async (reference: string) => {
  const [row] = await db.query<{ captured: number; released: boolean }>(
    'select captured_cents as captured, released from embedded_payments where reference = $1',
    [reference],
  );
  return row;
};

describe('the embedded provider', () => {
  it.each([
    [TEST_CARDS.pays, { status: 'approved' }],
    ['4242 4242 4242 4242', { status: 'approved' }],
    [TEST_CARDS.declined, { status: 'refused', reason: 'declined' }],
    [TEST_CARDS.insufficientFunds, { status: 'refused', reason: 'insufficientFunds' }],
    ['4242424242424241', { status: 'refused', reason: 'invalidCard' }],
  ])('decides by the card %s', async (number, outcome) => {
    expect(
      await provider.authorise(order(`decide-${JSON.stringify(outcome)}-${number.length}`, number)),
    ).toEqual(outcome);
  });

  it('takes a payment once, however often it is asked, and remembers it after a restart', async () => {
    await provider.authorise(order('once'));
    const other = embeddedProvider(db);
    expect(await other.authorise(order('once', TEST_CARDS.declined))).toEqual({ status: 'approved' });
    expect(await books('once')).toEqual({ captured: 20_000, released: false });
  });

  it('loses its first answer about one card, and never answers about another', async () => {
    await expect(provider.authorise(order('late', TEST_CARDS.timesOut))).rejects.toThrow(PaymentTimeout);
    expect(await provider.find('late')).toEqual({ status: 'approved' });
    expect(await provider.authorise(order('late', TEST_CARDS.timesOut))).toEqual({ status: 'approved' });
    await expect(provider.authorise(order('never', TEST_CARDS.neverAnswers))).rejects.toThrow(PaymentTimeout);
    expect(await provider.find('never')).toBeUndefined();
  });

  it('takes a deferred amount, or a part of it, once', async () => {
    await provider.authorise(order('deferred', TEST_CARDS.pays, false));
    expect(await books('deferred')).toEqual({ captured: 0, released: false });
    await provider.capture('deferred', 4000);
    await provider.capture('deferred', 4000);
    expect(await books('deferred')).toEqual({ captured: 4000, released: false });
  });

  it('keeps nothing of a payment that was released, also when it is asked for afterwards', async () => {
    await provider.release('gone');
    expect(await provider.authorise(order('gone'))).toEqual({ status: 'refused', reason: 'declined' });
    await provider.authorise(order('undone'));
    await provider.release('undone');
    expect(await books('undone')).toEqual({ captured: 0, released: true });
  });

  it('gives a refund of one name once', async () => {
    await provider.authorise(order('back'));
    await provider.refund('back', 5000, 'back-1');
    await provider.refund('back', 5000, 'back-1');
    const rows = await db.query('select amount_cents from embedded_refunds where reference = $1', ['back']);
    expect(rows).toEqual([{ amount_cents: 5000 }]);
  });

  it('stores no card', async () => {
    expect(JSON.stringify(await db.query('select * from embedded_payments'))).not.toContain('4242');
  });
});
