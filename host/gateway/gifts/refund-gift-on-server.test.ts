import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { buyCard, redeem } from '../fixtures/gift-desk.ts';
import { openSellingDesk, type SellingDesk } from '../fixtures/selling-desk.ts';
import { checkLedger } from '../payment/ledger/check-ledger.ts';
import { payOut } from '../payment/ledger/statement.ts';
import { SYSTEM_IDS } from '../selling/selling-parts.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';
import { refundGift } from './refund-gift.ts';

const WORTH = 80_000;
let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 60 });
}, 60_000);
afterAll(() => desk.close());

const refund = (number: string): Promise<boolean> =>
  refundGift(
    {
      db: desk.db,
      provider: embeddedProvider(desk.db),
      facts: demoFacts,
      clock: () => desk.clock.now,
      ids: SYSTEM_IDS,
    },
    number,
    WORTH,
  ).then(
    () => true,
    () => false,
  );

it('a gift that is refunded by two and redeemed by a third at once is given once', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { giftNumber, code } = await buyCard(desk, WORTH);
    const quote = await desk.quote('10');
    const [isStay, ...refunds] = await Promise.all([
      redeem(desk, code, quote, 0, { payment: undefined }).then(({ status }) => status === 201),
      refund(giftNumber),
      refund(giftNumber),
    ]);
    expect([isStay, ...refunds].filter(Boolean)).toHaveLength(1);
    outcomes.push(isStay ? 'stay' : 'refund');
    const [paidBack] = await desk.db.query<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::integer as cents from refunds where payment_reference = $1',
      [`g-${giftNumber}`],
    );
    expect(paidBack?.cents).toBe(isStay ? 0 : WORTH);
  }
  expect(outcomes).toHaveLength(6);
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 120_000);

it('a payout that two people record at once is booked once', async () => {
  await redeem(desk, (await buyCard(desk, WORTH)).code, await desk.quote('10'), 0, { payment: undefined });
  const party = { kind: 'hotel', id: '1' } as const;
  const paid = await Promise.all(
    Array.from({ length: 4 }, () =>
      desk.db.transaction((tx) => payOut(tx, party, '2030-07', Date.UTC(2030, 7, 1))),
    ),
  );
  expect(paid.filter((cents) => cents !== undefined)).toHaveLength(1);
  expect(await checkLedger(desk.db)).toEqual([]);
}, 60_000);
