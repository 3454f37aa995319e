import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { buyCard, lookUp, redeem } from '../fixtures/gift-desk.ts';
import { book, newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { paying } from '../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 1 });
}, 60_000);
afterAll(() => desk.close());

describe('a gift whose hotel sells out after the quote', () => {
  it('is neither priced nor redeemed, and stays as it was', async () => {
    const quote = await desk.quote('20');
    await book(desk, await desk.quote('20'));
    const { code } = await buyCard(desk, 80_000);
    expect(
      await desk.post<Refusal>('/api/beneficiary/price', { code, quoteId: quote.quoteId }),
    ).toMatchObject({ status: 409, body: { code: 'NO_AVAILABILITY' } });
    expect(await redeem<Refusal>(desk, code, quote, 0)).toMatchObject({
      status: 409,
      body: { code: 'NO_AVAILABILITY' },
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
  });
});

describe('a gift whose difference is never paid', () => {
  it('is held for the stay, and free again with its room when that is let go', async () => {
    const dates = { checkin: '2030-06-15', nights: 1 };
    const quote = await desk.quote('10', dates);
    const price = quote.priceInfo?.totalPrice ?? 0;
    const { code } = await buyCard(desk, 3_000);
    const payment = paying('leaves');
    expect(await redeem<Refusal>(desk, code, quote, price - 3_000, { payment })).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED' },
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'redeemed' });
    expect((await desk.quote('10', dates)).bookable).toBe(false);
    desk.clock.now += 16 * 60_000;
    await desk.selling.settle();
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
    const again = await desk.quote('10', dates);
    expect((await redeem<Booking>(desk, code, again, price - 3_000)).status).toBe(201);
  });
});

describe('a stay that a gift paid for', () => {
  it('is changed as any other: the gift goes on paying, and its guest pays or gets the rest', async () => {
    const first = await desk.quote('10');
    const price = first.priceInfo?.totalPrice ?? 0;
    const { code } = await buyCard(desk, price - 2_000);
    const { body } = await redeem<Booking>(desk, code, first, 2_000);
    const move = async (quote: typeof first) =>
      desk.post<Booking>(
        `/api/bookings/${body.bookingNumber}/modify`,
        {
          email: 'ben@mail.example',
          quoteId: quote.quoteId,
          price: quote.priceInfo?.totalPrice,
          payment: paying(),
        },
        newKey(),
      );
    const longer = await desk.quote('10', { checkin: '2030-06-20', nights: 3 });
    const most = longer.priceInfo?.totalPrice ?? 0;
    expect(await move(longer)).toMatchObject({
      status: 200,
      body: {
        priceInfo: {
          priceType: 'beneficiary',
          totalPrice: most,
          remainingAmountToPay: most - price + 2_000,
        },
      },
    });
    const shorter = await desk.quote('10', { checkin: '2030-07-01', nights: 1 });
    const moved = await move(shorter);
    // Less than the gift: all that was paid on top comes back, and no more.
    expect(moved.body).toMatchObject({
      priceInfo: { remainingAmountToPay: 0 },
      refundedAmount: most - price + 2_000,
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'redeemed' });
  });
});
