import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { MINUTE_MS } from '../selling-parts.ts';
import {
  book,
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 9, rateLimit: 10_000 });
}, 60_000);
afterAll(() => desk.close());

const email = 'anna@mail.example';
const DAY = 24 * 60 * MINUTE_MS;
/** A desk limits by address: every test comes from its own. */
let visitor = 1;
const from = () => `10.1.${(visitor += 1)}.1`;
async function call<Body>(url: string, payload: object, remoteAddress = from()) {
  const answer = await desk.app.inject({ method: 'POST', url, payload, remoteAddress });
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers };
}

describe('a booking is looked up', () => {
  it('by number and e-mail, and the refusal does not reveal which one is wrong', async () => {
    const { bookingNumber } = await book(desk, await desk.quote());
    const wrongMail = await call<Refusal>(`/api/bookings/${bookingNumber}/lookup`, {
      email: 'other@mail.example',
    });
    const wrongNumber = await call<Refusal>('/api/bookings/00000001/lookup', { email });
    const words = ({ status, body: { code, message } }: typeof wrongMail) => [status, code, message];
    expect(words(wrongMail)).toEqual(words(wrongNumber));
    expect(words(wrongMail)).toEqual([404, 'BOOKING_NOT_FOUND', expect.any(String)]);
    const found = await call<Booking>(`/api/bookings/${bookingNumber}/lookup`, { email });
    expect(found.body.bookingNumber).toBe(bookingNumber);
    expect(JSON.stringify(found.body)).not.toMatch(/mail\.example|Keller/);
  });

  it('as number and e-mail were pasted from a mail or a document', async () => {
    const { bookingNumber } = await book(desk, await desk.quote());
    const digits = [...bookingNumber];
    const fullWidth = digits.map((digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join('');
    const grouped = `${bookingNumber.slice(0, 4)}\u2011${bookingNumber.slice(4)}`;
    for (const [number, address] of [
      [`\u00a0${bookingNumber}\n`, ' anna@mail.example '],
      [grouped, '\u200Banna@mail.example\n'],
      [fullWidth, 'anna＠mail.example.'],
    ] as const) {
      const url = `/api/bookings/${encodeURIComponent(number)}/lookup`;
      const found = await call<Booking>(url, { email: address });
      expect([found.status, found.body.bookingNumber]).toEqual([200, bookingNumber]);
    }
  });

  it('never before it came about', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-20' });
    const payment = paying('leaves');
    await desk.post('/api/bookings', bookingBody(quote, { payment }), newKey());
    const [row] = await desk.db.query<{ number: string }>(
      `select number from bookings where status = 'pending'`,
    );
    const answer = await call<Refusal>(`/api/bookings/${row?.number}/lookup`, { email });
    expect(answer.body.code).toBe('BOOKING_NOT_FOUND');
  });

  it('ten times a minute from one address, and not more', async () => {
    const address = from();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await call('/api/bookings/00000002/lookup', { email }, address)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
    const refused = await call('/api/bookings/00000002/lookup', { email }, address);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('/api/bookings/00000002/lookup', { email })).status).toBe(404);
  });

  it('by eight digits alone, in an address that holds no e-mail', async () => {
    expect((await call('/api/bookings/1234567/lookup', { email })).status).toBe(400);
    expect((await call('/api/bookings/12345678/lookup', {})).status).toBe(400);
  });
});

describe('a booking is cancelled', () => {
  it('after its deadline without a refund, and from check-in not at all', async () => {
    const quote = await desk.quote();
    const late = await book(desk, quote);
    const tooLate = await book(desk, await desk.quote());
    const morning = desk.clock.now;
    // The deadline is 7 June: the morning of the 8th is after it, the 10th is the day of arrival.
    desk.clock.now = morning + 24 * DAY;
    const cancelled = await call<Booking>(`/api/bookings/${late.bookingNumber}/cancel`, { email });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refundedAmount: 0 });
    desk.clock.now = morning + 26 * DAY;
    const refused = await call<Refusal>(`/api/bookings/${tooLate.bookingNumber}/cancel`, { email });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
    desk.clock.now = morning;
  });

  it('never where it is non-refundable, and not moved either', async () => {
    const { bookingNumber, rights } = await book(desk, await desk.quote('11'));
    expect(rights).toEqual({ modify: false, cancel: false, refundAmount: 0 });
    const cancelled = await call<Refusal>(`/api/bookings/${bookingNumber}/cancel`, { email });
    expect(cancelled.body.code).toBe('NOT_CANCELLABLE');
    const quote = await desk.quote('11', { checkin: '2030-06-20' });
    const moved = await desk.post<Refusal>(
      `/api/bookings/${bookingNumber}/modify`,
      { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice },
      newKey(),
    );
    expect(moved.body.code).toBe('NOT_MODIFIABLE');
  });

  it('and a deferred payment then takes the fifth that is not refunded, on its day', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-20' });
    const payment = paying('pays', 'deferred');
    const booking = await book(desk, quote, { payment });
    const total = booking.priceInfo.totalPrice;
    expect(booking.payment.schedule).toEqual([{ amount: total, date: '2030-06-17' }]);
    await call(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
    const taken = async () => {
      const [row] = await desk.db.query<{ captured_cents: number }>(
        'select captured_cents from embedded_payments where reference = $1',
        [`b-${booking.bookingNumber}`],
      );
      return row?.captured_cents ?? 0;
    };
    await desk.selling.settle();
    expect(await taken()).toBe(0);
    const morning = desk.clock.now;
    desk.clock.now = Date.UTC(2030, 5, 17, 10);
    await desk.selling.settle();
    expect(await taken()).toBe(total - booking.rights.refundAmount);
    desk.clock.now = morning;
  });

  it('the nights of a discount come back as they were paid, 80 % of each', async () => {
    const quote = await desk.quote('10', { promoCode: 'LAC10' });
    const booking = await book(desk, quote);
    const { sellPrice, totalPrice, promoCodeReductionAmount = 0 } = booking.priceInfo;
    const paid = sellPrice - promoCodeReductionAmount;
    expect(booking.rights.refundAmount).toBe(Math.floor(paid * 0.8) + (totalPrice - paid));
  });
});

describe('a booking in parts', () => {
  it('is paid with a plan whose fee is on the first payment', async () => {
    const quote = await desk.quote('10', { nights: 4 });
    const booking = await book(desk, quote, { payment: paying('pays', '3x') });
    const total = quote.priceInfo?.totalPrice ?? 0;
    const { schedule, paymentFee } = booking.payment;
    expect(schedule.map(({ date }) => date)).toEqual(['2030-05-15', '2030-06-15', '2030-07-15']);
    expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total + paymentFee);
    expect(paymentFee).toBe(Math.ceil(total * 0.015));
  });
});
