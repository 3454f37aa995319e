import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, buyCard, redeemAtPrice } from '../fixtures/gift-desk.ts';
import { openSellingDesk, type SellingDesk } from '../fixtures/selling-desk.ts';
import { checkLedger } from '../payment/ledger/check-ledger.ts';
import { givePromoCode } from '../selling/promo/fixtures/give-promo-code.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';
import { giftRest, paidShare, refundGift } from './refund-gift.ts';

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

describe('what was paid for a part of a gift', () => {
  it.each([
    // worth, paid, used, goes back
    [17_900, 16_110, 12_836, 4_557],
    [17_900, 1_790, 13_689, 421],
    [17_900, 17_900, 12_836, 5_064],
    [17_900, 16_110, 0, 16_110],
    [17_900, 16_110, 17_900, 0],
    [10_000, 0, 4_000, 0],
    [1, 1, 0, 1],
    [3, 1, 1, 0],
  ])('a worth of %i that cost %i and of which %i is used: %i goes back', (worth, paid, used, back) => {
    expect(paidShare(worth - used, worth, paid)).toBe(back);
  });

  it('with what was used, at its price, is never more than was paid, however often a rest goes back', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 5 }), (sold, price, rests) => {
        const bought = Math.min(price, sold);
        let [worth, paid] = [sold, bought];
        for (const rest of rests) {
          const part = Math.min(rest, worth);
          const back = paidShare(part, worth, paid);
          worth -= part;
          paid -= back;
          expect(back).toBeLessThanOrEqual(part);
        }
        const used = sold === 0 ? 0 : Math.floor((worth * bought) / sold);
        expect(bought - paid + used).toBeLessThanOrEqual(bought);
      }),
    );
  });
});

describe('a gift that was bought with a promo code', () => {
  let desk: SellingDesk;
  beforeAll(async () => {
    desk = await openSellingDesk({ stock: 200 });
    for (const percent of [10, 50, 90])
      await givePromoCode(desk.db, { code: `OFF${percent}`, products: ['giftCard', 'box'], value: percent });
  }, 60_000);
  afterAll(() => desk.close());

  const refund = async (number: string): Promise<number> => {
    const { refundableCents } = await giftRest(desk.db, number);
    if (refundableCents > 0) await refundGift(desk.parts, number, refundableCents);
    return refundableCents;
  };
  const agree = async () => {
    expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
    expect(await checkLedger(desk.db)).toEqual([]);
  };

  it.each([10, 50, 90])(
    'at %i per cent gives back the paid part of its rest; after the stay is cancelled its code is worth what was used',
    async (percent) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 10_000 }), async (more) => {
          const quote = await desk.quote('10');
          const amount = quote.priceInfo!.totalPrice + more;
          const paid = amount - Math.floor((amount * percent) / 100);
          const gift = await buy(desk, {
            productType: 'GIFTCARD',
            productId: 'GIFTCARD',
            options: { giftFormat: 'digital', giftNights: 0 },
            amount,
            promoCode: `OFF${percent}`,
            price: paid,
          });
          const { bookingNumber = '' } = await redeemAtPrice(desk, gift.code, quote);
          const rest = await refund(gift.giftNumber);
          expect(rest).toBe(Math.floor((more * paid) / amount));
          expect((await giftRest(desk.db, gift.giftNumber)).remainingCents).toBe(rest > 0 ? 0 : more);
          await agree();
          await desk.post(`/api/bookings/${bookingNumber}/cancel`, { email: 'ben@mail.example' });
          const { body } = await desk.post<{ amount: number }>('/api/beneficiary/lookup', {
            code: gift.code,
          });
          expect(body.amount).toBe(rest > 0 ? amount - more : amount);
          await agree();
          const whole = await refund(gift.giftNumber);
          expect(rest + whole).toBe(paid);
          await agree();
        }),
        { numRuns: 4, examples: [[0], [4_211]] },
      );
    },
    60_000,
  );
});
