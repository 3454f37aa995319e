import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { QuoteRequest } from '@staykit/client/product/product-quote.ts';
import { keepTexts } from '@staykit/elements/element/keep-texts.ts';
import { waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { translatePage } from '@staykit/testing/translate-page.ts';
import type { CheckoutData } from '../checkout-data.ts';
import {
  booking,
  data,
  openCheckout,
  quote as anyQuote,
  refuse,
  type GivenTools,
  fill,
} from '../fixtures/open-checkout.tsx';

const { promoCodeReductionAmount: _code, ...stay } = anyQuote.priceInfo!;
const plain: OfferQuote = {
  ...anyQuote,
  quoteId: 'plain-quote',
  priceInfo: { ...stay, sellPrice: 26_000, refPrice: 26_000, totalPrice: 26_000 },
};
const cheaper: OfferQuote = {
  ...plain,
  quoteId: 'cheaper-quote',
  priceInfo: { ...plain.priceInfo!, totalPrice: 23_400, promoCodeReductionAmount: 2_600 },
};
/** The shop: one code takes something off. */
const shop = async ({ promoCode }: QuoteRequest): Promise<OfferQuote> =>
  promoCode === 'LAKE10' ? cheaper : plain;

async function open(
  quoteStay: (request: QuoteRequest) => Promise<OfferQuote> = shop,
  more: Partial<CheckoutData> = {},
  given: GivenTools = {},
) {
  const asked = vi.fn(quoteStay);
  const keepPromo = vi.fn();
  const opened = await openCheckout(
    { ...given, keepPromo, client: { quoteStay: asked } },
    { quote: plain, ...more },
  );
  return { ...opened, asked, keepPromo };
}

async function enter(view: Rendered, code: string): Promise<HTMLInputElement> {
  await view.user.click(view.getByRole('button', { name: 'I have a promo code' }));
  const field = view.getByLabelText<HTMLInputElement>('Promo code');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await view.user.type(field, `${code}{Enter}`);
  return field;
}
const payButton = (view: Rendered, amount: string) =>
  view.findByRole('button', { name: new RegExp(`^Go to payment of ${amount}\\s*€$`) });

describe('a promo code at the checkout', () => {
  it('is typed in any case, shows what it saves and the new total, and is booked with', async () => {
    const { view, asked, keepPromo, bookStay } = await open();
    await enter(view, ' lake10 ');
    const told = await view.findByRole('group', { name: 'Promo code' });
    await waitFor(() => expect(document.activeElement).toBe(told));
    expect(told.textContent).toMatch(/26\s*€ off with your promo code/);
    expect(told.textContent).toMatch(/LAKE10 · Total 234\s*€/);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ productId: '31', promoCode: 'LAKE10' });
    expect(keepPromo).toHaveBeenCalledExactlyOnceWith('LAKE10');
    expect(view.getByText('Promo code LAKE10').nextElementSibling?.textContent).toMatch(/26\s*€$/);
    expect((await axe.run(view.container)).violations).toEqual([]);
    await fill(view);
    await view.user.click(await payButton(view, '234'));
    await view.findByText(booking.bookingNumber);
    expect(bookStay.mock.calls[0]?.[0]).toMatchObject({ quoteId: 'cheaper-quote', price: 23_400 });
  });

  it('gives the new total on a page that the browser translated', async () => {
    const stop = keepTexts(document.body);
    const { view } = await open();
    translatePage(view.container);
    await view.user.click(view.getByRole('button', { name: 'I have a promo code' }));
    translatePage(view.container);
    await view.user.type(view.getByLabelText<HTMLInputElement>('Promo code'), 'LAKE10{Enter}');
    await payButton(view, '234');
    expect(view.container.querySelector('[data-total] dd')!.textContent).toMatch(/^234\s*€$/);
    expect(view.container.textContent).not.toMatch(/260\s*€/);
    stop();
  });

  it('is taken off again: the price is the old one, and the button that opens the field has the focus', async () => {
    const { view, asked, keepPromo } = await open();
    await enter(view, 'LAKE10');
    await payButton(view, '234');
    await view.user.click(view.getByRole('button', { name: 'Remove the code' }));
    await payButton(view, '260');
    const opener = view.getByRole('button', { name: 'I have a promo code' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(keepPromo).toHaveBeenLastCalledWith(undefined);
    expect(asked.mock.calls.at(-1)?.[0].promoCode).toBeUndefined();
    expect(view.queryByText(/^Promo code LAKE10/)).toBeNull();
  });

  it.each([
    ['{Shift}', 'as you received it', 0],
    ['two words', 'as you received it', 0],
    ['OTHER', 'gives no discount on this stay', 1],
  ])('that is %j says so at its field, and leaves the price alone', async (typed, text, calls) => {
    const { view, asked, keepPromo } = await open();
    const field = await enter(view, typed);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
    expect(document.activeElement).toBe(field);
    expect(asked).toHaveBeenCalledTimes(calls);
    expect(keepPromo).not.toHaveBeenCalled();
    await payButton(view, '260');
  });

  it('that could not be checked can be tried again', async () => {
    let down = true;
    const { view } = await open((request) => (down ? refuse('NETWORK') : shop(request)));
    const field = await enter(view, 'LAKE10');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/could not be checked/));
    down = false;
    await view.user.click(view.getByRole('button', { name: 'Use this code' }));
    await payButton(view, '234');
  });

  it('pays nothing while it is being checked', async () => {
    let answer: (quote: OfferQuote) => void = () => undefined;
    const { view, bookStay } = await open(() => new Promise((resolve) => (answer = resolve)));
    await enter(view, 'LAKE10');
    const pay = await payButton(view, '260');
    await waitFor(() => expect(pay.ariaBusy).toBe('true'));
    pay.focus();
    await view.user.keyboard('{Enter}');
    answer(cheaper);
    await payButton(view, '234');
    expect(bookStay).not.toHaveBeenCalled();
  });

  it('does not hide that the stay itself costs something else now: the guest is asked', async () => {
    const { view } = await open(async () => ({
      ...cheaper,
      priceInfo: { ...cheaper.priceInfo!, sellPrice: 30_000, totalPrice: 27_000 },
    }));
    await enter(view, 'LAKE10');
    const dialog = await view.findByRole('dialog');
    expect(dialog.textContent).toContain('now higher.');
    await view.user.click(view.getByRole('button', { name: 'Continue' }));
    await payButton(view, '270');
  });

  it('ends with a way back where the stay is sold no more', async () => {
    const { view } = await open(async () => ({ bookable: false }));
    await enter(view, 'LAKE10');
    await view.findByText(/No more availabilities/);
  });

  it('of the address is there from the start, or says why it is not', async () => {
    const start = { ...data.start, promoCode: 'LAKE10' };
    const { view, asked } = await open(shop, { start, quote: cheaper, promoCode: 'LAKE10' });
    expect(view.getByRole('group', { name: 'Promo code' })).toBeTruthy();
    await payButton(view, '234');
    expect(asked).not.toHaveBeenCalled();
    await view.unmount();
    const other = await open(shop, { start: { ...data.start, promoCode: 'OTHER' } });
    const field = await other.view.findByLabelText<HTMLInputElement>('Promo code');
    expect(field.value).toBe('OTHER');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/gives no discount on this stay/));
    expect(document.activeElement).not.toBe(field);
  });

  it('counts before a gift: what the gift leaves is asked for anew', async () => {
    const priceWithGift = vi.fn(async (_code: string, quoteId: string) => ({
      priceInfo: plain.priceInfo!,
      difference: quoteId === 'cheaper-quote' ? 3_400 : 6_000,
    }));
    const gifts = { priceWithGift, redeemGift: async () => booking };
    const { view } = await open(shop, {}, { gifts, giftCode: '9GQX6DMU3AHRY7E2' });
    await payButton(view, '60');
    await enter(view, 'LAKE10');
    await payButton(view, '34');
    expect(view.getByRole('group', { name: 'Gift' }).textContent).toMatch(/The gift covers 200\s*€/);
  });

  it.each([
    [{ code: 'PROMO_CODE_EXPIRED' }, /has expired/],
    [{ code: 'PROMO_CODE_USED_UP' }, /has been used up/],
    [{ code: 'PROMO_CODE_NOT_HERE' }, /does not apply to this purchase/],
    [{ code: 'PROMO_CODE_UNKNOWN' }, /gives no discount on this stay/],
    [{ code: 'PROMO_CODE_MINIMUM', minimum: 30_000 }, /counts from 300\s*€ on/],
    [{ code: 'OF_A_LATER_SHOP' }, /gives no discount on this stay/],
  ])('that the shop refuses with %j says why', async (promoCodeRefusal, text) => {
    const { view } = await open(async () => ({ ...plain, promoCodeRefusal }));
    const field = await enter(view, 'LAKE10');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    await payButton(view, '260');
  });

  it('of the shop, in the address or in the link that led here, is asked for by the browser, after a gift', async () => {
    const start = { ...data.start, promoCode: 'LAKE10' };
    const first = await open(shop, { start });
    await payButton(first.view, '234');
    expect(first.keepPromo).toHaveBeenCalledExactlyOnceWith('LAKE10');
    await first.view.unmount();
    const priceWithGift = async (_code: string, quoteId: string) => ({
      priceInfo: plain.priceInfo!,
      difference: quoteId === 'cheaper-quote' ? 3_400 : 6_000,
    });
    const gifts = { priceWithGift, redeemGift: async () => booking };
    const { view } = await open(shop, {}, { gifts, giftCode: '9GQX6DMU3AHRY7E2', promoCode: 'LAKE10' });
    await payButton(view, '34');
  });

  it('that counts no more when the stay is paid is told with the price without it, and is not sent again', async () => {
    let refused = false;
    const bookStay = vi.fn(async () => {
      if (refused) return booking;
      refused = true;
      return refuse('PROMO_CODE_NOT_FOR_GUEST');
    });
    const asked = vi.fn(shop);
    const keepPromo = vi.fn();
    const { view } = await openCheckout(
      { keepPromo, client: { quoteStay: asked, bookStay } },
      { start: { ...data.start, promoCode: 'LAKE10' }, quote: cheaper, promoCode: 'LAKE10' },
    );
    await fill(view);
    await view.user.click(await payButton(view, '234'));
    const dialog = await view.findByRole('dialog');
    expect(dialog.textContent).toMatch(/once per person, or for a first purchase only/);
    expect((await axe.run(dialog)).violations).toEqual([]);
    expect(keepPromo).toHaveBeenLastCalledWith(undefined);
    await view.user.click(view.getByRole('button', { name: 'Continue' }));
    await view.user.click(await payButton(view, '260'));
    await view.findByText(booking.bookingNumber);
    expect(asked.mock.calls.at(-1)?.[0].promoCode).toBeUndefined();
  });

  it('that takes off all leaves nothing to pay: the stay is booked without a payment', async () => {
    const free = {
      ...cheaper,
      priceInfo: { ...cheaper.priceInfo!, totalPrice: 0, promoCodeReductionAmount: 26_000 },
    };
    const { view } = await open(async () => free);
    await enter(view, 'LAKE10');
    await view.findByRole('button', { name: 'Book' });
    expect(view.queryByRole('radio', { name: /card/i })).toBeNull();
  });
});
