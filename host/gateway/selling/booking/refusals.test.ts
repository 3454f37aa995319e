import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  book,
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { createSelling } from '../selling.ts';
import { HOLD_MINUTES, MINUTE_MS, QUOTE_MINUTES, SYSTEM_IDS } from '../selling-parts.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import { orderAndPay, paying, payingAt, type Deed } from '../../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

const order = (body: object, key = newKey()) => desk.post<Booking & Refusal>('/api/bookings', body, key);
/** Stock of the two nights of a quote that nobody else in this file books. */
const left = async (checkin: string) => {
  const day = Number(checkin.slice(8)) + (checkin.startsWith('2030-06') ? 16 : 46);
  return (await desk.stock()).slice(day, day + 2);
};
const pay = (deed: Deed, plan: PaymentPlan = 'once') => ({ payment: paying(deed, plan) });
const bookings = async () => (await desk.db.query('select number from bookings')).length;

describe('the same key', () => {
  it('and body are answered the same, once and again, also when they come together', async () => {
    const body = bookingBody(await desk.quote('10', { checkin: '2030-06-01' }));
    const key = newKey();
    const before = await bookings();
    const [first, second] = await Promise.all([order(body, key), order(body, key)]);
    const third = await order(body, key);
    expect(first.status).toBe(201);
    expect([second, third]).toEqual([first, first]);
    expect(await bookings()).toBe(before + 1);
    expect(await left('2030-06-01')).toEqual([1, 1]);
  });

  it('with its fields in another order is the same body', async () => {
    const body = bookingBody(await desk.quote('10', { checkin: '2030-06-01' }));
    const key = newKey();
    const first = await order(body, key);
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    expect(await order(reversed, key)).toEqual(first);
  });

  it('with another body is refused, and does nothing', async () => {
    const body = bookingBody(await desk.quote('10', { checkin: '2030-06-03' }));
    const key = newKey();
    const first = await order(body, key);
    const other = await order({ ...body, origin: 'https://elsewhere.example/' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(await order(body, key)).toEqual(first);
  });

  it('replays a refusal that was decided', async () => {
    const body = bookingBody(await desk.quote('10', { checkin: '2030-06-05' }), pay('declined'));
    const key = newKey();
    const first = await order(body, key);
    const second = await order(body, key);
    expect([first.body.code, second.body.code]).toEqual(['PAYMENT_REFUSED', 'PAYMENT_REFUSED']);
    expect(second.body.message).toBe(first.body.message);
  });

  it('is required, long enough, and stored as a hash of which nobody can read it', async () => {
    const body = bookingBody(await desk.quote());
    expect((await desk.post<Refusal>('/api/bookings', body)).body.code).toBe('BAD_REQUEST');
    expect((await desk.post<Refusal>('/api/bookings', body, 'short')).status).toBe(400);
    const rows = JSON.stringify(await desk.db.query('select * from idempotency_keys'));
    expect(rows).not.toMatch(/key-of-an-attempt/);
  });
});

describe('a booking is refused', () => {
  it('where a night has no room left, and takes nothing', async () => {
    const quotes = [
      await desk.quote('10', { checkin: '2030-06-20' }),
      await desk.quote('10', { checkin: '2030-06-21' }),
    ];
    const late = await desk.quote('10', { checkin: '2030-06-19', nights: 4 });
    for (const quote of quotes) await book(desk, quote);
    expect(await order(bookingBody(late))).toMatchObject({
      status: 409,
      body: { code: 'NO_AVAILABILITY' },
    });
    expect((await desk.stock()).slice(35, 40)).toEqual([2, 1, 0, 1, 2]);
    expect(await desk.quote('10', { checkin: '2030-06-21', nights: 1 })).toEqual({
      bookable: false,
      error: [{ message: 'package not available at check-in' }],
    });
  });

  it('where two rooms are needed and one is left', async () => {
    const four = await desk.quote('10', { checkin: '2030-06-24', adult: 4 });
    expect(four.priceInfo?.nbRooms).toBe(2);
    await book(desk, await desk.quote('10', { checkin: '2030-06-24' }));
    expect((await order(bookingBody(four))).body.code).toBe('NO_AVAILABILITY');
  });

  it('of more people than a room takes, also where it took them when it was quoted', async () => {
    const limit = (change: object) =>
      desk.db.query('update offers set data = data || $1::jsonb where id = 20', [JSON.stringify(change)]);
    const family = { checkin: '2030-06-11', adult: 2, child: 1 };
    for (const [change, code] of [
      [{ maxPersons: 2 }, 'ROOM_TOO_SMALL'],
      [{ childrenFrom: 12 }, 'CHILD_TOO_YOUNG'],
    ] as const) {
      const one = await desk.quote('20', { ...family, singleRoom: 'true' });
      await limit(change);
      expect(await order(bookingBody(one))).toMatchObject({ status: 409, body: { code } });
      expect(await desk.quote('20', { ...family, singleRoom: 'true', smartcapacity: 'true' })).toMatchObject({
        bookable: false,
        error: [{ code }],
      });
      await limit({ maxPersons: 4, childrenFrom: 0 });
    }
    await limit({ maxPersons: 2 });
    const two = await desk.quote('20', family);
    expect(two.priceInfo).toMatchObject({ nbRooms: 2 });
    await limit({ maxPersons: 4 });
  });

  it('of children whose ages are not those of the quote, or below the age that the hotel takes', async () => {
    const family = { checkin: '2030-06-14', adult: 2, child: 1 };
    const quote = await desk.quote('20', family);
    for (const childAges of [[1, 2, 3], [], [12], [2.5]]) {
      const answer = await order(bookingBody(quote, { childAges }));
      if (childAges.length > 0) expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
      else expect(answer.body).not.toHaveProperty('childAges');
    }
    await desk.db.query(`update offers set data = data || '{"childrenFrom": 6}' where id = 20`);
    const [young, old] = [await desk.quote('20', family), await desk.quote('20', family)];
    expect(await order(bookingBody(young, { childAges: [5] }))).toMatchObject({
      status: 409,
      body: { code: 'CHILD_TOO_YOUNG' },
    });
    const { bookingNumber, childAges } = await book(desk, old, { childAges: [6] });
    expect(childAges).toEqual([6]);
    const { body } = await desk.post<Booking>(`/api/bookings/${bookingNumber}/lookup`, {
      email: 'anna@mail.example',
    });
    expect(body.childAges).toEqual([6]);
    const [mail] = await desk.db.query<{ data: object }>(
      `select data from mail_outbox where data->>'bookingNumber' = $1`,
      [bookingNumber],
    );
    expect(mail?.data).toMatchObject({ child: 1, childAges: [6] });
  });

  it('with a quote that has expired, and with one that never was, alike', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-27' });
    desk.clock.now += QUOTE_MINUTES * MINUTE_MS;
    const expired = await order(bookingBody(quote));
    const unknown = await order(bookingBody({ ...quote, quoteId: 'there-is-no-such-quote' }));
    for (const answer of [expired, unknown]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'QUOTE_EXPIRED' } });
    }
    const kept = await desk.quote('10', { checkin: '2030-06-27' });
    desk.clock.now += QUOTE_MINUTES * MINUTE_MS - 1;
    expect((await order(bookingBody(kept))).status).toBe(201);
  });

  it('with a quote that became a booking under another key', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-29' });
    await book(desk, quote);
    expect(await order(bookingBody(quote))).toMatchObject({ status: 409, body: { code: 'QUOTE_USED' } });
    expect(await left('2030-06-29')).toEqual([1, 1]);
  });

  it('by the bank: nothing is booked, and the rooms are free again', async () => {
    for (const deed of ['declined', 'insufficientFunds'] as const) {
      const checkin = '2030-07-01';
      const quote = await desk.quote('10', { checkin });
      const before = await left(checkin);
      expect(await order(bookingBody(quote, pay(deed)))).toMatchObject({
        status: 402,
        body: { code: 'PAYMENT_REFUSED', details: { reason: 'cancelled' } },
      });
      expect(await left(checkin)).toEqual(before);
      // The quote is free too: another payment may try it.
      expect((await order(bookingBody(quote))).status).toBe(201);
    }
  });

  it('with a plan that its amount or its day does not allow', async () => {
    const quote = await desk.quote('10', { checkin: '2030-05-17', nights: 1 });
    const answer = await order(bookingBody(quote, pay('pays', '3x')));
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('a bank whose answer is not heard', () => {
  it('is asked again by a retry, and the guest pays and books once', async () => {
    const quote = await desk.quote('10', { checkin: '2030-07-05' });
    const body = bookingBody(quote, pay('paysUnheard'));
    const key = newKey();
    const first = await order(body, key);
    expect(first).toMatchObject({ status: 402, body: { code: 'PAYMENT_REQUIRED' } });
    expect(await left('2030-07-05')).toEqual([1, 1]);
    const second = await order(body, key);
    expect(second.status).toBe(201);
    expect(await order(body, key)).toEqual(second);
    expect(await left('2030-07-05')).toEqual([1, 1]);
    const [paid] = await desk.db.query<{ count: number }>(
      `select count(*)::int as count from embedded_payments where reference = $1`,
      [`b-${second.body.bookingNumber}`],
    );
    expect(paid?.count).toBe(1);
  });

  it('to one of two requests with the same key leaves the answer to the other as it is', async () => {
    const quote = await desk.quote('20', { checkin: '2030-06-05' });
    const body = bookingBody(quote, pay('paysUnheard'));
    const key = newKey();
    const answers = await Promise.all([order(body, key), order(body, key)]);
    const booked = await order(body, key);
    expect(booked.status).toBe(201);
    expect(answers.map(({ status }) => status).every((status) => [201, 402].includes(status))).toBe(true);
    const [payment] = await desk.db.query<{ status: string }>(
      'select status from payments where sale_id = $1',
      [booked.body.bookingNumber],
    );
    expect(payment?.status).toBe('approved');
  });

  it('and that took the money: the timer finds out, and the guest gets a mail', async () => {
    const quote = await desk.quote('10', { checkin: '2030-07-09' });
    const body = bookingBody(quote, pay('paysUnheard'));
    const key = newKey();
    await order(body, key);
    await desk.selling.settle();
    expect(await left('2030-07-09')).toEqual([1, 1]);
    desk.clock.now += HOLD_MINUTES * MINUTE_MS + 1;
    await desk.selling.settle();
    const answer = await order(body, key);
    expect(answer.status).toBe(201);
    const mails = await desk.db.query(
      `select 1 from mail_outbox where data->>'bookingNumber' = $1 and template = 'booking-confirmation'`,
      [answer.body.bookingNumber],
    );
    expect(mails).toHaveLength(1);
  });

  it('for ever: the rooms are let go in the end, and the money too', async () => {
    const quote = await desk.quote('10', { checkin: '2030-07-13' });
    const body = bookingBody(quote, pay('leaves'));
    const key = newKey();
    expect((await order(body, key)).status).toBe(402);
    expect((await order(body, key)).status).toBe(402);
    expect(await left('2030-07-13')).toEqual([1, 1]);
    desk.clock.now += HOLD_MINUTES * MINUTE_MS + 1;
    await desk.selling.settle();
    expect(await left('2030-07-13')).toEqual([2, 2]);
    expect(await order(body, key)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REFUSED', details: { reason: 'timeout' } },
    });
    const pages = await desk.db.query(
      `select state, refused from embedded_attempts where reference = (
        select reference from payments order by created_at desc limit 1)`,
    );
    expect(pages).toEqual([{ state: 'failed', refused: 'cancelled' }]);
  });
});

describe('a booking number', () => {
  it('has eight digits, and cannot be counted up to the next', () => {
    const numbers = Array.from({ length: 500 }, () => SYSTEM_IDS.bookingNumber());
    expect(numbers.every((number) => /^[1-9]\d{7}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(497);
    const steps = numbers.map((number, index) => Math.abs(Number(number) - Number(numbers[index - 1] ?? 0)));
    expect(steps.filter((step) => step < 1000).length).toBeLessThan(5);
  });
});

describe('a sale', () => {
  it('keeps the minisite, the campaign and the origin that it came from', async () => {
    const { bookingNumber } = await book(desk, await desk.quote('10', { checkin: '2030-07-17' }), {
      minisiteId: 412,
      utm: { source: 'letter', medium: 'email', campaign: 'spring' },
      origin: 'https://magazine.example/escapes',
    });
    const [row] = await desk.db.query(
      'select minisite_id, utm, origin, kind, total_cents from bookings where number = $1',
      [bookingNumber],
    );
    expect(row).toMatchObject({
      minisite_id: 412,
      utm: { source: 'letter', medium: 'email', campaign: 'spring' },
      origin: 'https://magazine.example/escapes',
      kind: 'stay',
    });
  });

  it('draws another number where one is taken', async () => {
    const drawn = ['40718293', '40718293', '40718294'];
    const selling = createSelling({
      db: desk.db,
      provider: embeddedProvider(desk.db),
      facts: demoFacts,
      clock: () => desk.clock.now,
      ids: { ...SYSTEM_IDS, bookingNumber: () => drawn.shift() ?? '' },
    });
    const sell = async () => {
      const quote = await desk.quote('20', { checkin: '2030-07-17' });
      const request = {
        quoteId: quote.quoteId ?? '',
        price: quote.priceInfo?.totalPrice ?? 0,
        guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
        payment: payingAt(),
        locale: 'fr_FR' as const,
        source: {},
      };
      const attempt = { scope: 'test', key: newKey(), body: request };
      return orderAndPay(demoBank(desk.db), () => selling.book(attempt, request));
    };
    expect((await sell()).bookingNumber).toBe('40718293');
    expect((await sell()).bookingNumber).toBe('40718294');
  });

  it('tells other processes that the stock of the hotel changed', async () => {
    const before = await desk.db.query('select 1 from hotel_changes where hotel_id = 2');
    await book(desk, await desk.quote('20', { checkin: '2030-07-20' }));
    const after = await desk.db.query('select 1 from hotel_changes where hotel_id = 2');
    expect(after.length).toBe(before.length + 1);
  });
});
