import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { GiftOrder, SoldGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { GiftCheckoutForm } from './gift-checkout.tsx';
import type { GiftCheckoutData } from './gift-data.ts';

const CARD: GiftCheckoutData = {
  product: {
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    label: 'Gift card',
    card: {
      markets: ['FR'],
      least: 3_000,
      most: 100_000,
      step: 1,
      amounts: [5_000, 15_000, 20_000],
      months: 12,
    },
    lines: [],
    nights: 0,
    adults: 2,
    validUntil: '2031-05-15',
    validMonths: 12,
    sellPrice: 15_000,
  },
  today: '2030-05-15',
  design: 'birthday',
  giftFormat: 'digital',
  formats: ['digital'],
  sleeves: [],
  country: 'FR',
  source: {},
  hosted: { pages: { once: ['card'] }, returnPath: '/checkout/return' },
  backUrl: '/giftcard/customization',
  redeemUrl: '/beneficiary/login',
  termsUrl: '/content/sales',
};

async function open(data = CARD) {
  const sellGift = vi.fn(async (_order: GiftOrder, _key: string) => goodAnswers().postGift as SoldGift);
  const tools = {
    client: { sellGift, pricePromo: vi.fn(), subElements: vi.fn() },
    now: () => TEST_NOW,
    makeKey: () => 'attempt',
    onSold: vi.fn(),
    here: () => '/checkout/gift',
    leaveToPay: vi.fn(),
    leave: vi.fn(),
  };
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const view = await render(<GiftCheckoutForm data={data} stay={stay} tools={tools} />);
  await waitFor(() => expect(view.container.querySelector('fieldset')).toHaveProperty('disabled', false));
  return { view, sellGift };
}

/** The card within the form: the one beside it is shown on wide screens alone. */
const card = ({ container }: Rendered) => container.querySelector<HTMLElement>('form [data-place]');
const artOf = (view: Rendered) => card(view)?.querySelector('[data-art]')?.getAttribute('data-art');

async function fill({ getByLabelText, user }: Rendered): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Keller'],
    ['E-mail address', 'anna@mail.example'],
  ] as const)
    await user.type(getByLabelText(label), text);
}

it('the card follows what is chosen and typed, and is ordered with it', async () => {
  const { view, sellGift } = await open();
  const { user, getByRole, getByLabelText } = view;
  expect(artOf(view)).toBe('birthday');
  expect(card(view)?.textContent).toMatch(/A gift for you150\s*€/);
  await user.click(getByRole('radio', { name: 'Christmas' }));
  expect(artOf(view)).toBe('christmas');
  await user.click(getByRole('button', { name: /^200\s*€$/ }));
  await user.type(getByLabelText('Your name on the voucher'), 'Anna');
  await user.type(getByLabelText('Your message'), 'Bon vent');
  expect(card(view)?.textContent).toMatch(/200\s*€Bon ventFrom Anna/);
  await user.click(getByRole('checkbox', { name: 'Do not show the amount on the card' }));
  expect(card(view)?.textContent).not.toContain('€');
  expect(card(view)?.textContent).toContain('Gift card');
  expect((await axe.run(view.container)).violations).toEqual([]);
  await fill(view);
  await user.click(getByRole('button', { name: /^Go to payment/ }));
  await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
  expect(sellGift.mock.calls[0]?.[0]).toMatchObject({
    design: 'christmas',
    hidesAmount: true,
    amount: 20_000,
    personalisation: { fromName: 'Anna', message: 'Bon vent' },
  });
});

it('a gift waits for a day of the giver’s choice, is valid from it on, and no other day is taken', async () => {
  const { view, sellGift } = await open();
  const { user, getByRole, getByLabelText } = view;
  await user.click(getByRole('checkbox', { name: /^Also send the voucher/ }));
  await user.type(getByLabelText('Name of the recipient'), 'Ben');
  expect(card(view)?.textContent).toContain('For Ben');
  await user.type(getByLabelText('E-mail address of the recipient'), 'ben@mail.example');
  await user.click(getByRole('radio', { name: 'On a day of my choice' }));
  await fill(view);
  const pay = () => user.click(getByRole('button', { name: /^Go to payment/ }));
  await pay();
  const day = getByLabelText('Day of sending');
  expect(day).toHaveAccessibleDescription(/Choose a day from tomorrow/);
  for (const wrong of ['2030-05-15', '2031-05-16']) {
    await user.fill(day, wrong);
    await pay();
    expect(day).toHaveAttribute('aria-invalid', 'true');
  }
  await user.fill(day, '2030-12-24');
  expect(view.container.querySelector('[aria-labelledby="checkout-stay"]')?.textContent).toMatch(
    /24 déc\. 2031/,
  );
  expect((await axe.run(view.container)).violations).toEqual([]);
  await pay();
  await waitFor(() => expect(sellGift).toHaveBeenCalledTimes(1));
  expect(sellGift.mock.calls[0]?.[0].recipient).toEqual({
    name: 'Ben',
    email: 'ben@mail.example',
    sendOn: '2030-12-24',
  });
});

it('an activity that its buyer uses has no card', async () => {
  const product = { ...CARD.product, productType: 'DIGITAL_ACTIVITY_ONLY' as const, label: 'Kayak' };
  const { view } = await open({ ...CARD, product, ownUse: true });
  expect(view.container.querySelector('[data-art]')).toBeNull();
});
