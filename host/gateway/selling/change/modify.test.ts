import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  book,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import type { StayQuote } from '../quote/quote-stay.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../selling-parts.ts';
import { paying, type Deed } from '../../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 1, hotels: 6 });
}, 60_000);
afterAll(() => desk.close());

const email = 'anna@mail.example';
const stock = async (hotel: string) => (await desk.stock(hotel)).slice(26, 31);
const move = (booking: Booking, quote: StayQuote, changes: object = {}, key = newKey()) =>
  desk.post<Booking & Refusal>(
    `/api/bookings/${booking.bookingNumber}/modify`,
    { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice, ...changes },
    key,
  );
const pay = (deed: Deed = 'pays') => ({ payment: paying(deed) });
/** Quotes two nights before they are booked: afterwards the hotel has no room left for a second party. */
const quotes = async (hotel: string) => ({
  first: await desk.quote(`${hotel}0`),
  longer: await desk.quote(`${hotel}0`, { nights: 4 }),
});

describe('a booking is moved', () => {
  it('over its own nights, in a hotel that is otherwise full', async () => {
    const { first, longer } = await quotes('1');
    const booking = await book(desk, first);
    expect(await stock('1')).toEqual([0, 0, 1, 1, 1]);
    const { status, body } = await move(booking, longer, pay());
    expect([status, body.nights]).toEqual([200, 4]);
    expect(await stock('1')).toEqual([0, 0, 0, 0, 1]);
    const nights = await desk.db.query(
      'select night from booking_nights where booking_number = $1 and given_back_at is null',
      [booking.bookingNumber],
    );
    expect(nights).toHaveLength(4);
  });

  it('not onto nights that somebody else took, and stays as it was', async () => {
    const { first, longer } = await quotes('2');
    const booking = await book(desk, first);
    await book(desk, await desk.quote('20', { checkin: '2030-06-13', nights: 1 }));
    expect(await move(booking, longer, pay())).toMatchObject({
      status: 409,
      body: { code: 'NO_AVAILABILITY' },
    });
    expect(await stock('2')).toEqual([0, 0, 1, 0, 1]);
    const { body } = await desk.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, { email });
    expect(body).toEqual(booking);
  });

  it('not without the difference: a refused payment leaves it as it was', async () => {
    const { first, longer } = await quotes('3');
    const booking = await book(desk, first);
    const key = newKey();
    const refused = await move(booking, longer, pay('declined'), key);
    expect(refused).toMatchObject({ status: 402, body: { code: 'PAYMENT_REFUSED' } });
    expect((await move(booking, longer, pay('declined'), key)).body.code).toBe('PAYMENT_REFUSED');
    expect(await stock('3')).toEqual([0, 0, 1, 1, 1]);
    expect((await move(booking, longer, pay())).status).toBe(200);
  });

  it('once, where what the bank says is heard late', async () => {
    const { first, longer } = await quotes('4');
    const booking = await book(desk, first);
    const key = newKey();
    expect((await move(booking, longer, pay('paysUnheard'), key)).status).toBe(402);
    // Its nights are held, and meanwhile it can be neither moved again nor given back.
    expect(await stock('4')).toEqual([0, 0, 0, 0, 1]);
    expect((await move(booking, longer, pay())).body.code).toBe('NOT_MODIFIABLE');
    const cancel = await desk.post<Refusal>(`/api/bookings/${booking.bookingNumber}/cancel`, { email });
    expect(cancel.body.code).toBe('NOT_CANCELLABLE');
    const moved = await move(booking, longer, pay('paysUnheard'), key);
    expect([moved.status, moved.body.nights]).toEqual([200, 4]);
    expect(await move(booking, longer, pay('paysUnheard'), key)).toEqual(moved);
    const [paid] = await desk.db.query<{ cents: number }>(
      `select sum(captured_cents)::int as cents from embedded_payments where reference like $1`,
      [`b-${booking.bookingNumber}%`],
    );
    expect(paid?.cents).toBe(longer.priceInfo?.totalPrice);
  });

  it('not at all, where it is never paid: what was held for it is free again', async () => {
    const { first, longer } = await quotes('5');
    const booking = await book(desk, first);
    const key = newKey();
    await move(booking, longer, pay('leaves'), key);
    desk.clock.now += HOLD_MINUTES * MINUTE_MS + 1;
    await desk.selling.settle();
    expect(await stock('5')).toEqual([0, 0, 1, 1, 1]);
    const answer = await move(booking, longer, pay('leaves'), key);
    expect(answer.body).toMatchObject({ code: 'PAYMENT_REFUSED', details: { reason: 'timeout' } });
  });

  it('within its hotel alone', async () => {
    const other = await desk.quote('60', { checkin: '2030-06-20' });
    const booking = await book(desk, await desk.quote('60'));
    const elsewhere = await desk.quote('10', { checkin: '2030-06-20' });
    expect((await move(booking, elsewhere)).body.code).toBe('NOT_MODIFIABLE');
    expect((await move(booking, other)).status).toBe(200);
  });
});
