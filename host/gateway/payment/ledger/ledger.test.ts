import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, buyCard, redeemAtPrice } from '../../fixtures/gift-desk.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { giftRest, refundGift } from '../../gifts/refund-gift.ts';
import { redeemActivity, takeBackActivity } from '../../gifts/voucher/redeem-activity.ts';
import { givePromoCode } from '../../selling/promo/fixtures/give-promo-code.ts';
import { book, newKey, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { paying } from '../fixtures/buyer.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { checkLedger } from './check-ledger.ts';
import { payOut, statementOf } from './statement.ts';

/** Histories of a run of the test. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 25);

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 250 });
  await givePromoCode(desk.db, { code: 'HALFDAY', products: ['activity'], value: 50 });
}, 120_000);
afterAll(() => desk.close());

const balances = (account: string) =>
  desk.db
    .query<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_lines where account = $1',
      [account],
    )
    .then(([row]) => Number(row?.cents));
const entriesOf = (id: string) =>
  desk.db.query<{ event: string }>('select event from ledger_entries where sale_id = $1 order by id', [id]);

it('a stay that is sold and given back is booked with its commission, taxes and refund, in entries that sum to 0', async () => {
  const booking = await book(desk, await desk.quote('10'));
  const id = booking.bookingNumber;
  const lines = await desk.db.query<{ account: string; cents: number }>(
    `select account, amount_cents::integer as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
     where sale_id = $1`,
    [id],
  );
  const of = Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
  const { totalPrice } = booking.priceInfo;
  expect(of.provider).toBe(totalPrice);
  const stay = totalPrice + (of.local_tax ?? 0);
  expect(of.commission).toBe(-Math.round(stay * 0.15));
  expect(Math.abs((of.vat ?? 0) + stay * 0.03)).toBeLessThan(1);
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  await desk.post(`/api/bookings/${id}/cancel`, { email: 'anna@mail.example' });
  expect((await entriesOf(id)).map(({ event }) => event)).toEqual(['sale', 'cancellation', 'refund']);
  expect(await checkLedger(desk.db)).toEqual([]);
});

it('entries cannot be changed, deleted or left unbalanced, not even by an operator with SQL', async () => {
  await book(desk, await desk.quote('10'));
  for (const sql of [
    'update ledger_lines set amount_cents = amount_cents + 1',
    'delete from ledger_entries',
    'truncate ledger_lines',
    'update ledger_rates set basis_points = 0',
  ])
    await expect(desk.db.query(sql)).rejects.toThrow(/append-only/);
  await expect(
    desk.db.transaction(async (tx) => {
      const [entry] = await tx.query<{ id: number }>(
        `insert into ledger_entries (key, event) values ('payout:x', 'payout') returning id`,
      );
      await tx.query(`insert into ledger_lines values ($1, 'bank', '', 'EUR', 100)`, [entry?.id]);
    }),
  ).rejects.toThrow(/does not sum to 0/);
});

it('an amount of another sale in the books is found by the check', async () => {
  const booking = await book(desk, await desk.quote('10'));
  await desk.db.query(`select set_config('staykit.restoring', 'on', false)`);
  await desk.db.query('update bookings set total_cents = total_cents + 500 where number = $1', [
    booking.bookingNumber,
  ]);
  const found = await checkLedger(desk.db);
  expect(found.map(({ subject }) => subject)).toContain(`booking ${booking.bookingNumber} hotel`);
  await desk.db.query('update bookings set total_cents = total_cents - 500 where number = $1', [
    booking.bookingNumber,
  ]);
  await desk.db.query(`select set_config('staykit.restoring', 'off', false)`);
  expect(await checkLedger(desk.db)).toEqual([]);
});

it('sales from before the ledger are opened once', async () => {
  const gift = await buy(desk);
  expect((await entriesOf(gift.giftNumber)).length).toBe(1);
  const again = await desk.db.query<{ made: number | null }>(`select ledger_book('gift', $1, true) as made`, [
    gift.giftNumber,
  ]);
  expect(again).toEqual([{ made: null }]);
});

it.each([
  ['a voucher', {}],
  [
    'a gift card',
    {
      productType: 'GIFTCARD',
      productId: 'GIFTCARD',
      amount: 12_000,
      price: 12_000,
      options: { giftFormat: 'digital', giftNights: 0 },
    },
  ],
])('the price of %s is the same on the page, in the payment and in the ledger', async (_name, changes) => {
  const gift = await buy(desk, changes);
  const [row] = await desk.db.query<{ paid: number; booked: number }>(
    `select p.captured_cents as paid, (select sum(amount_cents)::integer from ledger_lines l join ledger_entries e
      on e.id = l.entry_id where e.sale_id = p.sale_id and account = 'provider') as booked
     from payments p where sale_id = $1`,
    [gift.giftNumber],
  );
  const { totalPrice } = gift.priceInfo;
  expect(row).toEqual({ paid: totalPrice, booked: totalPrice });
});

it('shares are rounded by largest remainder and sum to the whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -1_000_000, max: 100_000_000 }),
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
      async (total, weights) => {
        const [row] = await desk.db.query<{ parts: number[] }>(
          'select ledger_split($1::bigint, $2::numeric[])::text[] as parts',
          [total, weights],
        );
        const parts = (row?.parts ?? []).map(Number);
        const sum = weights.reduce((all, each) => all + each, 0);
        expect(parts.reduce((all, each) => all + each, 0)).toBe(total);
        parts.forEach((part, place) =>
          expect(Math.abs(part - (total * (weights[place] ?? 0)) / sum)).toBeLessThan(1.000_001),
        );
      },
    ),
    { numRuns: 60 },
  );
});

const STEPS = [
  'stay',
  'deferred',
  'parts',
  'declined',
  'lost',
  'partner',
  'gift',
  'card',
  'activity',
  'use',
  'refund',
  'redeem',
  'cancel',
  'dispute',
  'expire',
  'timer',
] as const;

it('whatever is sold, paid, given back, given away, disputed and expired, the ledger equals bookings, gifts, payments and the report', async () => {
  const stays: string[] = [];
  const codes: string[] = [];
  const activities: { number: string; code: string }[] = [];
  let steps = 0;
  async function happen(step: (typeof STEPS)[number], pick: number): Promise<void> {
    steps += 1;
    const nights = 1 + (pick % 3);
    const quote = () => desk.quote(pick % 2 ? '10' : '20', { nights });
    const sell = async (changes: object) => {
      const price = await quote();
      const { body, status } = await desk.post<{ bookingNumber: string }>(
        '/api/bookings',
        {
          quoteId: price.quoteId,
          price: price.priceInfo?.totalPrice,
          guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
          payment: paying(),
          locale: ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'nl_BE'][pick % 5],
          ...changes,
        },
        newKey(),
      );
      if (status === 201) stays.push(body.bookingNumber);
    };
    if (step === 'stay') await sell({});
    else if (step === 'deferred') await sell({ payment: paying('pays', 'deferred') });
    else if (step === 'parts') await sell({ payment: paying('pays', '3x') });
    else if (step === 'declined') await sell({ payment: paying('declined') });
    else if (step === 'lost') await sell({ payment: paying('paysUnheard') });
    else if (step === 'partner') await sell({ minisiteId: 7 });
    else if (step === 'gift') codes.push((await buy(desk, pick % 2 ? { minisiteId: 7 } : {})).code);
    else if (step === 'card') codes.push((await buyCard(desk, 10_000 + (pick % 9) * 1_000)).code);
    else if (step === 'activity') {
      const order = { productType: 'DIGITAL_ACTIVITY_ONLY', productId: '14' };
      const cents = pick % 2 ? 4_500 : 9_000;
      const { code, giftNumber } = await buy(desk, {
        ...order,
        price: cents,
        ...(pick % 2 && { promoCode: 'HALFDAY', minisiteId: 7 }),
      });
      activities.push({ code, number: giftNumber });
    } else if (step === 'use' || step === 'refund') {
      const { code = '', number = '' } = activities[pick % Math.max(1, activities.length)] ?? {};
      const isUsed = pick % 3 > 0;
      await desk.db
        .transaction(async (tx) => {
          if (isUsed) await redeemActivity(tx, code, undefined, desk.clock.now);
          else await takeBackActivity(tx, number);
        })
        .catch((error: unknown) => expect(error).toBeInstanceOf(GatewayError));
      if (step === 'use') return;
      const { refundableCents } = await giftRest(desk.db, number);
      if (refundableCents > 0) await refundGift(desk.parts, number, refundableCents);
    } else if (step === 'redeem') {
      const code = codes[pick % Math.max(1, codes.length)];
      if (code === undefined) return;
      const { status, bookingNumber = '' } = await redeemAtPrice(desk, code, await quote());
      if (status === 201) stays.push(bookingNumber);
    } else if (step === 'cancel') {
      const number = stays[pick % Math.max(1, stays.length)];
      for (const email of ['anna@mail.example', 'ben@mail.example'])
        if (number !== undefined) await desk.post(`/api/bookings/${number}/cancel`, { email });
    } else if (step === 'dispute') {
      await desk.db.query('update payments set disputed_cents = 1000 where sale_id = $1', [
        stays.at(-1) ?? '',
      ]);
    } else if (step === 'expire') {
      await desk.db.query(
        `update gift_codes set valid_until = '2030-01-01'
         where sale_number in (select number from gift_sales order by created_at desc, number limit 1)`,
      );
      await desk.giftShop.settle();
    } else {
      desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
      await desk.selling.settle();
      await desk.giftShop.settle();
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(99)), { minLength: 2, maxLength: 9 }),
      async (history) => {
        for (const [step, pick] of history) await happen(step, pick);
        expect(await checkLedger(desk.db)).toEqual([]);
        expect(await balances('suspense')).toBe(0);
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        [
          [
            ['gift', 1],
            ['redeem', 1],
            ['cancel', 0],
            ['timer', 0],
          ],
        ],
        [
          [
            ['card', 0],
            ['expire', 0],
          ],
        ],
        [
          [
            ['activity', 1],
            ['use', 1],
            ['use', 3],
            ['refund', 0],
            ['activity', 0],
            ['use', 1],
            ['expire', 0],
          ],
        ],
      ],
    },
  );
  expect(steps).toBeGreaterThan(RUNS);
  expect(stays.length).toBeGreaterThan(5);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
}, 300_000);

it('a gift that nobody redeems is income after its last day, and one that is redeemed never is', async () => {
  const [used, kept] = [await buy(desk), await buy(desk)];
  const quote = await desk.quote('10', { nights: 1 });
  expect((await redeemAtPrice(desk, used.code, quote)).status).toBe(201);
  await desk.db.query(`update gift_codes set valid_until = '2030-01-01' where sale_number in ($1, $2)`, [
    used.giftNumber,
    kept.giftNumber,
  ]);
  await desk.giftShop.settle();
  await desk.giftShop.settle();
  expect(await entriesOf(kept.giftNumber)).toEqual([{ event: 'sale' }, { event: 'expiry' }]);
  expect((await entriesOf(used.giftNumber)).map(({ event }) => event)).not.toContain('expiry');
  expect(await checkLedger(desk.db)).toEqual([]);
});

it('no month is paid out before it is over on the clock of the books: its stays may still be cancelled', async () => {
  const pay = (month: PlainMonth, at: string) =>
    desk.db.transaction((tx) => payOut(tx, { kind: 'hotel', id: '404' }, month, Date.parse(at)));
  for (const [month, at] of [
    ['2099-01', '2030-06-01T12:00:00Z'],
    ['2030-06', '2030-06-30T21:59:59Z'],
    ['2030-12', '2030-12-31T22:59:59Z'],
  ] as const)
    await expect(pay(month, at), month).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await pay('2030-06', '2030-06-30T22:00:00Z')).toBeUndefined();
  expect(await pay('2030-12', '2030-12-31T23:00:00Z')).toBeUndefined();
});

it('a hotel is paid once per month for stays that are over, and its statement adds up', async () => {
  const own = await openSellingDesk({ stock: 9 });
  const booking = await book(own, await own.quote('10', { checkin: '2030-06-10' }));
  const party = { kind: 'hotel', id: '1' } as const;
  const [today] = await own.db.query<{ month: PlainMonth }>(
    `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM') as month`,
  );
  const now = today?.month ?? '2030-01';
  const later = Date.now() + 32 * 86_400_000;
  expect(await own.db.transaction((tx) => payOut(tx, party, now, later))).toBeUndefined();
  await own.db.query(`update bookings set checkin = '2020-01-01' where number = $1`, [booking.bookingNumber]);
  const before = await statementOf(own.db, party, now);
  expect(before.lines).toHaveLength(1);
  const [line] = before.lines;
  expect(line?.guestCents).toBe(booking.priceInfo.totalPrice);
  expect((line?.guestCents ?? 0) + (line?.commissionCents ?? 0)).toBe(before.closingCents);
  expect(await own.db.transaction((tx) => payOut(tx, party, now, later))).toBe(before.closingCents);
  expect(await own.db.transaction((tx) => payOut(tx, party, now, later))).toBeUndefined();
  expect(await statementOf(own.db, party, now)).toMatchObject({
    openingCents: 0,
    closingCents: 0,
    lines: [{ event: 'sale' }, { event: 'payout', payoutCents: -before.closingCents }],
  });
  await own.close();
}, 60_000);
