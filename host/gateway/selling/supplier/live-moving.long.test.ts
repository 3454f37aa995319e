import { afterEach, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { openLiveDesk } from '../../fixtures/live-supplier/live-desk.ts';
import { book, newKey, type Refusal } from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import type { StayQuote } from '../quote/quote-stay.ts';

let desk: Awaited<ReturnType<typeof openLiveDesk>>;
afterEach(() => desk.close());
const open = async () => {
  // Long enough for a busy machine: no answer is late here.
  desk = await openLiveDesk({ limits: { quoteMs: 20_000, bookMs: 20_000 } });
};
const email = 'anna@mail.example';
/** All books agree: the shop's own, and those of the supplier. */
const expectAgreement = async (standing: number) =>
  expect(await desk.agreement()).toEqual({ standing, differences: [] });

describe('a guest who moves a stay that is reserved at the hotel', () => {
  const later = { productId: '10', checkin: '2030-06-13', nights: 2, adult: 2, child: 0, baby: 0 };
  const quoteMove = async (number: string, changes: object = {}) =>
    (
      await desk.post<StayQuote>(`/api/bookings/${number}/move/quote`, {
        email,
        ...later,
        locale: 'fr_FR',
        ...changes,
      })
    ).body;
  const move = (number: string, quote: StayQuote, key = newKey()) =>
    desk.post<Booking & Refusal>(
      `/api/bookings/${number}/modify`,
      { email, quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice, payment: paying() },
      key,
    );
  const standing = () =>
    desk.stand.supplier.standing().map(({ order: { checkin, nights } }) => [checkin, nights]);

  it('has the new one reserved before the old one is cancelled, and reads its number', async () => {
    await open();
    const { bookingNumber } = await book(desk, await desk.quote());
    const { status, body } = await move(bookingNumber, await quoteMove(bookingNumber));
    expect([status, body.checkin, body.hotelConfirmation]).toEqual([200, '2030-06-13', 'LAKE-2']);
    expect(desk.stand.calls.filter((call) => call !== 'HotelAvail')).toEqual([
      'HotelRes',
      'HotelRes',
      'Cancel',
    ]);
    expect(standing()).toEqual([['2030-06-13', 2]]);
    await expectAgreement(1);
    // A longer stay costs more, which is paid once it is reserved.
    const longer = await quoteMove(bookingNumber, { nights: 3 });
    const moved = await move(bookingNumber, longer);
    expect([moved.status, moved.body.nights]).toEqual([200, 3]);
    expect(standing()).toEqual([['2030-06-13', 3]]);
    await expectAgreement(1);
    await desk.post(`/api/bookings/${bookingNumber}/cancel`, { email });
    await expectAgreement(0);
  }, 120_000);

  it('keeps the old one while the hotel does not answer; the same request finds out, or time does', async () => {
    await open();
    const { bookingNumber } = await book(desk, await desk.quote());
    const quote = await quoteMove(bookingNumber);
    const key = newKey();
    desk.stand.faults = { HotelRes: ['lost'] };
    expect((await move(bookingNumber, quote, key)).body.code).toBe('UNAVAILABLE');
    expect(standing().length).toBe(2);
    expect((await move(bookingNumber, quote, key)).body.checkin).toBe('2030-06-13');
    await desk.passTime();
    expect(standing()).toEqual([['2030-06-13', 2]]);
    desk.stand.faults = { HotelRes: ['lost'] };
    const back = await quoteMove(bookingNumber, { checkin: '2030-06-10' });
    expect((await move(bookingNumber, back)).body.code).toBe('UNAVAILABLE');
    await desk.passTime();
    expect(standing()).toEqual([['2030-06-13', 2]]);
    await expectAgreement(1);
  }, 120_000);

  it('keeps the old one if the new one is sold out or dearer by now', async () => {
    await open();
    const { bookingNumber } = await book(desk, await desk.quote());
    const quote = await quoteMove(bookingNumber);
    desk.stand.supplier.price = 12_000;
    expect((await move(bookingNumber, quote)).body.code).toBe('PRICE_CHANGED');
    const dearer = await quoteMove(bookingNumber);
    desk.stand.supplier.rooms = 1;
    expect((await move(bookingNumber, dearer)).body.checkin).toBe('2030-06-13');
    const third = await quoteMove(bookingNumber, { checkin: '2030-06-16' });
    desk.stand.supplier.rooms = 0;
    expect((await move(bookingNumber, third)).body.code).toBe('NO_AVAILABILITY');
    expect(standing()).toEqual([['2030-06-13', 2]]);
    await expectAgreement(1);
  }, 120_000);
});
