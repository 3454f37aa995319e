import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, buyCard, redeemAtPrice } from '../fixtures/gift-desk.ts';
import { openSellingDesk, type SellingDesk } from '../fixtures/selling-desk.ts';
import { checkLedger } from '../payment/ledger/check-ledger.ts';
import { givePromoCode } from '../selling/promo/fixtures/give-promo-code.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';
import { giftRest, refundGift } from './refund-gift.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 60 });
  await givePromoCode(desk.db, { code: 'TWENTY', kind: 'amount', value: 2_000 });
}, 60_000);
afterAll(() => desk.close());

async function use(code: string, query: Record<string, string> = {}): Promise<string> {
  const { status, bookingNumber = '' } = await redeemAtPrice(desk, code, await desk.quote('10', query));
  expect(status).toBe(201);
  return bookingNumber;
}

/** A stay that got cheaper after it was booked, so that its gift did not need to pay all of it. */
async function getsCheaper(bookingNumber: string, cents: number): Promise<void> {
  await desk.db.query(
    `update bookings set stay = jsonb_set(stay, '{priceInfo,totalPrice}',
      to_jsonb((stay->'priceInfo'->>'totalPrice')::integer - $2::integer)) where number = $1`,
    [bookingNumber, cents],
  );
}

it('nothing is left of a gift that a promo code helped to pay the stay', async () => {
  const { totalPrice } = (await desk.quote('10')).priceInfo!;
  // 1,500 less than the stay: the code pays that part alone.
  const { code, giftNumber } = await buyCard(desk, totalPrice - 1_500);
  const bookingNumber = await use(code, { promoCode: 'TWENTY' });
  expect(await giftRest(desk.db, giftNumber)).toEqual({
    remainingCents: 0,
    refundableCents: 0,
    bookingNumber,
  });
});

it('what is left of a gift goes back at what was paid for it', async () => {
  await givePromoCode(desk.db, { code: 'CARDS', products: ['giftCard'], kind: 'amount', value: 9_000 });
  const { totalPrice } = (await desk.quote('10')).priceInfo!;
  const gift = await buy(desk, {
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    options: { giftFormat: 'digital', giftNights: 0 },
    amount: totalPrice,
    promoCode: 'CARDS',
    price: totalPrice - 9_000,
  });
  const bookingNumber = await use(gift.code);
  await getsCheaper(bookingNumber, totalPrice - 3_000);
  expect(await giftRest(desk.db, gift.giftNumber)).toEqual({
    remainingCents: totalPrice - 3_000,
    refundableCents: Math.floor(((totalPrice - 3_000) * (totalPrice - 9_000)) / totalPrice),
    bookingNumber,
  });
});

it('what a guest paid on top of a gift is not counted as paid back to its giver', async () => {
  const { totalPrice } = (await desk.quote('10')).priceInfo!;
  const { code, giftNumber } = await buyCard(desk, totalPrice - 2_000);
  const bookingNumber = await use(code);
  const difference = async () =>
    (
      await desk.db.query<{ cents: number }>(
        'select difference_cents as cents from gift_redemptions where booking_number = $1',
        [bookingNumber],
      )
    )[0]?.cents;
  expect(await difference()).toBe(2_000);
  await getsCheaper(bookingNumber, 3_000);
  const { refundableCents } = await giftRest(desk.db, giftNumber);
  expect(refundableCents).toBe(3_000);
  await refundGift(desk.parts, giftNumber, refundableCents);
  expect(await difference()).toBe(-3_000);
});

it('a gift that is refunded as a whole still has its invoice, and the note that cancels all of it', async () => {
  const gift = await buy(desk, {
    productType: 'BOX',
    productId: 'SPABOX',
    options: { giftFormat: 'physical', sleeves: [{ id: '9', name: 'Velours rouge', imageUrl: '/x.avif' }] },
    shippingAddress: { name: 'Ben', street: '1 rue', zipCode: '1000', city: 'Bruxelles', country: 'BE' },
    price: 12_990 + 450 + 590 + 690,
  });
  const invoices = () =>
    desk.post<{ invoices: { kind: string; totalAmount: number }[] }>('/api/invoices/recipient', {
      token: gift.invoiceUrl?.split('token=').at(-1),
      name: 'Anna Keller',
    });
  expect((await invoices()).status).toBe(200);
  await refundGift(desk.parts, gift.giftNumber, gift.priceInfo.totalPrice);
  const { status, body } = await invoices();
  expect(status).toBe(200);
  expect(body.invoices.map(({ kind, totalAmount }) => [kind, totalAmount])).toEqual([
    ['invoice', 14_720],
    ['credit', -14_720],
  ]);
});

it('the books of refunded gifts agree', async () => {
  const others = (await auditSales(desk.db, desk.clock.now)).filter(Boolean);
  expect(others).toEqual([]);
  expect(await checkLedger(desk.db)).toEqual([]);
});
