import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { giftBody } from '../../fixtures/gift-desk.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { givePromoCode } from '../promo/fixtures/give-promo-code.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../selling-parts.ts';

const LIMITS = { buyer: { orders: 3, roomNights: 8 }, network: { orders: 5, roomNights: 14 } };

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 100, holdLimits: LIMITS });
}, 60_000);
afterAll(() => desk.close());

let night = 10;
// Holds of the test before are over.
beforeEach(async () => {
  desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
  await desk.selling.settle();
  night += 3;
});

/** Orders two nights and does not pay: the status, the code, and the secret of the payment. */
async function order({ email = 'anna@mail.example', from = '203.0.113.7', adults = 2, key = newKey() } = {}) {
  const checkin = addDays(OPENING_DAY, night);
  const quote = await desk.quote('10', { checkin, nights: 2, adult: adults });
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/bookings',
    remoteAddress: from,
    headers: { 'idempotency-key': key },
    payload: bookingBody(quote, {
      guest: { firstName: 'Anna', lastName: 'Keller', email },
      payment: { plan: 'once', returnPath: '/checkout/return' },
    }),
  });
  const { code, details } = answer.json<{ code: string; details?: { payment: string } }>();
  return { status: answer.statusCode, code, payment: details?.payment ?? '' };
}
const HELD = { status: 402, code: 'PAYMENT_REQUIRED' };
const REFUSED = { status: 409, code: 'ORDERS_UNPAID' };

it('a buyer may have three orders that wait for payment; one more is refused until one is settled, and takes nothing', async () => {
  const held = [];
  for (let count = 0; count < 3; count += 1)
    held.push(
      await order({
        email: count === 1 ? 'ANNA@mail.example' : 'anna@mail.example',
        from: `203.0.113.${count}`,
      }),
    );
  for (const one of held) expect(one).toMatchObject(HELD);
  const before = await desk.stock();
  const key = newKey();
  expect(await order({ key, from: '198.51.100.1' })).toMatchObject(REFUSED);
  expect(await desk.stock()).toEqual(before);
  expect(await order({ email: 'ben@mail.example', from: '198.51.100.1' })).toMatchObject(HELD);
  // Given up, it counts no more.
  await desk.post('/api/payments/cancel', { payment: held[0]!.payment });
  expect(await order({ from: '198.51.100.1' })).toMatchObject(HELD);
  expect(await order({ from: '198.51.100.1' })).toMatchObject(REFUSED);
  desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
  expect(await order({ from: '198.51.100.1' })).toMatchObject(HELD);
});

it('a first order may be of any size, a further one counts its room nights', async () => {
  expect(await order({ adults: 14 })).toMatchObject(HELD);
  expect(await order()).toMatchObject(REFUSED);
  const other = { email: 'cleo@mail.example', from: '198.51.100.2' };
  for (let count = 0; count < 2; count += 1) expect(await order(other)).toMatchObject(HELD);
  expect(await order({ ...other, adults: 6 })).toMatchObject(REFUSED);
});

it('a network may have five, whatever names and addresses it gives; another network is not asked to wait', async () => {
  const from = (count: number) => ({
    email: `guest${count}@mail.example`,
    from: `2001:db8:1:2::${count + 1}`,
  });
  for (let count = 0; count < 5; count += 1) expect(await order(from(count))).toMatchObject(HELD);
  expect(await order(from(6))).toMatchObject(REFUSED);
  expect(await order({ ...from(7), from: '2001:db8:1:3::1' })).toMatchObject(HELD);
});

it('orders that come together are counted one after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => order({ from: `203.0.113.${at + 20}` })),
  );
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(3);
});

/** Orders a box with a promo code and does not pay. */
async function orderGift(email: string, from: string) {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/gifts',
    remoteAddress: from,
    headers: { 'idempotency-key': newKey() },
    payload: giftBody({
      productType: 'BOX',
      productId: 'EVASIONEBOX',
      options: { giftFormat: 'digital' },
      promoCode: 'FEW',
      price: 9_995,
      buyer: { firstName: 'Anna', lastName: 'Keller', email },
      payment: { plan: 'once', returnPath: '/checkout/return' },
    }),
  });
  const { code, details } = answer.json<{ code: string; details?: { payment: string } }>();
  return { status: answer.statusCode, code, payment: details?.payment ?? '' };
}

it('gifts with a promo code count as well: nobody uses up a code of few uses by orders that are not paid', async () => {
  await givePromoCode(desk.db, { code: 'FEW', value: 50, maxUses: 6 });
  const used = async () =>
    (await desk.db.query<{ used: number }>("select used from promo_codes where code = 'FEW'"))[0]?.used;
  const held = [];
  for (let count = 0; count < 3; count += 1)
    held.push(await orderGift('Anna@mail.example', `203.0.113.${count}`));
  for (const one of held) expect(one).toMatchObject(HELD);
  expect(await orderGift('anna@mail.example', '198.51.100.1')).toMatchObject(REFUSED);
  expect(await order({ from: '198.51.100.1' })).toMatchObject(REFUSED);
  expect(await used()).toBe(3);
  // Given up, its use is free at once.
  await desk.post('/api/payments/cancel', { payment: held[0]!.payment });
  expect(await used()).toBe(2);
  const network = '192.0.2.9';
  for (let count = 0; count < 4; count += 1)
    expect(await orderGift(`giver${count}@mail.example`, network)).toMatchObject(HELD);
  expect(await orderGift('ben@mail.example', '192.0.2.10')).toMatchObject({ code: 'PROMO_CODE_USED_UP' });
  // Left, they are free when the hold is over.
  desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
  await desk.giftShop.settle();
  expect(await used()).toBe(0);
  expect(await orderGift('anna@mail.example', '198.51.100.1')).toMatchObject(HELD);
  await desk.selling.settle();
  expect(await desk.db.query('select network from gift_holds')).toHaveLength(1);
});

it('where holds came from is forgotten when they are over', async () => {
  await order();
  desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
  await desk.selling.settle();
  expect(await desk.db.query('select network from open_holds')).toEqual([]);
});
