import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../payment/fixtures/pdf-text.ts';
import { buy, giftBody, redeem, type SoldGift } from '../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { paying } from '../payment/fixtures/buyer.ts';

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
const total = async (offerId: string, query = {}) => {
  const quote = await desk.quote(offerId, query);
  return { quote, price: quote.priceInfo?.totalPrice ?? 0 };
};

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
    // Only a gift card tells its amount to who receives it.
    expect(JSON.stringify(recipient?.data)).not.toMatch(/Cents|199/);
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
    expect((await ask(`${gift.code.replaceAll('-', '\u2013')}.\n`, ' anna@mail.example')).statusCode).toBe(
      200,
    );
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

  it('whose payment is not heard of finds out with the same key, and pays once', async () => {
    const key = newKey();
    const slow = giftBody({ payment: paying('paysUnheard') });
    expect(await desk.post<Refusal>('/api/gifts', slow, key)).toMatchObject({
      body: { code: 'PAYMENT_REQUIRED' },
    });
    const { status, body } = await desk.post<SoldGift>('/api/gifts', slow, key);
    expect(status).toBe(201);
    expect(await desk.post<SoldGift>('/api/gifts', slow, key)).toEqual({ status: 201, body });
    const payments = await desk.db.query('select * from embedded_payments where reference = $1', [
      `g-${body.giftNumber}`,
    ]);
    expect(payments).toMatchObject([{ amount_cents: 19_900, captured_cents: 19_900 }]);
  });

  it('whose payment was heard of late gets the gift from the timer', async () => {
    const slow = giftBody({
      buyer: { firstName: 'Late', lastName: 'Payer', email: 'late@mail.example' },
      payment: paying('paysUnheard'),
    });
    await desk.post('/api/gifts', slow, newKey());
    desk.clock.now += 16 * 60_000;
    await desk.giftShop.settle();
    expect(
      (await mails('voucher-giver')).filter(({ recipient }) => recipient === 'late@mail.example'),
    ).toHaveLength(1);
    const never = newKey();
    const silent = { ...slow, payment: paying('leaves') };
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
    // Whoever packs is told what goes where, once.
    const parcels = (await mails('gift-to-pack')).filter(({ data }) => data['number'] === box.giftNumber);
    expect(parcels).toMatchObject([
      { recipient: 'orders@shop.example', data: { code: box.code, elements: ['Velours rouge'] } },
    ]);
    expect(parcels[0]?.data['address']).toContain(address.street);
    const two = { ...order, options: { giftFormat: 'physical', sleeves: [sleeve, { ...sleeve, id: '7' }] } };
    expect((await desk.post<Refusal>('/api/gifts', giftBody(two), newKey())).body.message).toContain(
      'at most one per category',
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
