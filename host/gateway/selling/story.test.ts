import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { OfferPage } from '../../../widgets/core/search/offer-page.ts';
import {
  book,
  bookingBody,
  card,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../fixtures/selling-desk.ts';
import { realTimeRatio } from '../catalogue/real-time-price.ts';
import type { StayQuote } from './quote-stay.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

const nightsLeft = async () => (await desk.stock()).slice(26, 30);
const mails = () =>
  desk.db.query<{ template: string; recipient: string; data: Record<string, unknown> }>(
    'select template, recipient, data from mail_outbox order by id',
  );

describe('a guest', () => {
  let booking: Booking;
  const email = 'anna@mail.example';

  it('finds a stay and is quoted the price that was shown', async () => {
    const { body } = await desk.get<{ exactMatch: OfferPage['offers'] }>(
      '/api/offers.json?checkin=2030-06-10&night=2&adult=2&locale=fr_FR&hotelId=1',
    );
    const shown = body.exactMatch.find(({ id }) => id === '10');
    const quote = await desk.quote('10');
    expect(quote).toMatchObject({ bookable: true, priceInfo: { nights: 2, nbRooms: 1, priceType: 'final' } });
    expect(quote.priceInfo?.sellPrice).toBe(shown?.sellPrice);
  });

  it('is told of a price that changed since, pays the new one, and gets a booking', async () => {
    const quote = await desk.quote('10');
    const old = quote.priceInfo?.totalPrice ?? 0;
    // The house raises its price for the second night.
    await desk.db.query(
      `update calendars set prices = set_byte(prices, 27 * 4 + 1, get_byte(prices, 27 * 4 + 1) + 1)
      where hotel_id = 1`,
    );
    const refused = await desk.post<Refusal>('/api/bookings', bookingBody(quote), newKey());
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { price: old + 256, previousPrice: old } },
    });
    expect(await nightsLeft()).toEqual([2, 2, 2, 2]);
    booking = await book(desk, await desk.quote('10'));
    expect(booking).toMatchObject({
      status: 'confirmed',
      checkin: '2030-06-10',
      checkout: '2030-06-12',
      priceInfo: { totalPrice: old + 256 },
      cancellationPolicy: { cancellable: true, cancellationDeadline: '2030-06-07' },
      rights: { modify: true, cancel: true },
    });
    expect(booking.bookingNumber).toMatch(/^\d{8}$/);
    expect(await nightsLeft()).toEqual([1, 1, 2, 2]);
  });

  it('looks the booking up with its number and e-mail, however the e-mail is written', async () => {
    const { status, body } = await desk.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, {
      email: 'Anna@Mail.example',
    });
    expect([status, body]).toEqual([200, booking]);
  });

  it('moves it by two nights, and pays what the new dates cost more', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-11', nights: 3 });
    const url = `/api/bookings/${booking.bookingNumber}/modify`;
    const body = { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice };
    const key = newKey();
    expect(await desk.post<Refusal>(url, body, key)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('payment') as string },
    });
    const paid = { ...body, payment: { plan: 'once', card: card() } };
    const moved = await desk.post<Booking>(url, paid, key);
    expect(moved).toMatchObject({
      status: 200,
      body: { checkin: '2030-06-11', nights: 3, priceInfo: { totalPrice: quote.priceInfo?.totalPrice } },
    });
    expect(await nightsLeft()).toEqual([2, 1, 1, 1]);
    expect(await desk.post<Booking>(url, paid, key)).toEqual(moved);
    booking = moved.body;
  });

  it('moves it to one night, and is given the difference back', async () => {
    const quote = await desk.quote('10', { checkin: '2030-06-12', nights: 1 });
    const before = booking.priceInfo.totalPrice;
    const moved = await desk.post<Booking>(
      `/api/bookings/${booking.bookingNumber}/modify`,
      { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice },
      newKey(),
    );
    booking = moved.body;
    expect(booking.refundedAmount).toBe(before - booking.priceInfo.totalPrice);
    expect(await nightsLeft()).toEqual([2, 2, 1, 2]);
  });

  it('cancels it in time: 80 % of each night come back, and the taxes', async () => {
    const { sellPrice, totalPrice } = booking.priceInfo;
    const refund = Math.floor((sellPrice * 80) / 100) + (totalPrice - sellPrice);
    expect(booking.rights.refundAmount).toBe(refund);
    const url = `/api/bookings/${booking.bookingNumber}/cancel`;
    expect(await desk.post<Refusal>(url, { email, refund: refund + 1 })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_CHANGED', details: { refund } },
    });
    const before = booking.refundedAmount;
    const cancelled = await desk.post<Booking>(url, { email, refund });
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        refundedAmount: before + refund,
        rights: { cancel: false, modify: false },
      },
    });
    expect(await nightsLeft()).toEqual([2, 2, 2, 2]);
    // The provider was told of the same cents, and a second time nothing happens.
    expect(await desk.post<Booking>(url, { email })).toEqual(cancelled);
    const [told] = await desk.db.query<{ cents: number }>(
      'select sum(amount_cents)::int as cents from embedded_refunds',
    );
    expect(told?.cents).toBe(before + refund);
  });

  it('was written to each time, in words that can be sent', async () => {
    expect((await mails()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['booking-confirmation', email],
      ['booking-modification', email],
      ['booking-modification', email],
      ['booking-cancellation', email],
    ]);
  });

  it('sees prices of a house with its own system change between the calendar and the quote', async () => {
    const days = Array.from({ length: 30 }, (_, index) => `2030-06-${String(index + 1).padStart(2, '0')}`);
    const day = days.find((each) => realTimeRatio({ id: '12', dataFlowMode: 'pull' }, each, 1) !== 1000);
    const shown = await desk.get<StayQuote>(`/api/weekend/12/quote.json?checkin=${day}&nights=1&adult=2`);
    const asked = await desk.quote('12', { checkin: day ?? '', nights: 1 });
    expect(asked.priceInfo?.sellPrice).not.toBe(shown.body.priceInfo?.sellPrice);
    const refused = await desk.post<Refusal>('/api/bookings', bookingBody(shown.body), newKey());
    expect(refused.body).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { price: asked.priceInfo?.totalPrice },
    });
    expect((await book(desk, asked)).priceInfo).toEqual(asked.priceInfo);
  });
});
