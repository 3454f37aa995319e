import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { buyCard, redeemAtPrice } from '../../fixtures/gift-desk.ts';
import {
  book,
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { checkLedger } from '../../payment/ledger/check-ledger.ts';
import { auditSales } from '../settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../selling-parts.ts';
import { givePromoCode } from './fixtures/give-promo-code.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 250 });
  await givePromoCode(desk.db, { code: 'WINTER15', value: 15 });
  await givePromoCode(desk.db, { code: 'TWENTY', kind: 'amount', value: 2_000 });
}, 60_000);
afterAll(() => desk.close());

const guestOf = (email: string) => ({ guest: { firstName: 'Anna', lastName: 'Keller', email } });
const usedOf = async (code: string) =>
  (await desk.db.query<{ used: number }>('select used from promo_codes where code = $1', [code]))[0]?.used;
/** Balance of an account in the entries of a sale, in cents. */
const bookedOn = async (number: string, account: string) => {
  const [row] = await desk.db.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::integer as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
     where sale_id = $1 and account = $2`,
    [number, account],
  );
  return row?.cents;
};
const cancel = (number: string) =>
  desk.post<Booking>(`/api/bookings/${number}/cancel`, { email: 'anna@mail.example' });

describe('a promo code of the shop', () => {
  it.each([
    ['winter15', (sell: number) => Math.floor((sell * 15) / 100)],
    ['TWENTY', () => 2_000],
  ])(
    '%s takes its part off the price of the stay alone: local taxes stay, and the total is what is paid',
    async (promoCode, off) => {
      const plain = await desk.quote('10');
      const quote = await desk.quote('10', { promoCode });
      const { sellPrice, totalPrice } = plain.priceInfo!;
      const reduction = off(sellPrice);
      expect(quote.priceInfo).toEqual({
        ...plain.priceInfo,
        promoCodeReductionAmount: reduction,
        totalPrice: totalPrice - reduction,
      });
      expect(quote.finalPrice?.sellPrice).toBe(sellPrice - reduction);
      expect(quote.localTaxTotalAmount).toBe(plain.localTaxTotalAmount);
      const booking = await book(desk, quote);
      expect(await bookedOn(booking.bookingNumber, 'provider')).toBe(totalPrice - reduction);
      expect(await bookedOn(booking.bookingNumber, 'promotion')).toBe(reduction);
      const [mail] = await desk.db.query<{ discount: object }>(
        `select data->'discount' as discount from mail_outbox where data->>'bookingNumber' = $1`,
        [booking.bookingNumber],
      );
      expect(mail?.discount).toEqual({ code: promoCode.toUpperCase(), cents: reduction });
    },
  );

  it('is paid by the shop: the hotel gets what it gets without it, of a stay and of its cancellation', async () => {
    const sales = [
      await book(desk, await desk.quote('10')),
      await book(desk, await desk.quote('10', { promoCode: 'WINTER15' })),
    ];
    const hotel = () => Promise.all(sales.map(({ bookingNumber }) => bookedOn(bookingNumber, 'hotel')));
    const tax = () => Promise.all(sales.map(({ bookingNumber }) => bookedOn(bookingNumber, 'local_tax')));
    for (const both of [await hotel(), await tax()]) expect(both[1]).toBe(both[0]);
    const before = sales.map(({ priceInfo }) => priceInfo.totalPrice);
    const refunds: number[] = [];
    for (const { bookingNumber } of sales) refunds.push((await cancel(bookingNumber)).body.refundedAmount);
    const kept = await hotel();
    expect(kept[1]).toBe(kept[0]);
    expect(refunds[1]).toBeLessThan(refunds[0]!);
    expect(refunds[1]).toBeLessThanOrEqual(before[1]!);
    const [, promoted] = sales;
    expect(await bookedOn(promoted!.bookingNumber, 'promotion')).toBeGreaterThan(0);
  });

  it('is given back when its booking is cancelled, refused or never paid, and only then', async () => {
    const before = (await usedOf('WINTER15')) ?? 0;
    const booking = await book(desk, await desk.quote('10', { promoCode: 'WINTER15' }));
    expect(await usedOf('WINTER15')).toBe(before + 1);
    await cancel(booking.bookingNumber);
    await cancel(booking.bookingNumber);
    expect(await usedOf('WINTER15')).toBe(before);
    for (const deed of ['declined', 'leaves'] as const) {
      const quote = await desk.quote('10', { promoCode: 'WINTER15' });
      const { status } = await desk.post(
        '/api/bookings',
        bookingBody(quote, { payment: paying(deed) }),
        newKey(),
      );
      expect(status).toBe(402);
    }
    expect(await usedOf('WINTER15')).toBe(before + 1);
    desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
    await desk.selling.settle();
    expect(await usedOf('WINTER15')).toBe(before);
  });

  it('goes along with a booking that is moved, on the terms of its sale, and with no other', async () => {
    const id = await givePromoCode(desk.db, { code: 'MOVES', value: 20, minimumCents: 1_000 });
    const booking = await book(desk, await desk.quote('10', { promoCode: 'MOVES' }));
    await desk.db.query('update promo_codes set value = 50, paused_at = now() where id = $1', [id]);
    const number = booking.bookingNumber;
    const email = 'anna@mail.example';
    const asked = {
      email,
      productId: '10',
      checkin: '2030-06-12',
      nights: 1,
      adult: 2,
      child: 0,
      baby: 0,
      locale: 'fr_FR',
    };
    const { body: quote } = await desk.post<Awaited<ReturnType<typeof desk.quote>>>(
      `/api/bookings/${number}/move/quote`,
      asked,
    );
    const { sellPrice, promoCodeReductionAmount } = quote.priceInfo!;
    expect(promoCodeReductionAmount).toBe(Math.floor(sellPrice / 5));
    const move = (body: object) =>
      desk.post<Booking & Refusal>(`/api/bookings/${number}/modify`, { email, ...body }, newKey());
    // The quote of another code is none of this booking's.
    const other = await desk.quote('10', { promoCode: 'TWENTY', checkin: '2030-06-12', nights: 1 });
    const wrong = await move({ quoteId: other.quoteId, price: other.priceInfo?.totalPrice });
    expect(wrong.body.code).toBe('PRICE_CHANGED');
    const moved = await move({ quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice });
    expect(moved).toMatchObject({ status: 200, body: { priceInfo: quote.priceInfo } });
    expect(await bookedOn(number, 'promotion')).toBe(promoCodeReductionAmount);
    expect(await usedOf('MOVES')).toBe(1);
    const stranger = await book(desk, await desk.quote('10', { promoCode: 'LATER' }));
    await givePromoCode(desk.db, { code: 'LATER', value: 50 });
    const free = await desk.post<typeof quote>(`/api/bookings/${stranger.bookingNumber}/move/quote`, asked);
    expect(free.body.priceInfo?.promoCodeReductionAmount).toBeUndefined();
  });

  it('pays nothing of a stay to which the code of the offer itself counts', async () => {
    await givePromoCode(desk.db, { code: 'AUTUMN', value: 20 });
    const booking = await book(desk, await desk.quote('10', { promoCode: 'AUTUMN' }));
    const quote = await desk.quote('10', { promoCode: 'LAC10', checkin: '2030-06-12', nights: 1 });
    const moved = await desk.post<Booking>(
      `/api/bookings/${booking.bookingNumber}/modify`,
      { email: 'anna@mail.example', quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice },
      newKey(),
    );
    expect(moved).toMatchObject({ status: 200, body: { priceInfo: quote.priceInfo } });
    expect(quote.priceInfo?.promoCodeReductionAmount).toBeGreaterThan(0);
    expect(await bookedOn(booking.bookingNumber, 'promotion')).toBe(0);
  });

  it('comes after a gift: the gift pays first, and no code becomes a refund', async () => {
    const plain = await desk.quote('10');
    const { totalPrice } = plain.priceInfo!;
    for (const [worth, left] of [
      [totalPrice - 5_000, 3_000],
      [totalPrice - 1_500, 0],
      [totalPrice + 500, 0],
    ] as const) {
      const { code } = await buyCard(desk, worth);
      const quote = await desk.quote('10', { promoCode: 'TWENTY' });
      const { status, difference = NaN, bookingNumber = '' } = await redeemAtPrice(desk, code, quote);
      expect([status, Math.max(0, difference)]).toEqual([201, left]);
      expect(await bookedOn(bookingNumber, 'promotion')).toBe(
        Math.min(2_000, Math.max(0, totalPrice - worth)),
      );
    }
  });

  it.each(['deferred', '3x'] as const)('is sold with the payment %s', async (plan) => {
    const quote = await desk.quote('10', { promoCode: 'TWENTY' });
    const booking = await book(desk, quote, { payment: paying('pays', plan) });
    expect(
      booking.payment.schedule.reduce((sum, { amount }) => sum + amount, 0) - booking.payment.paymentFee,
    ).toBe(quote.priceInfo?.totalPrice);
    expect(await bookedOn(booking.bookingNumber, 'promotion')).toBe(2_000);
  });

  it('that takes off all of the price leaves the local tax to pay, and that alone comes back', async () => {
    await givePromoCode(desk.db, { code: 'FREE', value: 100 });
    const quote = await desk.quote('10', { promoCode: 'FREE' });
    const { totalPrice } = quote.priceInfo!;
    expect(totalPrice).toBe(quote.localTaxTotalAmount);
    const booking = await book(desk, quote);
    expect((await cancel(booking.bookingNumber)).body.refundedAmount).toBe(totalPrice);
  });
});

describe('a promo code that does not count', () => {
  const given = [
    ['PAUSED', { isPaused: true }, 'PROMO_CODE_UNKNOWN'],
    ['TOCOME', { validFrom: '2030-05-16T00:00:00Z' }, 'PROMO_CODE_UNKNOWN'],
    ['OVER', { validUntil: '2030-05-15T08:00:00Z' }, 'PROMO_CODE_EXPIRED'],
    ['SPANISH', { locales: ['es_ES'] }, 'PROMO_CODE_NOT_HERE'],
    ['PARTNERS', { partners: [412] }, 'PROMO_CODE_NOT_HERE'],
    ['BOXES', { products: ['box' as const] }, 'PROMO_CODE_NOT_HERE'],
    ['BIG', { minimumCents: 90_000_00 }, 'PROMO_CODE_MINIMUM'],
    ['NOBODYS', undefined, 'PROMO_CODE_UNKNOWN'],
  ] as const;

  it.each(given)('%s: the quote has the price without it, and says why', async (code, terms, refusal) => {
    if (terms) await givePromoCode(desk.db, { code, ...terms } as Parameters<typeof givePromoCode>[1]);
    const plain = await desk.quote('10');
    const quote = await desk.quote('10', { promoCode: code });
    expect(quote.priceInfo).toEqual(plain.priceInfo);
    expect(quote.promoCodeRefusal).toEqual({
      code: refusal,
      ...(refusal === 'PROMO_CODE_MINIMUM' && { minimum: 90_000_00 }),
    });
  });

  it('elsewhere counts where it is meant for', async () => {
    const here = await desk.quote('10', { promoCode: 'PARTNERS', minisite: 412 });
    expect(here.promoCodeRefusal).toBeUndefined();
    expect((await desk.quote('10', { promoCode: 'SPANISH', locale: 'es_ES' })).priceInfo).toHaveProperty(
      'promoCodeReductionAmount',
    );
    // The sale says which partner it comes from.
    const { status, body } = await desk.post<Refusal>('/api/bookings', bookingBody(here), newKey());
    expect([status, body.code]).toEqual([409, 'PROMO_CODE_NOT_HERE']);
    expect(
      (
        await book(desk, await desk.quote('10', { promoCode: 'PARTNERS', minisite: 412 }), {
          minisiteId: 412,
        })
      ).status,
    ).toBe('confirmed');
  });

  it('any more, between the quote and the sale, is refused and takes nothing', async () => {
    const id = await givePromoCode(desk.db, { code: 'SOON', maxUses: 1 });
    const quotes = [
      await desk.quote('10', { promoCode: 'SOON' }),
      await desk.quote('10', { promoCode: 'SOON' }),
    ];
    await book(desk, quotes[0]!);
    const sell = async (quote: (typeof quotes)[0]) =>
      (await desk.post<Refusal>('/api/bookings', bookingBody(quote), newKey())).body.code;
    const stock = await desk.stock();
    expect(await sell(quotes[1]!)).toBe('PROMO_CODE_USED_UP');
    expect((await desk.quote('10', { promoCode: 'SOON' })).promoCodeRefusal?.code).toBe('PROMO_CODE_USED_UP');
    await desk.db.query('update promo_codes set max_uses = 5, valid_until = $2 where id = $1', [
      id,
      new Date(desk.clock.now),
    ]);
    expect(await sell(quotes[1]!)).toBe('PROMO_CODE_EXPIRED');
    await desk.db.query('update promo_codes set paused_at = now() where id = $1', [id]);
    expect(await sell(quotes[1]!)).toBe('PROMO_CODE_UNKNOWN');
    // Another value is another price.
    await desk.db.query(
      'update promo_codes set paused_at = null, valid_until = null, value = 1 where id = $1',
      [id],
    );
    expect(await sell(quotes[1]!)).toBe('PRICE_CHANGED');
    expect(await desk.stock()).toEqual(stock);
    expect(await usedOf('SOON')).toBe(1);
  });

  it('is one for each guest, or for a first purchase: a cancelled sale does not count', async () => {
    await givePromoCode(desk.db, { code: 'ONCE', oncePerGuest: true });
    await givePromoCode(desk.db, { code: 'FIRST', firstPurchase: true });
    const sell = async (promoCode: string, email: string) =>
      desk.post<Booking & Refusal>(
        '/api/bookings',
        bookingBody(await desk.quote('10', { promoCode }), guestOf(email)),
        newKey(),
      );
    const first = await sell('ONCE', 'bo@mail.example');
    expect(first.status).toBe(201);
    expect((await sell('ONCE', 'BO@mail.example')).body.code).toBe('PROMO_CODE_NOT_FOR_GUEST');
    expect((await sell('FIRST', 'bo@mail.example')).body.code).toBe('PROMO_CODE_NOT_FOR_GUEST');
    expect((await sell('ONCE', 'cy@mail.example')).status).toBe(201);
    expect((await sell('FIRST', 'di@mail.example')).status).toBe(201);
    await desk.post(`/api/bookings/${first.body.bookingNumber}/cancel`, { email: 'bo@mail.example' });
    expect((await sell('ONCE', 'bo@mail.example')).status).toBe(201);
  });
});

it('the books of all these sales agree', async () => {
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
});
