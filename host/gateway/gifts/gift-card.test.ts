import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterShop, presentShop } from '../shop/present-shop.ts';
import { pdfText } from '../payment/fixtures/pdf-text.ts';
import { buyCard, giftBody, lookUp, type SoldGift } from '../fixtures/gift-desk.ts';
import {
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../fixtures/selling-desk.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { partnerSales } from '../selling/partner-sales.ts';

const AMOUNT = 15_000;
const card = (amount: object, price: number) =>
  giftBody({
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    options: { giftFormat: 'digital', giftNights: 0 },
    recipient: { name: 'Ben', email: 'ben@mail.example' },
    minisiteId: 412,
    ...amount,
    price,
  });

let desk: SellingDesk;
let gift: SoldGift;
beforeAll(async () => {
  desk = await openSellingDesk();
  const { body } = await desk.post<SoldGift>('/api/gifts', card({ amount: AMOUNT }, AMOUNT), newKey());
  gift = body;
}, 60_000);
afterAll(() => desk.close());

describe('a giver who buys a card of 150 euros', () => {
  it('is confirmed 150 euros', () => {
    expect(gift.priceInfo).toMatchObject({ sellPrice: AMOUNT, refPrice: AMOUNT, totalPrice: AMOUNT });
  });

  it('has paid them, and reads them on the voucher and in the mail, as does who receives it', async () => {
    const [payment] = await desk.db.query(
      'select amount_cents, captured_cents from payments where sale_id = $1',
      [gift.giftNumber],
    );
    expect(payment).toEqual({ amount_cents: AMOUNT, captured_cents: AMOUNT });
    const rows = await desk.db.query<{ template: string; recipient: string; data: object }>(
      'select template, recipient, data from mail_outbox order by template',
    );
    expect(rows.map(({ template }) => template)).toEqual(['voucher-giver', 'voucher-recipient']);
    for (const { template, recipient: to, data } of rows) {
      const mail = { template, to, locale: 'fr_FR', data } as Mail;
      expect(renderMail(mail, 'https://shop.example').text).toMatch(/D’une valeur de 150\s€/);
    }
    const voucher = await desk.app.inject({ url: gift.voucherUrl });
    expect(pdfText(voucher.rawPayload).text).toMatch(/150\s€/);
  });

  it('gives 150 euros to the holder of its code', async () => {
    expect(await lookUp(desk, gift.code)).toMatchObject({ productType: 'GIFTCARD', amount: AMOUNT });
    const quote = await desk.quote('10', { nights: 3 });
    const { body } = await desk.post<{ difference: number }>('/api/beneficiary/price', {
      code: gift.code,
      quoteId: quote.quoteId,
    });
    expect(body.difference).toBe((quote.priceInfo?.totalPrice ?? 0) - AMOUNT);
  });

  it('is a sale of 150 euros in the report of the partner', async () => {
    const period = { minisiteId: 412, from: OPENING_DAY, to: OPENING_DAY, timeZone: 'Europe/Paris' };
    expect(await partnerSales(desk.db, period)).toMatchObject([
      { sale: 'gift', kind: 'GIFTCARD', reference: gift.giftNumber, paidCents: AMOUNT },
    ]);
  });
});

describe('a card that is not sold', () => {
  it.each([
    ['without an amount', {}],
    ['of nothing', { amount: 0 }],
    ['of a cent less than the least', { amount: 2_999 }],
    ['of a cent more than the greatest', { amount: 100_001 }],
    ['of half a cent', { amount: AMOUNT + 0.5 }],
    ['of less than nothing', { amount: -AMOUNT }],
    ['of a text', { amount: '15000' }],
  ])('%s is refused, and nothing is paid', async (_what, amount) => {
    const count = () => desk.db.query('select count(*)::int as sales from gift_sales');
    const before = await count();
    for (const price of [0, AMOUNT]) {
      const { status, body } = await desk.post<Refusal>('/api/gifts', card(amount, price), newKey());
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
      expect(body.message).toContain('amount: ');
    }
    expect(await count()).toEqual(before);
  });

  it('at another price than its amount is refused, and at the bounds it is sold', async () => {
    const cheap = await desk.post<Refusal>('/api/gifts', card({ amount: AMOUNT }, 0), newKey());
    expect(cheap).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', details: { price: AMOUNT } } });
    for (const amount of [3_000, 100_000])
      expect((await buyCard(desk, amount)).priceInfo.totalPrice).toBe(amount);
  });
});

describe('the gift card of a shop file', () => {
  const before = presentShop();
  afterAll(() => enterShop(before));
  const orderOf = (amount: number) =>
    desk.post<SoldGift & Refusal>('/api/gifts', card({ amount }, amount), newKey());

  it('is sold in its steps, for as many months as it says', async () => {
    enterShop({ ...before, giftCard: { least: 2_000, most: 9_000, step: 500, months: 24 } });
    const { status, body } = await orderOf(2_600);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.message).toContain('amount: expected 2000 to 9000 cents, 2000 and a multiple of 500');
    const sold = await orderOf(2_500);
    expect(sold.status).toBe(201);
    expect(sold.body.validUntil.slice(0, 4)).toBe(String(Number(OPENING_DAY.slice(0, 4)) + 2));
  });

  it('is not sold in other markets than its own', async () => {
    enterShop({ ...before, giftCard: { ...before.giftCard, markets: ['ES'] } });
    const { status, body } = await orderOf(AMOUNT);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
