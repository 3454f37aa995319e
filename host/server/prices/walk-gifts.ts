import { expect } from 'vitest';
import { activityCheckoutLink } from '@staykit/core/offer/activity/activity-checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { formatAmount, formatMoney } from '@staykit/core/price/money.ts';
import { giftBody, type SoldGift } from '@staykit/gateway/fixtures/gift-desk.ts';
import { cardPrices, checkoutPrices, priceTag, shownHtml } from './read-prices.ts';
import type { WalkedShop } from './walked-shop.ts';

const locale = 'fr_FR';
const ADDRESS = { name: 'Bo', street: '1 rue Haute', zipCode: '75001', city: 'Paris', country: 'FR' };
const SHARED_CODE = 'WALKER';

/** A gift as it is ordered, with what its checkout tells before. */
interface Order {
  productType: 'SINGLEVOUCHER' | 'BOX' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY';
  productId: string;
  options: { giftFormat: 'digital' | 'physical'; giftNights: number; giftAdults?: number };
  amount?: number;
  shippingAddress?: typeof ADDRESS;
  promoCode?: string;
}

let buyers = 0;

/** Buys a gift, and compares its total in the checkout, the answer, the mail, the invoice and the books, in cents. */
async function buyAndCompare(
  shop: WalkedShop,
  order: Order,
  price: number,
  checkout?: string,
): Promise<SoldGift> {
  const where = JSON.stringify(order);
  const total = formatAmount(price, locale);
  if (checkout !== undefined) {
    const told = checkoutPrices(await shop.page(checkout));
    expect(told, `checkout of ${where}`).toEqual({ total, button: total });
  }
  buyers += 1;
  const email = `giver-${buyers}@mail.example`;
  const buyer = { firstName: 'Anna', lastName: 'Keller', email };
  const sold = await shop.order<SoldGift>('/api/gifts', giftBody({ ...order, price, buyer }));
  expect(sold.priceInfo.totalPrice, where).toBe(price);
  expect((await shop.mailsTo(email)).get('voucher-giver'), `mail of ${where}`).toContain(total);
  const ledger = await shop.ledgerOf(sold.giftNumber);
  expect(ledger.get('provider'), `books of ${where}`).toBe(price);
  expect(
    [...ledger.values()].reduce((sum, cents) => sum + cents, 0),
    'books are even',
  ).toBe(0);
  // An invoice writes all cents.
  const invoice = (await shop.pdf(sold.invoiceUrl ?? '')).replaceAll(/\s/g, '');
  expect(invoice, `invoice of ${where}`).toContain(`${(price / 100).toFixed(2).replace('.', ',')}€`);
  const voucher = await shop.pdf(sold.voucherUrl);
  if (order.amount === undefined) expect(voucher).not.toContain('€');
  else
    expect(voucher.replaceAll(/\s/g, ''), `voucher of ${where}`).toContain(
      formatAmount(order.amount, locale).replaceAll(/\s/g, ''),
    );
  return sold;
}

/** What a promo code takes off. */
async function reduction(
  shop: WalkedShop,
  { productType, productId, options, amount }: Order,
): Promise<number> {
  const asked = {
    promoCode: SHARED_CODE,
    productType,
    productId,
    options,
    locale,
    ...(amount && { amount }),
  };
  const { promoCodeReductionAmount } = await shop.post<{ promoCodeReductionAmount: number }>(
    '/api/gifts/promo',
    asked,
  );
  expect(promoCodeReductionAmount).toBeGreaterThan(0);
  return promoCodeReductionAmount;
}

/** Vouchers of the list: card, page, checkout and sale. */
export async function walkVouchers(shop: WalkedShop, pages: number): Promise<number> {
  let seen = 0;
  for (let page = 0; page < pages; page += 1)
    for (const [id, card] of cardPrices(await shop.page(`/search?flow=gifting&a=2&page=${page}`))) {
      const { sellPrice, nights } = await shop.get<{ sellPrice: number; nights?: number }>(
        `/api/weekend/${id}/detail.json?flow=gifting&adult=2&locale=${locale}`,
      );
      expect(card.total, `card of ${id}`).toBe(formatMoney(sellPrice, locale));
      seen += 1;
      // Activities of the list are sold for the people that their own page asks for.
      if (nights === undefined) continue;
      const product = priceTag(shownHtml(await shop.page(`/product/${id}?flow=gifting`)));
      expect(product.total, `page of ${id}`).toBe(formatAmount(sellPrice, locale));
      expect(product.percent, `promotion of ${id}`).toBe(card.percent);
      const start = { productType: 'SINGLEVOUCHER', productId: id, giftFormat: 'digital' } as const;
      const link = giftCheckoutLink(CHECKOUT_ROUTES.gifting, { ...start, giftNights: nights, giftAdults: 2 });
      const order: Order = {
        ...start,
        options: { giftFormat: 'digital', giftNights: nights, giftAdults: 2 },
      };
      if (seen % 6 === 0) await buyAndCompare(shop, order, sellPrice, link);
      else expect(checkoutPrices(await shop.page(link)).total).toBe(formatAmount(sellPrice, locale));
    }
  return seen;
}

/** Activities of their list: card, page and checkout, with one of each ten bought. */
export async function walkActivities(shop: WalkedShop, pages: number): Promise<number> {
  let seen = 0;
  for (let page = 0; page < pages; page += 1)
    for (const [id, card] of cardPrices(await shop.page(`/activity-search?a=2&page=${page}`))) {
      const link = activityCheckoutLink(CHECKOUT_ROUTES.activity, { id, pax: 2 }).replace('#', '?');
      const told = checkoutPrices(await shop.page(link));
      const order: Order = {
        productType: 'DIGITAL_ACTIVITY_ONLY',
        productId: id,
        options: { giftFormat: 'digital', giftNights: 0, giftAdults: 2 },
      };
      const price = await shop.askedFor(giftBody({ ...order }));
      expect(told.total, `checkout of ${id}`).toBe(formatAmount(price, locale));
      expect(card.total, `card of ${id}`).toBe(formatMoney(price, locale));
      if (seen % 10 === 0) await buyAndCompare(shop, order, price, link);
      seen += 1;
    }
  return seen;
}

/** Boxes and cards: with and without a promo code, by mail and by post. */
export async function walkBoxesAndCards(shop: WalkedShop): Promise<number> {
  await shop.promoCode(SHARED_CODE);
  let seen = 0;
  for (const { kind, code, price, slug } of shop.gifts) {
    if (kind !== 'box') continue;
    const options = { giftFormat: 'digital', giftNights: 1 } as const;
    const order: Order = { productType: 'BOX', productId: code, options };
    const page = shownHtml(await shop.page(`/box/${slug}/${code}`));
    expect(page, `page of ${code}`).toContain(formatMoney(price, locale));
    const link = giftCheckoutLink(CHECKOUT_ROUTES.gifting, {
      productType: 'BOX',
      productId: code,
      giftFormat: 'digital',
    });
    await buyAndCompare(shop, order, price, link);
    const less = price - (await reduction(shop, order));
    await buyAndCompare(shop, { ...order, promoCode: SHARED_CODE }, less);
    seen += 2;
    const posted: Order = {
      ...order,
      productId: code.replace(/EBOX$/, 'BOX'),
      options: { ...options, giftFormat: 'physical' },
      shippingAddress: ADDRESS,
    };
    const postedPrice = await shop.askedFor(giftBody({ ...posted }));
    // Some are sold by e-mail alone.
    if (Number.isNaN(postedPrice)) continue;
    expect(postedPrice, 'the parcel costs something').toBeGreaterThan(price);
    await buyAndCompare(shop, posted, postedPrice);
    seen += 1;
  }
  for (const amount of [5_000, 12_345, 100_000]) {
    const start = { productType: 'GIFTCARD', productId: 'GIFTCARD', giftFormat: 'digital', amount } as const;
    const order: Order = { ...start, options: { giftFormat: 'digital', giftNights: 0 } };
    await buyAndCompare(shop, order, amount, giftCheckoutLink(CHECKOUT_ROUTES.gifting, start));
    await buyAndCompare(shop, { ...order, promoCode: SHARED_CODE }, amount - (await reduction(shop, order)));
    seen += 2;
  }
  return seen;
}
