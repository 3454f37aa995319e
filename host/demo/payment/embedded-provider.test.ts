import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import type { PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';
import { BANK_PATH, demoBank, type DemoBank } from './demo-bank.ts';
import { embeddedProvider } from './embedded-provider.ts';

let db: Database;
let provider: PaymentProvider;
let bank: DemoBank;
beforeAll(async () => {
  db = await scratchDatabase();
  provider = embeddedProvider(db);
  bank = demoBank(db);
}, 60_000);
afterAll(() => db.close());

const page = { returnUrl: 'https://shop.example/checkout/return', locale: 'fr_FR', label: 'A stay' } as const;

/** Stores a payment as the shop does, and asks for its page. */
async function begin(reference: string, plan: 'once' | 'deferred' = 'once') {
  await db.query(
    `insert into payments (reference, sale_kind, sale_id, provider, plan, schedule, amount_cents, fee_cents,
      captured_cents, refunded_cents, status, created_at, currency)
    values ($1, 'booking', $1, 'embedded', $2, '[]', 20000, 0, 0, 0, 'started', now(), 'EUR')`,
    [reference, plan],
  );
  return authorise(provider, reference, plan);
}
const authorise = (from: PaymentProvider, reference: string, plan: 'once' | 'deferred' = 'once') =>
  from.authorise({
    reference,
    amountCents: 20_000,
    currency: 'EUR',
    plan,
    schedule: [],
    captureNow: plan === 'once',
    page,
  });
const idOf = (outcome: Awaited<ReturnType<typeof begin>>) =>
  outcome.status === 'open' ? new URL(outcome.url ?? '').pathname.slice(BANK_PATH.length) : '';
const books = async (reference: string) => {
  const [row] = await db.query<{ captured: number; released: boolean }>(
    'select captured_cents as captured, released from embedded_payments where reference = $1',
    [reference],
  );
  return row;
};

describe('the embedded provider', () => {
  it('takes a payment once, however often it is asked, and remembers it after a restart', async () => {
    await bank.pay(idOf(await begin('once')));
    expect(await authorise(embeddedProvider(db), 'once')).toEqual({ status: 'approved' });
    expect(await books('once')).toEqual({ captured: 20_000, released: false });
  });

  it('opens another page for a buyer who was refused', async () => {
    const first = await begin('again');
    await bank.leave(idOf(first), 'insufficientFunds');
    expect(await provider.find('again')).toEqual({
      status: 'open',
      refused: 'insufficientFunds',
      isSoft: true,
    });
    const second = await authorise(provider, 'again');
    expect(idOf(second)).not.toBe(idOf(first));
    await bank.pay(idOf(second));
    expect(await provider.find('again')).toEqual({ status: 'approved' });
  });

  it('takes a deferred amount, or a part of it, once', async () => {
    await bank.pay(idOf(await begin('deferred', 'deferred')));
    expect(await books('deferred')).toEqual({ captured: 0, released: false });
    await provider.capture('deferred', 4000);
    await provider.capture('deferred', 4000);
    expect(await books('deferred')).toEqual({ captured: 4000, released: false });
  });

  it('keeps nothing of a payment that was released, and opens no page for it afterwards', async () => {
    const open = idOf(await begin('gone'));
    await provider.release('gone');
    await bank.pay(open);
    expect(await authorise(provider, 'gone')).toEqual({ status: 'refused', reason: 'cancelled' });
    expect(await books('gone')).toBeUndefined();
    await bank.pay(idOf(await begin('undone', 'deferred')));
    await provider.release('undone');
    expect(await books('undone')).toEqual({ captured: 0, released: true });
  });

  it('gives a refund of one name once', async () => {
    await bank.pay(idOf(await begin('back')));
    await provider.refund('back', 5000, 'back-1');
    await provider.refund('back', 5000, 'back-1');
    const rows = await db.query('select amount_cents from embedded_refunds where reference = $1', ['back']);
    expect(rows).toEqual([{ amount_cents: 5000 }]);
  });

  it('goes on with a payment by card that an earlier version took', async () => {
    await db.query(
      `insert into embedded_payments (reference, outcome, amount_cents, captured_cents)
      values ('card', '{"status":"approved"}', 20000, 0)`,
    );
    expect(await provider.find('card')).toEqual({ status: 'approved' });
    await provider.capture('card', 20_000);
    expect(await books('card')).toEqual({ captured: 20_000, released: false });
    await provider.release('card');
    expect(await books('card')).toEqual({ captured: 0, released: true });
  });
});
