import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import {
  buy,
  buyCard,
  giftBody,
  lookUp,
  pdfText,
  redeem,
  redeemBody,
  type SoldGift,
} from '../fixtures/gift-desk.ts';
import { card, newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { TEST_CARDS } from '../payment/embedded-provider.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 40 });
}, 60_000);
afterAll(() => desk.close());

const mails = (template: string) =>
  desk.db.query<{ recipient: string; locale: string; data: Record<string, unknown> }>(
    'select recipient, locale, data from mail_outbox where template = $1 order by id',
    [template],
  );
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

describe('a giver', () => {
  let gift: SoldGift;

  it('buys a night for two with some words, and is given a code and a voucher', async () => {
    gift = await buy(desk, {
      personalisation: { fromName: 'Anna & Luc', message: 'Dix ans déjà : profitez-en !' },
      recipient: { name: 'Ben', email: 'ben@mail.example' },
      minisiteId: 412,
      utm: { source: 'letter' },
      origin: 'https://magazine.example/gifts',
    });
    expect(gift).toMatchObject({
      productType: 'SINGLEVOUCHER',
      label: 'Week-end au lac',
      giftFormat: 'digital',
      code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
      validUntil: '2031-05-15',
      priceInfo: { priceType: 'gift', sellPrice: 19_900, totalPrice: 19_900, nights: 1 },
    });
    const [sale] = await desk.db.query('select * from gift_sales where number = $1', [gift.giftNumber]);
    expect(sale).toMatchObject({
      kind: 'SINGLEVOUCHER',
      status: 'confirmed',
      total_cents: 19_900,
      minisite_id: 412,
      utm: { source: 'letter' },
      origin: 'https://magazine.example/gifts',
    });
  });

  it('and the recipient each get their mail, the recipient with the words', async () => {
    const [giver] = await mails('voucher-giver');
    expect(giver).toMatchObject({
      recipient: 'anna@mail.example',
      locale: 'fr_FR',
      data: { code: gift.code, expires: gift.validUntil, pdfLink: gift.voucherUrl, totalCents: 19_900 },
    });
    const [recipient] = await mails('voucher-recipient');
    expect(recipient).toMatchObject({
      recipient: 'ben@mail.example',
      data: { giverName: 'Anna & Luc', message: 'Dix ans déjà : profitez-en !', code: gift.code },
    });
  });

  it('opens the voucher, which says everything on one page', async () => {
    const answer = await desk.app.inject({ url: gift.voucherUrl });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const { pages, text } = pdfText(answer.rawPayload);
    expect(pages).toBe(1);
    for (const said of [
      'Week-end au lac',
      'Hôtel du Lac 1',
      gift.code,
      'Valable jusqu’au 15 mai 2031',
      'De la part de Anna & Luc',
      'Dix ans déjà',
    ])
      expect(text).toContain(said);
  });

  it('prints it again with code and e-mail, and with neither of them wrong', async () => {
    const ask = (code: string, email: string) =>
      desk.app.inject({ method: 'POST', url: '/api/gifts/voucher', payload: { code, email } });
    expect((await ask(gift.code.toLowerCase(), 'Anna@mail.example')).statusCode).toBe(200);
    const wrong = await ask(gift.code, 'eve@mail.example');
    const unknown = await ask('2222-2222-2222-2222', 'anna@mail.example');
    const told = ({ statusCode, body }: typeof wrong) => [
      statusCode,
      JSON.parse(body).code,
      JSON.parse(body).message,
    ];
    expect(told(wrong)).toEqual([404, 'GIFT_CODE_UNKNOWN', 'No gift has this code and this e-mail.']);
    expect(told(unknown)).toEqual(told(wrong));
    expect(told(await ask('2222-2222-2222-2223', 'anna@mail.example')).slice(0, 2)).toEqual([
      400,
      'GIFT_CODE_MISTYPED',
    ]);
  });

  it('who asks twice with one key buys once', async () => {
    const key = newKey();
    const first = await desk.post<SoldGift>('/api/gifts', giftBody(), key);
    const again = await desk.post<SoldGift>('/api/gifts', giftBody(), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await desk.post<Refusal>('/api/gifts', giftBody({ locale: 'nl_BE' }), key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  it('whose bank does not answer finds out with the same key, and pays once', async () => {
    const key = newKey();
    const slow = giftBody({ payment: { plan: 'once', card: card(TEST_CARDS.timesOut) } });
    expect(await desk.post<Refusal>('/api/gifts', slow, key)).toMatchObject({
      body: { code: 'PAYMENT_TIMEOUT' },
    });
    const { status, body } = await desk.post<SoldGift>('/api/gifts', slow, key);
    expect(status).toBe(201);
    expect(await desk.post<SoldGift>('/api/gifts', slow, key)).toEqual({ status: 201, body });
    const payments = await desk.db.query('select * from embedded_payments where reference = $1', [
      `g-${body.giftNumber}`,
    ]);
    expect(payments).toMatchObject([{ amount_cents: 19_900, captured_cents: 19_900 }]);
  });

  it('whose bank answered when nobody asked any more gets the gift from the timer', async () => {
    const slow = giftBody({
      buyer: { firstName: 'Late', lastName: 'Payer', email: 'late@mail.example' },
      payment: { plan: 'once', card: card(TEST_CARDS.timesOut) },
    });
    await desk.post('/api/gifts', slow, newKey());
    desk.clock.now += 16 * 60_000;
    await desk.giftShop.settle();
    expect(
      (await mails('voucher-giver')).filter(({ recipient }) => recipient === 'late@mail.example'),
    ).toHaveLength(1);
    const never = newKey();
    const silent = { ...slow, payment: { plan: 'once', card: card(TEST_CARDS.neverAnswers) } };
    await desk.post('/api/gifts', silent, never);
    desk.clock.now += 16 * 60_000;
    await desk.giftShop.settle();
    expect(await desk.post<Refusal>('/api/gifts', silent, never)).toMatchObject({
      body: { code: 'PAYMENT_REFUSED', details: { reason: 'timeout' } },
    });
  });

  it('is sold only what the shop sells, at its price', async () => {
    const refused = async (changes: object) =>
      (await desk.post<Refusal>('/api/gifts', giftBody(changes), newKey())).body;
    expect(await refused({ price: 100 })).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { price: 19_900, previousPrice: 100 },
    });
    expect((await refused({ options: { giftFormat: 'digital', giftNights: 4 } })).message).toContain(
      'giftNights',
    );
    expect((await refused({ options: { giftFormat: 'physical' } })).message).toContain(
      'shippingAddress.country',
    );
    const sleeves = [{ id: '7', name: 'x', imageUrl: '/x' }];
    expect((await refused({ options: { giftFormat: 'digital', sleeves } })).message).toContain('sleeves');
    expect(await refused({ productId: '10' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ productType: 'BOX', productId: 'EVASIONBOX' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const italian = { options: { giftFormat: 'physical' }, locale: 'it_IT', shippingAddress: address };
    expect((await refused(italian)).message).toContain('shippingAddress.country');
  });

  const address = { name: 'Ben Moreau', street: '1 rue', zipCode: '1000', city: 'Bruxelles', country: 'BE' };

  it('sends a box with a sleeve by post, and pays box, sleeve, post and fee', async () => {
    const sleeve = { id: '9', name: 'Velours rouge', imageUrl: '/x.avif' };
    const order = {
      productType: 'BOX',
      productId: 'SPABOX',
      options: { giftFormat: 'physical', sleeves: [sleeve] },
      shippingAddress: address,
      price: 12_990 + 450 + 590 + 690,
    };
    const box = await buy(desk, order);
    expect(box).toMatchObject({
      giftFormat: 'physical',
      priceInfo: {
        sellPrice: 12_990,
        refPrice: 14_990,
        subElementsPrice: 450,
        shippingCost: { amount: 590, internationalFee: 690 },
        totalPrice: 14_720,
      },
    });
    const [sale] = await desk.db.query('select * from gift_sales where number = $1', [box.giftNumber]);
    expect(sale).toMatchObject({
      address,
      worth_cents: 14_990,
      gift: { elements: [{ id: '9', name: 'Velours rouge', price: 450 }] },
    });
    expect((await mails('voucher-giver')).at(-1)?.data).toMatchObject({ physical: true });
    const two = { ...order, options: { giftFormat: 'physical', sleeves: [sleeve, { ...sleeve, id: '7' }] } };
    expect((await desk.post<Refusal>('/api/gifts', giftBody(two), newKey())).body.message).toContain(
      'one of a category',
    );
    const digital = { ...order, productId: 'SPAEBOX' };
    expect((await desk.post<Refusal>('/api/gifts', giftBody(digital), newKey())).body.message).toContain(
      'giftFormat',
    );
  });

  it('gives a day with a partner, which is no stay', async () => {
    const day = await buy(desk, { productType: 'DIGITAL_ACTIVITY_ONLY', productId: '14', price: 9_000 });
    expect(day).toMatchObject({ validUntil: '2031-05-15', priceInfo: { nights: 0 } });
    const { quote } = await total('10');
    const refused = await redeem<Refusal>(desk, day.code, quote, 0);
    expect(refused).toMatchObject({ status: 409, body: { code: 'GIFT_NOT_REDEEMABLE' } });
  });
});

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

  it('is told when the difference is another than the one that was shown', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, 10_000);
    expect(await redeem<Refusal>(desk, code, quote, 1)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { difference: price - 10_000, previousDifference: 1 } },
    });
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
  });

  it('whose card is refused keeps the gift', async () => {
    const { quote, price } = await total('10');
    const { code } = await buyCard(desk, 10_000);
    const payment = { plan: 'once', card: card(TEST_CARDS.declined) };
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
});
