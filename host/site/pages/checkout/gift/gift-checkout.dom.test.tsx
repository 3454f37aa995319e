import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { GiftOrder, SoldGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { GiftCheckoutForm } from './gift-checkout.tsx';
import type { GiftCheckoutData } from './gift-data.ts';
import type { GiftTools } from './use-gift-checkout.ts';

const gift: SoldGift = {
  ...(goodAnswers().postGift as SoldGift),
  giftFormat: 'digital',
  code: '7K2M-9QXD-4RTB-W5HC',
  voucherUrl: '/api/gifts/voucher?token=secret',
  invoiceUrl: '/api/invoices?token=other',
};

const BOX: GiftCheckoutData = {
  product: {
    productType: 'BOX',
    productId: 'SPAEBOX',
    label: 'Spa box',
    lines: ['One night', 'Breakfast'],
    nights: 0,
    adults: 2,
    validUntil: '2031-05-15',
    validMonths: 12,
    sellPrice: 12_990,
    refPrice: 14_990,
  },
  today: '2030-05-15',
  giftFormat: 'digital',
  formats: ['digital', 'physical'],
  shipping: { FR: { shippingCost: 590 }, BE: { shippingCost: 590, internationalShippingFee: 690 } },
  dress: {
    categories: [
      { id: '2', description: 'Sleeves', names: { fr_FR: 'Pochettes' }, singleSelection: true },
      { id: '4', description: 'Extras', names: { fr_FR: 'Attentions' }, singleSelection: false },
    ],
    elements: [
      { id: '7', name: 'Sea', imageUrl: '', recommendedByWed: true, price: 300, categoryId: '2' },
      { id: '8', name: 'Snow', imageUrl: '', recommendedByWed: false, price: 300, categoryId: '2' },
      { id: '21', name: 'Chocolates', imageUrl: '', recommendedByWed: false, price: 490, categoryId: '4' },
    ],
  },
  sleeves: [],
  country: 'FR',
  source: { minisiteId: 412 },
  hosted: { pages: { once: ['card', 'ideal'] }, returnPath: '/checkout/return' },
  backUrl: '/box/spa/SPAEBOX',
  redeemUrl: '/beneficiary/login',
  termsUrl: '/content/sales',
};
const CARD: GiftCheckoutData = {
  ...BOX,
  product: {
    ...BOX.product,
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    card: {
      markets: ['FR'],
      least: 3_000,
      most: 100_000,
      step: 1,
      amounts: [5_000, 15_000, 20_000],
      months: 12,
    },
    lines: [],
    sellPrice: 15_000,
  },
};

const { promoCodeReductionAmount: _code, ...paidPrice } = gift.priceInfo;

/** The answer to an order: the price that was paid is the shop's to tell. */
const soldFor = async ({ options, price, amount = price }: GiftOrder): Promise<SoldGift> => ({
  ...gift,
  giftFormat: options.giftFormat,
  priceInfo: {
    ...paidPrice,
    sellPrice: amount,
    refPrice: amount,
    totalPrice: price,
    subElementsPrice: 0,
    ...(price > amount && { shippingCost: { amount: price - amount, internationalFee: 0 } }),
  },
});
/** Lines of the summary: what each says and costs. */
const costsOf = ({ container }: Rendered) =>
  Array.from(
    container.querySelector('[data-total]')?.parentElement?.children ?? [],
    (line) => line.textContent,
  );

const refuse =
  (code: ErrorCode, details = {}) =>
  () =>
    Promise.reject(new StayError(code, 'no', details));

async function open(data = BOX, sell: (order: GiftOrder) => Promise<SoldGift> = async () => gift) {
  let keys = 0;
  const sellGift = vi.fn((order: GiftOrder, _key: string) => sell(order));
  const tools = {
    client: { sellGift, pricePromo: refuse('PROMO_CODE_UNKNOWN'), subElements: vi.fn(async () => BOX.dress) },
    now: () => TEST_NOW,
    makeKey: () => `attempt-${(keys += 1)}`,
    onSold: vi.fn(),
    track: vi.fn(),
    here: () => '/checkout/gift?product=SPAEBOX',
    leaveToPay: vi.fn(),
    leave: vi.fn(),
  } satisfies GiftTools;
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const view = await render(<GiftCheckoutForm data={data} stay={stay} tools={tools} />);
  await waitFor(() => expect(view.container.querySelector('fieldset')).toHaveProperty('disabled', false));
  return { view, tools, sellGift };
}

async function fill({ getByLabelText, user }: Rendered): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Keller'],
    ['E-mail address', 'anna@mail.example'],
  ] as const)
    await user.type(getByLabelText(label), text);
}
const pay = (view: Rendered, name: RegExp = /^Go to payment/) =>
  view.user.click(view.getByRole('button', { name }));
const payLabel = (view: Rendered) => view.getByRole('button', { name: /^Go to payment/ }).textContent;

describe('what analytics are told of a gift', () => {
  it('is its sale, once it is sold and with all that was paid: not by whom, and no code', async () => {
    const { view, tools } = await open();
    await fill(view);
    expect(tools.track).not.toHaveBeenCalled();
    await pay(view);
    await waitFor(() => expect(tools.onSold).toHaveBeenCalledTimes(1));
    const item = { id: 'SPAEBOX', label: 'Spa box', flow: 'gifting', quantity: 1 };
    expect(tools.track.mock.calls).toEqual([['purchase', { ...item, price: 12_990, paid: 12_990 }]]);
    const told = JSON.stringify(tools.track.mock.calls);
    for (const secret of ['Anna', 'anna@mail.example', gift.code, gift.giftNumber, 'token'])
      expect(told).not.toContain(secret);
  });

  it('is nothing where it is not sold, and of a day with a partner that it is an activity', async () => {
    const refused = await open(BOX, refuse('PAYMENT_REFUSED'));
    await fill(refused.view);
    await pay(refused.view);
    await refused.view.findByRole('alert');
    expect(refused.tools.track).not.toHaveBeenCalled();
    await refused.view.unmount();
    const product = { ...BOX.product, productType: 'DIGITAL_ACTIVITY_ONLY' as const, productId: '13' };
    const { view, tools } = await open({ ...BOX, product });
    await fill(view);
    await pay(view);
    await waitFor(() => expect(tools.onSold).toHaveBeenCalledTimes(1));
    expect(tools.track).toHaveBeenCalledExactlyOnceWith(
      'purchase',
      expect.objectContaining({ id: '13', flow: 'activity' }),
    );
  });
});

describe('the form of a gift', () => {
  it('sells a stay without dates or travellers, for two people [VOUCHER-04]', async () => {
    const product = { ...BOX.product, productType: 'SINGLEVOUCHER' as const, productId: '31', nights: 1 };
    const { view, sellGift } = await open({ ...BOX, product });
    for (const label of [/dates/i, /travellers/i]) expect(view.queryByLabelText(label)).toBeNull();
    await fill(view);
    await pay(view);
    await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
    const { payment: _payment, ...order } = sellGift.mock.calls[0]![0];
    expect(order.options).toMatchObject({ giftAdults: 2, giftNights: 1 });
    expect(JSON.stringify(order)).not.toMatch(/check-?in|check-?out/i);
  });

  it('sells a digital gift with the words of its giver, and shows code and voucher', async () => {
    const { view, tools, sellGift } = await open();
    await view.user.type(view.getByLabelText('Your name on the voucher'), 'Anna');
    await view.user.type(view.getByLabelText('Your message'), 'Enjoy!');
    await view.user.click(view.getByLabelText(/Also send the voucher/));
    await view.user.type(view.getByLabelText('Name of the recipient'), 'Ben');
    await view.user.type(view.getByLabelText('E-mail address of the recipient'), 'ben@mail.example');
    await fill(view);
    expect((await axe.run(view.container)).violations).toEqual([]);
    await pay(view);
    await waitFor(() =>
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Your gift is ready'),
    );
    expect(sellGift.mock.calls[0]?.[0]).toMatchObject({
      productType: 'BOX',
      productId: 'SPAEBOX',
      options: { giftFormat: 'digital', sleeves: [] },
      price: 12_990,
      buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
      recipient: { name: 'Ben', email: 'ben@mail.example' },
      personalisation: { fromName: 'Anna', message: 'Enjoy!' },
      minisiteId: 412,
    });
    expect(view.getByText('7K2M-9QXD-4RTB-W5HC')).toBeTruthy();
    const voucher = view.getByRole('link', { name: 'Open the voucher (PDF)' });
    expect(voucher.getAttribute('href')).toBe('/api/gifts/voucher?token=secret');
    expect(view.getByText(/ben@mail.example/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(view.getByRole('heading', { level: 1 })));
    expect(tools.onSold).toHaveBeenCalledTimes(1);
    expect((await axe.run(view.container)).violations).toEqual([]);
  });

  it('asks for sleeves and attentions once the physical format is chosen, and never before [PAPI-26]', async () => {
    const { dress: _dress, ...bare } = BOX;
    const { view, tools } = await open(bare);
    expect(tools.client.subElements).not.toHaveBeenCalled();
    expect(view.queryByRole('group', { name: 'Pochettes' })).toBeNull();
    await view.user.click(view.getByLabelText(/By post/));
    await view.findByRole('group', { name: 'Pochettes' });
    expect(tools.client.subElements).toHaveBeenCalledOnce();
    expect(tools.client.subElements).toHaveBeenCalledWith('physical', expect.anything());
  });

  it('asks for an address by post, adds dress and postage, and prints no words', async () => {
    const { view, sellGift } = await open();
    await view.user.click(view.getByLabelText(/By post/));
    expect(payLabel(view)).toMatch(/135,80/);
    expect(view.queryByLabelText('Your message')).toBeNull();
    await view.user.click(view.getByLabelText(/Snow/));
    await view.user.click(view.getByLabelText(/Sea/));
    await view.user.click(view.getByLabelText(/Chocolates/));
    expect(payLabel(view)).toMatch(/143,70/);
    await view.user.selectOptions(view.getByLabelText('Country'), 'BE');
    expect(payLabel(view)).toMatch(/150,60/);
    expect(view.getByLabelText<HTMLInputElement>('Postcode').maxLength).toBe(20);
    await fill(view);
    await pay(view);
    await waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('First and last name')));
    expect(sellGift).not.toHaveBeenCalled();
    for (const [label, text] of [
      ['First and last name', 'Ben Moreau'],
      ['Street and number', 'Kerkstraat 1'],
      ['Postcode', '1000'],
      ['Town', 'Brussel'],
    ] as const)
      await view.user.type(view.getByLabelText(label), text);
    await pay(view);
    await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
    const [order] = sellGift.mock.calls[0]!;
    expect(order).toMatchObject({
      productId: 'SPABOX',
      price: 15_060,
      shippingAddress: {
        name: 'Ben Moreau',
        street: 'Kerkstraat 1',
        zipCode: '1000',
        city: 'Brussel',
        country: 'BE',
      },
    });
    expect(order.options.sleeves?.map(({ id }) => id)).toEqual(['7', '21']);
    expect(order.personalisation).toBeUndefined();
  });

  it('takes the amount of a card, and refuses one that no card has', async () => {
    const { view, sellGift } = await open(CARD);
    expect(payLabel(view)).toMatch(/150/);
    const amount = view.getByLabelText<HTMLInputElement>(/Amount in euros/);
    await view.user.clear(amount);
    await view.user.type(amount, '5000');
    await fill(view);
    await pay(view);
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await view.user.click(view.getByRole('button', { name: /^200/ }));
    await pay(view);
    await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
    expect(sellGift.mock.calls[0]?.[0]).toMatchObject({ amount: 20_000, price: 20_000 });
  });

  it('shows what was paid once it is sold: of a card its amount, by post with the postage', async () => {
    const { view, tools } = await open(CARD, soldFor);
    await fill(view);
    await pay(view);
    await view.findByText('7K2M-9QXD-4RTB-W5HC');
    expect(costsOf(view)).toEqual(['Your gift150\u00a0€', 'Total150\u00a0€']);
    expect(tools.track.mock.calls).toEqual([
      ['purchase', expect.objectContaining({ id: 'GIFTCARD', price: 15_000, paid: 15_000 })],
    ]);
    await view.unmount();

    const posted = await open({ ...CARD, giftFormat: 'physical' }, soldFor);
    await fill(posted.view);
    for (const [label, text] of [
      ['First and last name', 'Ben Moreau'],
      ['Street and number', '1 quai du Port'],
      ['Postcode', '74000'],
      ['Town', 'Annecy'],
    ] as const)
      await posted.view.user.type(posted.view.getByLabelText(label), text);
    await pay(posted.view);
    await posted.view.findByText('7K2M-9QXD-4RTB-W5HC');
    expect(costsOf(posted.view)).toEqual([
      'Your gift150\u00a0€',
      'Delivery5,90\u00a0€',
      'Total155,90\u00a0€',
    ]);
  });

  it('asks about another price, and pays it with a press of its own', async () => {
    const prices: number[] = [];
    const { view, sellGift } = await open(BOX, async ({ price }) => {
      prices.push(price);
      if (price !== 13_990)
        throw new StayError('PRICE_CHANGED', 'no', { price: 13_990, previousPrice: price });
      return gift;
    });
    await fill(view);
    await pay(view);
    await view.findByRole('dialog');
    await view.user.click(view.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(payLabel(view)).toMatch(/139,90/));
    expect(prices).toEqual([12_990]);
    await pay(view);
    await view.findByText('7K2M-9QXD-4RTB-W5HC');
    expect(prices).toEqual([12_990, 13_990]);
    expect(sellGift.mock.calls.map(([, key]) => key)).toEqual(['attempt-1', 'attempt-2']);
  });

  it('leads back to its page when another price is not wanted, and keeps nothing that was typed [QUOTE-13] [QUOTE-14]', async () => {
    const { view, tools } = await open(BOX, async ({ price }) => {
      throw new StayError('PRICE_CHANGED', 'no', { price: 13_990, previousPrice: price });
    });
    await fill(view);
    await pay(view);
    await view.findByRole('dialog');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(tools.leave).toHaveBeenCalledExactlyOnceWith(BOX.backUrl));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    const typed = [...view.container.querySelectorAll<HTMLInputElement>('input[autocomplete]')];
    expect(typed.length).toBeGreaterThan(3);
    expect(typed.map(({ value }) => value).join('')).toBe('');
  });

  it('keeps what was typed after a refused payment', async () => {
    const { view } = await open(BOX, refuse('PAYMENT_REFUSED'));
    await fill(view);
    await pay(view);
    await view.findByText('Your payment was refused');
    expect(view.getByLabelText<HTMLInputElement>('First name').value).toBe('Anna');
  });

  it.each(['PAYMENT_TIMEOUT', 'NETWORK'] as const)(
    'sends the same order with the same key after %s, and nothing else',
    async (code) => {
      let times = 0;
      const { view, sellGift } = await open(BOX, async () => {
        if ((times += 1) === 1) throw new StayError(code, 'no');
        return gift;
      });
      await fill(view);
      await pay(view);
      const again = await view.findByRole('button', { name: 'Try again' });
      expect(view.container.querySelector('fieldset')).toHaveProperty('disabled', true);
      await view.user.click(again);
      await view.findByText('7K2M-9QXD-4RTB-W5HC');
      expect(sellGift.mock.calls[1]).toEqual(sellGift.mock.calls[0]);
    },
  );

  it('says so where the gift is sold no more', async () => {
    const { view } = await open(BOX, refuse('NOT_FOUND'));
    await fill(view);
    await pay(view);
    const title = await view.findByRole('heading', { name: 'This gift is no longer on sale' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });
});
