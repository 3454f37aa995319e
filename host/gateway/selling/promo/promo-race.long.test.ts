import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { checkLedger } from '../../payment/ledger/check-ledger.ts';
import { auditSales } from '../settle/audit-sales.ts';
import { finishBooking } from '../booking/finish-booking.ts';
import { lockCalendar } from '../stock/stock.ts';
import { givePromoCode } from './fixtures/give-promo-code.ts';

const MOST = 5;
const GUESTS = 24;

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 100 });
}, 60_000);
afterAll(() => desk.close());

const state = async (code: string) => {
  const [row] = await desk.db.query<{ used: number; standing: number }>(
    `select used, (select count(*)::integer from promo_uses where code_id = c.id and given_back_at is null) as standing
    from promo_codes c where code = $1`,
    [code],
  );
  return row;
};

it('sales of two hotels at once take the uses that a promo code has, and no other; those given back are taken again', async () => {
  await givePromoCode(desk.db, { code: 'FIVE', maxUses: MOST });
  const rush = async () => {
    // Two hotels, so that no calendar keeps the sales apart; some payments fail and give the use back.
    const quotes = await Promise.all(
      Array.from({ length: GUESTS }, (_, guest) =>
        desk.quote(guest % 2 ? '10' : '20', { promoCode: 'FIVE' }),
      ),
    );
    return Promise.all(
      quotes.map((quote, guest) =>
        desk.post<Booking & Refusal>(
          '/api/bookings',
          bookingBody(quote, { payment: paying(guest % 6 === 0 ? 'declined' : 'pays') }),
          newKey(),
        ),
      ),
    );
  };
  const answers = await rush();
  const won = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  const lost = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  expect(won.length).toBeLessThanOrEqual(MOST);
  expect(lost.filter((code) => code !== 'PROMO_CODE_USED_UP' && code !== 'PAYMENT_REFUSED')).toEqual([]);
  expect(await state('FIVE')).toEqual({ used: won.length, standing: won.length });
  await Promise.all(
    won.flatMap(({ bookingNumber }) =>
      [0, 1].map(() => desk.post(`/api/bookings/${bookingNumber}/cancel`, { email: 'anna@mail.example' })),
    ),
  );
  expect(await state('FIVE')).toEqual({ used: 0, standing: 0 });
  const again = (await rush()).filter(({ status }) => status === 201);
  expect(again.length).toBeGreaterThan(0);
  expect(await state('FIVE')).toEqual({ used: again.length, standing: again.length });
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 60_000);

it('one guest who books many times at once has a code of one use for each guest once', async () => {
  await givePromoCode(desk.db, { code: 'EACH', oncePerGuest: true });
  const quotes = await Promise.all(
    Array.from({ length: 10 }, (_, place) => desk.quote(place % 2 ? '10' : '20', { promoCode: 'EACH' })),
  );
  const answers = await Promise.all(
    quotes.map((quote) => desk.post<Booking & Refusal>('/api/bookings', bookingBody(quote), newKey())),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  expect((await state('EACH'))?.used).toBe(1);
});

it('a booking that is dropped waits for the calendar without the promo code: a sale that holds the one gets the other', async () => {
  const id = await givePromoCode(desk.db, { code: 'ORDER' });
  const quote = await desk.quote('10', { promoCode: 'ORDER' });
  await desk.post('/api/bookings', bookingBody(quote, { payment: paying('leaves') }), newKey());
  const [booking] = await desk.db.query<{ number: string }>(
    `select number from bookings where quote_id = $1 and status = 'pending'`,
    [quote.quoteId],
  );
  const number = booking?.number ?? '';
  const waiting = async () =>
    (
      await desk.db.query(
        `select 1 as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0;
  let dropped: Promise<unknown> | undefined;
  await desk.db.transaction(async (tx) => {
    await lockCalendar(tx, '1');
    dropped ??= finishBooking(desk.parts, number, { status: 'refused', reason: 'declined' });
    await expect.poll(waiting).toBe(true);
    // As a sale with the code does next. Waiting for it would be a deadlock, which is hidden by another try.
    await tx.query('select 1 as found from promo_codes where id = $1 for update nowait', [id]);
  });
  expect(await dropped).toMatchObject({ refusal: { code: 'PAYMENT_REFUSED' } });
  expect((await state('ORDER'))?.used).toBe(0);
}, 60_000);

it('the database refuses a use above the maximum, whoever writes it', async () => {
  const id = await givePromoCode(desk.db, { code: 'ONE', maxUses: 1 });
  const use = (number: string) =>
    desk.db.query(
      `insert into promo_uses (code_id, sale_kind, sale_id, created_at) values ($1, 'gift', $2, now())`,
      [id, number],
    );
  const outcomes = await Promise.allSettled(['90000001', '90000002', '90000003'].map(use));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('promo_codes_not_overused') as string },
  });
});
