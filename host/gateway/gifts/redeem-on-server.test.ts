import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { buyCard, giftBody, lookUp, redeem, redeemBody, type SoldGift } from '../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { tryAuditLock } from '../selling/settle/audit-books.ts';
import { findGiftCode } from './gift-redemptions.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 60 });
}, 60_000);
afterAll(() => desk.close());

const stockOfNight = async (hotelId: string) => (await desk.stock(hotelId))[26];

describe('on a PostgreSQL server, a gift', () => {
  it('redeemed by many at once becomes one stay, and no other room is taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code } = await buyCard(desk, 80_000);
      const before = [(await stockOfNight('1')) ?? 0, (await stockOfNight('2')) ?? 0];
      // Two hotels, so that no calendar keeps them apart.
      const quotes = await Promise.all(
        Array.from({ length: 8 }, (_, place) => desk.quote(place % 2 ? '10' : '20')),
      );
      const answers = await Promise.all(
        quotes.map((quote) => redeem<Booking & Refusal>(desk, code, quote, 0, { payment: undefined })),
      );
      const won = answers.filter(({ status }) => status === 201);
      const lost = answers.filter(({ status }) => status !== 201);
      expect(won).toHaveLength(1);
      expect(lost.map(({ status, body }) => [status, body.code])).toEqual(
        Array(7).fill([409, 'GIFT_CODE_USED']),
      );
      const after = [(await stockOfNight('1')) ?? 0, (await stockOfNight('2')) ?? 0];
      expect(before.reduce((sum, rooms) => sum + rooms) - after.reduce((sum, rooms) => sum + rooms)).toBe(1);
      expect(await lookUp(desk, code)).toMatchObject({
        status: 'redeemed',
        bookingNumber: won[0]?.body.bookingNumber,
      });
      const kept = await desk.db.query<{ count: number }>(
        `select count(*)::integer as count from gift_redemptions r join gift_codes c using (code)
        where c.code = replace($1, '-', '')`,
        [code],
      );
      expect(kept).toEqual([{ count: 1 }]);
    }
  });

  it('that is being redeemed goes back to its giver after that only, when the shop audits itself', async () => {
    const { code, giftNumber } = await buyCard(desk, 80_000);
    // The giver was charged too much.
    await desk.db.query('update gift_sales set total_cents = total_cents - 100 where number = $1', [
      giftNumber,
    ]);
    let auditing: Promise<unknown> | undefined;
    await desk.db.transaction(async (tx) => {
      await findGiftCode(tx, code.replaceAll('-', ''), true);
      auditing = desk.selling.audit();
      const early = await Promise.race([auditing.then(() => 'audited'), setTimeout(1_000, 'waits')]);
      expect(early).toBe('waits');
    });
    await auditing;
    expect((await desk.selling.audit()).settled).toEqual([]);
    expect(
      await desk.db.query('select amount_cents as cents from refunds where id like $1', [
        `g-${giftNumber}-%`,
      ]),
    ).toEqual([{ cents: 100 }]);
  });

  it('on which two processes audit at one moment is audited by one', async () => {
    await desk.db.transaction(async (tx) => {
      expect(await tryAuditLock(tx)).toBe(true);
      expect(await desk.db.transaction(tryAuditLock)).toBe(false);
    });
  });

  it('that is redeemed with one key many times at once is answered the same', async () => {
    const { code } = await buyCard(desk, 80_000);
    const quote = await desk.quote('10');
    const key = newKey();
    const body = redeemBody(code, quote, 0, { payment: undefined });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk.post<Booking>('/api/beneficiary/redeem', body, key)),
    );
    expect(new Set(answers.map(({ body: { bookingNumber } }) => bookingNumber)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  });

  it('that is bought with one key many times at once is sold once', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk.post<SoldGift>('/api/gifts', giftBody(), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    const paid = await desk.db.query(`select * from embedded_payments where reference = $1`, [
      `g-${answers[0]?.body.giftNumber}`,
    ]);
    expect(paid).toHaveLength(1);
  });
});
