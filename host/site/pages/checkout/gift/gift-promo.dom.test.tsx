import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { GiftOrder, PromoOrder, SoldGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { GiftCheckoutForm } from './gift-checkout.tsx';
import type { GiftCheckoutData } from './gift-data.ts';
import type { GiftTools } from './use-gift-checkout.ts';

const BOX: GiftCheckoutData = {
  product: {
    productType: 'BOX',
    productId: 'SPAEBOX',
    label: 'Spa box',
    lines: ['One night'],
    nights: 0,
    adults: 2,
    validUntil: '2031-05-15',
    validMonths: 12,
    sellPrice: 12_990,
  },
  today: '2030-05-15',
  giftFormat: 'digital',
  formats: ['digital'],
  sleeves: [],
  country: 'FR',
  source: { minisiteId: 412 },
  hosted: { pages: { once: ['card'] }, returnPath: '/checkout/return' },
  backUrl: '/box/spa/SPAEBOX',
  redeemUrl: '/beneficiary/login',
  termsUrl: '/content/sales',
};
const refuse = (code: ErrorCode, details = {}) => Promise.reject(new StayError(code, 'no', details));

async function open(
  pricePromo: (order: PromoOrder) => Promise<number>,
  sell: (order: GiftOrder) => Promise<SoldGift> = async () => goodAnswers().postGift as SoldGift,
  promoCode?: string,
) {
  let keys = 0;
  const asked = vi.fn(pricePromo);
  const sellGift = vi.fn(sell);
  const tools = {
    client: { sellGift, pricePromo: asked, subElements: () => refuse('SERVER') },
    now: () => TEST_NOW,
    makeKey: () => `attempt-${(keys += 1)}`,
    onSold: vi.fn(),
    here: () => '/checkout/gift?product=SPAEBOX',
    leaveToPay: vi.fn(),
    leave: vi.fn(),
    ...(promoCode !== undefined && { promoCode }),
  } satisfies GiftTools;
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const view = await render(<GiftCheckoutForm data={BOX} stay={stay} tools={tools} />);
  await waitFor(() => expect(view.container.querySelector('fieldset')).toHaveProperty('disabled', false));
  return { view, tools, asked, sellGift };
}

async function enter(view: Rendered, code: string): Promise<void> {
  await view.user.click(view.getByRole('button', { name: 'I have a promo code' }));
  await view.user.type(view.getByLabelText('Promo code'), `${code}{Enter}`);
}
const payButton = (view: Rendered, amount: string) =>
  view.findByRole('button', { name: new RegExp(String.raw`^Go to payment of ${amount}\s*€$`) });

async function fill({ user, getByLabelText }: Rendered): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Keller'],
    ['E-mail address', 'anna@mail.example'],
  ] as const)
    await user.type(getByLabelText(label), text);
}

it('a promo code takes something off a gift, has a line of its own, is sent with the order, and can be taken out', async () => {
  const { view, asked, sellGift } = await open(async () => 1_299);
  await enter(view, ' give10 ');
  await payButton(view, '116,91');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      promoCode: 'GIVE10',
      productType: 'BOX',
      productId: 'SPAEBOX',
      minisiteId: 412,
    }),
    expect.anything(),
  );
  expect(view.getByText('Promo code GIVE10').nextElementSibling?.textContent).toMatch(/12,99\s*€/);
  expect((await axe.run(view.container)).violations).toEqual([]);
  await view.user.click(view.getByRole('button', { name: 'Remove the code' }));
  await payButton(view, '129,90');
  await enter(view, 'GIVE10');
  await fill(view);
  await view.user.click(await payButton(view, '116,91'));
  await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
  expect(sellGift.mock.calls[0]?.[0]).toMatchObject({ promoCode: 'GIVE10', price: 11_691 });
});

it.each([
  ['PROMO_CODE_EXPIRED', {}, /has expired/],
  ['PROMO_CODE_MINIMUM', { minimum: 20_000 }, /counts from 200\s*€ on/],
  ['PROMO_CODE_NOT_HERE', {}, /does not apply to this purchase/],
  ['PROMO_CODE_UNKNOWN', {}, /no discount on this gift/],
  ['SERVER', {}, /could not be checked/],
] as const)('a promo code of a gift that is refused with %s says why', async (code, details, text) => {
  const { view } = await open(() => refuse(code, details));
  await enter(view, 'GIVE10');
  await waitFor(() => expect(view.getByLabelText('Promo code')).toHaveAccessibleDescription(text));
  await payButton(view, '129,90');
});

it('the code of a link is applied by itself; where the sale refuses it, the giver is asked about the price without it', async () => {
  let isRefused = false;
  const { view, sellGift } = await open(
    async () => 1_299,
    async () => {
      if (isRefused) return goodAnswers().postGift as SoldGift;
      isRefused = true;
      return refuse('PROMO_CODE_USED_UP');
    },
    'GIVE10',
  );
  await payButton(view, '116,91');
  await fill(view);
  await view.user.click(await payButton(view, '116,91'));
  expect((await view.findByRole('dialog')).textContent).toMatch(/has been used up/);
  await view.user.click(view.getByRole('button', { name: 'Continue' }));
  await view.user.click(await payButton(view, '129,90'));
  await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(2));
  expect(sellGift.mock.calls[1]?.[0]).not.toHaveProperty('promoCode');
});

it('a code that counts from an amount on says from which, where the sale refuses it', async () => {
  const { view } = await open(
    async () => 1_299,
    () => refuse('PROMO_CODE_MINIMUM', { minimum: 20_000 }),
    'GIVE10',
  );
  await payButton(view, '116,91');
  await fill(view);
  await view.user.click(await payButton(view, '116,91'));
  expect((await view.findByRole('dialog')).textContent).toMatch(/counts from 200\s*€ on/);
});
