import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, giftBody } from '../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type Refusal, type SellingDesk } from '../fixtures/selling-desk.ts';
import { paying } from '../payment/fixtures/buyer.ts';
import { checkLedger } from '../payment/ledger/check-ledger.ts';
import { givePromoCode } from '../selling/promo/fixtures/give-promo-code.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
  await givePromoCode(desk.db, { code: 'GIVE15', value: 15 });
}, 60_000);
afterAll(() => desk.close());

const BOX = {
  productType: 'BOX',
  productId: 'EVASIONEBOX',
  options: { giftFormat: 'digital' },
  price: 19_990,
};
const CARD = {
  productType: 'GIFTCARD',
  productId: 'GIFTCARD',
  options: { giftFormat: 'digital', giftNights: 0 },
  amount: 10_000,
  price: 10_000,
};
const usedOf = async (code: string) =>
  (await desk.db.query<{ used: number }>('select used from promo_codes where code = $1', [code]))[0]?.used;
const refused = async (
  order: object,
): Promise<[status: number, code: string, details: Record<string, unknown> | undefined]> => {
  const { status, body } = await desk.post<Refusal>('/api/gifts', giftBody(order), newKey());
  return [status, body.code, body.details];
};
interface Asked {
  productType: string;
  productId: string;
  options: object;
  amount?: number;
}
const asked = ({ productType, productId, options, amount }: Asked, promoCode: string) =>
  desk.post<{ promoCodeReductionAmount: number } & Refusal>('/api/gifts/promo', {
    productType,
    productId,
    options,
    ...(amount !== undefined && { amount }),
    locale: 'fr_FR',
    promoCode,
  });

it('a promo code takes its part off a gift, which keeps its worth; the mail says so, and the shop pays it', async () => {
  const { body } = await asked(BOX, ' give15 ');
  expect(body).toEqual({ promoCodeReductionAmount: 2_998 });
  expect((await asked(BOX, '\u200Bgive15.\n')).body).toEqual(body);
  const gift = await buy(desk, { ...BOX, promoCode: 'give15', price: 16_992 });
  expect(gift.priceInfo).toMatchObject({
    sellPrice: 19_990,
    promoCodeReductionAmount: 2_998,
    totalPrice: 16_992,
  });
  const lines = await desk.db.query<{ account: string; cents: number }>(
    `select account, amount_cents::integer as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where sale_id = $1 and account <> 'partner'`,
    [gift.giftNumber],
  );
  expect(Object.fromEntries(lines.map(({ account, cents }) => [account, cents]))).toEqual({
    provider: 16_992,
    promotion: 2_998,
    gift_liability: -19_990,
  });
  const [mail] = await desk.db.query<{ discount: object }>(
    `select data->'discount' as discount from mail_outbox where event = $1`,
    [`gift:${gift.giftNumber}:giver`],
  );
  expect(mail?.discount).toEqual({ code: 'GIVE15', cents: 2_998 });
  expect(await usedOf('GIVE15')).toBe(1);
});

it('an upsell, packaging and posting are paid in full', async () => {
  await givePromoCode(desk.db, { code: 'HALF', value: 50 });
  const address = { name: 'Bo', street: '1 rue Haute', zipCode: '75001', city: 'Paris', country: 'FR' };
  const posted = {
    ...BOX,
    productId: 'SPABOX',
    options: { giftFormat: 'physical' },
    shippingAddress: address,
  };
  const [, , details] = await refused({ ...posted, price: 1 });
  const whole = details?.['price'] as number;
  expect(whole).toBeGreaterThan(12_990);
  const gift = await buy(desk, { ...posted, promoCode: 'HALF', price: whole - 6_495 });
  expect(gift.priceInfo.promoCodeReductionAmount).toBe(6_495);
  const [, , plain] = await refused({ options: { giftFormat: 'digital', giftNights: 1 }, price: 1 });
  const [, , upsold] = await refused({
    options: { giftFormat: 'digital', giftNights: 1, upsell: true },
    price: 1,
  });
  expect(upsold?.['price']).toBeGreaterThan(plain?.['price'] as number);
  const { body } = await asked(
    {
      productType: 'SINGLEVOUCHER',
      productId: '13',
      options: { giftFormat: 'digital', giftNights: 1, upsell: true },
    },
    'HALF',
  );
  expect(body.promoCodeReductionAmount).toBe(Math.floor((plain?.['price'] as number) / 2));
});

it('a card of an amount is sold at a discount only where its code says so', async () => {
  expect((await asked(CARD, 'GIVE15')).body.code).toBe('PROMO_CODE_NOT_HERE');
  expect((await refused({ ...CARD, promoCode: 'GIVE15', price: 8_500 })).slice(0, 2)).toEqual([
    409,
    'PROMO_CODE_NOT_HERE',
  ]);
  await givePromoCode(desk.db, { code: 'CARDS', products: ['giftCard'], kind: 'amount', value: 1_500 });
  expect((await buy(desk, { ...CARD, promoCode: 'CARDS', price: 8_500 })).priceInfo.totalPrice).toBe(8_500);
  await givePromoCode(desk.db, { code: 'GRATIS', products: ['giftCard'], value: 100 });
  const free = await buy(desk, { ...CARD, promoCode: 'GRATIS', price: 0 });
  expect(free.priceInfo.totalPrice).toBe(0);
  expect(await desk.db.query('select 1 from payments where sale_id = $1', [free.giftNumber])).toEqual([]);
});

it('a code that does not count is refused with its reason, before the sale and at it', async () => {
  await givePromoCode(desk.db, { code: 'DEAR', minimumCents: 50_000 });
  await givePromoCode(desk.db, { code: 'PAST', validUntil: '2030-05-01T00:00:00Z' });
  await givePromoCode(desk.db, { code: 'MINE', oncePerGuest: true });
  for (const [code, refusal] of [
    ['DEAR', 'PROMO_CODE_MINIMUM'],
    ['PAST', 'PROMO_CODE_EXPIRED'],
    ['NONE', 'PROMO_CODE_UNKNOWN'],
    ['two words', 'PROMO_CODE_UNKNOWN'],
  ] as const) {
    expect((await asked(BOX, code)).body.code).toBe(refusal);
    expect((await refused({ ...BOX, promoCode: code }))[1]).toBe(refusal);
  }
  expect((await refused({ ...BOX, promoCode: 'DEAR' }))[2]).toEqual({ minimum: 50_000 });
  expect((await refused({ ...BOX, promoCode: 'GIVE15' })).slice(0, 2)).toEqual([409, 'PRICE_CHANGED']);
  await buy(desk, { ...BOX, promoCode: 'MINE', price: 17_991 });
  expect((await refused({ ...BOX, promoCode: 'MINE', price: 17_991 }))[1]).toBe('PROMO_CODE_NOT_FOR_GUEST');
  const before = await usedOf('GIVE15');
  await refused({ ...BOX, promoCode: 'GIVE15', price: 16_992, payment: paying('declined') });
  expect(await usedOf('GIVE15')).toBe(before);
});

it('the books of these gifts agree', async () => {
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
});
