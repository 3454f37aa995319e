import { auditSales } from '../selling/settle/audit-sales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { buy, buyCard, lookUp, redeem, redeemBody } from '../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { paying } from '../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 40 });
}, 60_000);
afterAll(() => desk.close());

const refundsOf = async (reference: string) =>
  (
    await desk.db.query<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::integer as cents from embedded_refunds where reference = $1',
      [reference],
    )
  )[0]?.cents;
const total = async (offerId: string, query = {}) => {
  const quote = await desk.quote(offerId, query);
  return { quote, price: quote.priceInfo?.totalPrice ?? 0 };
};
const priceOf = async (code: string, quoteId: string | undefined) =>
  (await desk.post<{ difference: number; priceInfo: object }>('/api/beneficiary/price', { code, quoteId }))
    .body;

describe('a beneficiary', () => {
  it('looks the gift up, however the code is typed', async () => {
    const { code } = await buyCard(desk, 15_000);
    expect(await lookUp(desk, code.replaceAll('-', ' ').toLowerCase())).toEqual({
      productType: 'GIFTCARD',
      productId: 'GIFTCARD',
      label: 'Carte cadeau',
      amount: 15_000,
      nights: 0,
      adults: 2,
      validUntil: '2031-05-15',
      status: 'active',
    });
  });

  it('pays what the stay costs beyond the gift, and the code is used up [FLOW-07]', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, price - 6_000);
    expect(await priceOf(code, quote.quoteId)).toMatchObject({
      difference: 6_000,
      priceInfo: {
        priceType: 'beneficiary',
        totalPrice: price,
        reductionAmount: price - 6_000,
        remainingAmountToPay: 6_000,
      },
    });
    const unpaid = await redeem<Refusal>(desk, code, quote, 6_000, { payment: undefined });
    expect(unpaid).toMatchObject({ status: 400, body: { message: expect.stringContaining('payment') } });
    const { status, body } = await redeem<Booking>(desk, code, quote, 6_000);
    expect([status, body.status, body.priceInfo.remainingAmountToPay]).toEqual([201, 'confirmed', 6_000]);
    const paid = await desk.db.query('select amount_cents from embedded_payments where reference = $1', [
      `b-${body.bookingNumber}`,
    ]);
    expect(paid).toEqual([{ amount_cents: 6_000 }]);
    expect(await lookUp(desk, code)).toMatchObject({ status: 'redeemed', bookingNumber: body.bookingNumber });
    const again = await redeem<Refusal>(desk, code, (await total('20')).quote, 6_000);
    expect(again).toMatchObject({ status: 409, body: { code: 'GIFT_CODE_USED' } });
  });

  it('pays nothing where the gift covers the stay, without a card', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, price + 5_000);
    const answer = await redeem<Booking>(desk, code, quote, 0, { payment: undefined });
    expect(answer).toMatchObject({ status: 201, body: { priceInfo: { remainingAmountToPay: 0 } } });
    expect(
      await desk.db.query(`select * from payments where sale_id = $1`, [answer.body.bookingNumber]),
    ).toEqual([]);
  });

  it('adds an extra or switches to another getaway, and pays the difference', async () => {
    const { code } = await buyCard(desk, 10_000);
    const plain = await total('10');
    const other = await total('21');
    const longer = await total('10', { nights: 3 });
    expect((await priceOf(code, longer.quote.quoteId)).difference).toBe(longer.price - 10_000);
    expect((await priceOf(code, other.quote.quoteId)).difference).toBe(other.price - 10_000);
    expect(longer.price).toBeGreaterThan(plain.price);
    expect((await redeem<Booking>(desk, code, other.quote, other.price - 10_000)).status).toBe(201);
  });

  it('of a gift with an upsell that is not needed leaves the upsell to the giver', async () => {
    const { prices } = (
      await desk.get<{
        prices: { nights: number; sellPrice: number; extraUpsellAvailabilityAmount: number }[];
      }>('/gateway/single-voucher/13/prices?locale=fr_FR')
    ).body;
    const { sellPrice = 0, extraUpsellAvailabilityAmount: extra = 0 } = prices[1] ?? {};
    const gift = await buy(desk, {
      options: { giftFormat: 'digital', giftNights: 2, upsell: true },
      price: sellPrice + extra,
    });
    const { quote, price } = await total('10');
    expect(price).toBeLessThanOrEqual(sellPrice);
    expect((await priceOf(gift.code, quote.quoteId)).difference).toBe(-extra);
    const { status, body } = await redeem<Booking>(desk, gift.code, quote, -extra, { payment: undefined });
    expect([status, body.priceInfo.remainingAmountToPay]).toEqual([201, 0]);
    expect(await refundsOf(`g-${gift.giftNumber}`)).toBe(extra);
    expect(await lookUp(desk, gift.code)).toMatchObject({ amount: sellPrice });
    // Given back and used again, the upsell does not come back twice.
    await desk.post('/api/beneficiary/cancel', {
      code: gift.code,
      bookingNumber: body.bookingNumber,
      email: 'ben@mail.example',
    });
    const second = await total('20');
    const again = await redeem<Booking>(desk, gift.code, second.quote, 0, { payment: undefined });
    expect(again.status).toBe(201);
    expect(await refundsOf(`g-${gift.giftNumber}`)).toBe(extra);
  });

  it('is refused if the difference has changed since it was shown', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, 10_000);
    expect(await redeem<Refusal>(desk, code, quote, 1)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { difference: price - 10_000, previousDifference: 1 } },
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
  });

  it('whose payment is refused keeps the gift', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, 10_000);
    const payment = paying('declined');
    expect(await redeem<Refusal>(desk, code, quote, price - 10_000, { payment })).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REFUSED' },
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
    const second = await total('10');
    expect((await redeem<Booking>(desk, code, second.quote, price - 10_000)).status).toBe(201);
  });

  it('who asks twice with one key books once', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, 10_000);
    const key = newKey();
    const body = redeemBody(code, quote, price - 10_000);
    const first = await desk.post<Booking>('/api/beneficiary/redeem', body, key);
    expect(await desk.post<Booking>('/api/beneficiary/redeem', body, key)).toEqual(first);
    expect(first.status).toBe(201);
  });

  it('gives the stay back in time: the gift is whole again, and 80 % of the rest comes back', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, price - 10_000);
    const { body } = await redeem<Booking>(desk, code, quote, 10_000);
    const wrong = { code, bookingNumber: body.bookingNumber, email: 'eve@mail.example' };
    expect(await desk.post<Refusal>('/api/beneficiary/cancel', wrong)).toMatchObject({
      status: 404,
      body: { code: 'BOOKING_NOT_FOUND' },
    });
    const cancelled = await desk.post<{ booking: Booking; gift: object }>('/api/beneficiary/cancel', {
      ...wrong,
      email: 'ben@mail.example',
    });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { booking: { status: 'cancelled' }, gift: { status: 'active', amount: price - 10_000 } },
    });
    const { refundedAmount } = cancelled.body.booking;
    expect(refundedAmount).toBeGreaterThanOrEqual(7_998);
    expect(refundedAmount).toBeLessThan(10_000);
    expect(await refundsOf(`b-${body.bookingNumber}`)).toBe(refundedAmount);
    expect((await redeem<Booking>(desk, code, (await total('10')).quote, 10_000)).status).toBe(201);
  });

  it.each(['10', '11'])(
    'who gives a stay of offer %s back without a refund has used the gift',
    async (offerId) => {
      const { quote, price } = await total(offerId);
      const { code } = await buyCard(desk, price);
      const { body } = await redeem<Booking>(desk, code, quote, 0, { payment: undefined });
      const { now } = desk.clock;
      // After the deadline of the one, and the other has none.
      if (offerId === '10') desk.clock.now = Date.UTC(2030, 5, 8, 10);
      const { bookingNumber } = body;
      const cancelled = await desk.post('/api/beneficiary/cancel', {
        code,
        bookingNumber,
        email: 'ben@mail.example',
      });
      expect(cancelled.status).toBe(offerId === '10' ? 200 : 409);
      expect(await lookUp(desk, code)).toMatchObject({ status: 'redeemed', bookingNumber });
      desk.clock.now = now;
    },
  );

  it('can use the gift on its last day, and no longer on the next', async () => {
    const gift = await buyCard(desk, 50_000);
    const now = desk.clock.now;
    await desk.db.query('update calendars set first_day = first_day + 360');
    const quoted = () => desk.quote('10', { checkin: '2031-06-10' });
    try {
      desk.clock.now = Date.UTC(2031, 4, 15, 20);
      expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'active' });
      const last = await quoted();
      desk.clock.now = Date.UTC(2031, 4, 16, 8);
      expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'expired' });
      const late = await quoted();
      expect(last.bookable).toBe(true);
      expect(await redeem<Refusal>(desk, gift.code, late, 0)).toMatchObject({
        status: 410,
        body: { code: 'GIFT_CODE_EXPIRED' },
      });
      expect(
        await desk.post<Refusal>('/api/beneficiary/price', { code: gift.code, quoteId: late.quoteId }),
      ).toMatchObject({ status: 410, body: { code: 'GIFT_CODE_EXPIRED' } });
    } finally {
      desk.clock.now = now;
      await desk.db.query('update calendars set first_day = first_day - 360');
    }
  });

  it('leaves books that agree, whatever was redeemed, moved, cancelled and given back', async () => {
    expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  });
});
