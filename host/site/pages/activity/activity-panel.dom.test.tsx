import axe from 'axe-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import type { Track } from '@staykit/analytics/track.ts';
import type { ActivityPrice } from '@staykit/core/offer/activity/activity-detail.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { ActivityPanel } from './activity-panel.tsx';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});

const price = (adults: number, sellPrice: number): ActivityPrice => ({
  sellPrice,
  paxComposition: { adults },
});
const ONE_OR_TWO = { '1': price(1, 5_000), '2': price(2, 9_900) };

async function open(hash = '', prices: Record<string, ActivityPrice> = ONE_OR_TWO) {
  const address = memoryAddress(hash);
  const navigate = vi.fn<(url: string) => void>();
  const track = vi.fn<(name: string, payload: object) => void>();
  const view = await render(
    <ActivityPanel
      data={{ id: '55', label: 'Kayak', prices, checkoutUrl: '/checkout/activity' }}
      stay={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' }}
      tools={{ address, navigate, track: track as Track }}
    />,
  );
  return { view, address, navigate, track, a: () => new URLSearchParams(address.read().hash).get('a') };
}
const text = (view: Rendered) => (view.container.textContent ?? '').replaceAll('\u00a0', ' ');
const button = (view: Rendered, name: string) => view.getByRole('button', { name });

it('an activity costs so much a person, rounded up, and so much in all [ACTIVITY-07]', async () => {
  const { view } = await open('', { '2': price(2, 9_900) });
  view.getByRole('group', { name: /^Participants/ });
  expect(view.getByRole('status').textContent).toBe('2');
  expect(text(view)).toContain('50 € per person');
  expect(view.container.querySelector('[data-total]')?.textContent).toBe('99\u00a0€');
});

it('an activity that costs less than before says so from 5 % on [PRICE-09] [BOOKING-21]', async () => {
  const reduced = async (sellPrice: number) => {
    const { view } = await open('', { '2': { ...price(2, sellPrice), refPrice: 10_000 } });
    const shown = text(view);
    await view.unmount();
    return /-\d+%/.exec(shown)?.[0];
  };
  expect(await reduced(9_501)).toBeUndefined();
  expect(await reduced(9_500)).toBe('-5%');
});

it('an activity is bought to be given or for oneself [ACTIVITY-08]', async () => {
  const { view } = await open();
  button(view, 'Offer');
  button(view, 'Buy for myself');
  expect((await axe.run(view.container)).violations).toEqual([]);
});

it('each way asks how the voucher is received, for oneself or not [ACTIVITY-09]', async () => {
  const { view } = await open();
  for (const [name, ownUse] of [
    ['Offer', 'false'],
    ['Buy for myself', 'true'],
  ] as const) {
    await view.user.click(button(view, name));
    const dialog = await view.findByRole('dialog');
    expect(dialog.querySelector('[data-own-use]')?.getAttribute('data-own-use')).toBe(ownUse);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  }
});

it('a voucher of an activity is digital, and no other [ACTIVITY-10]', async () => {
  const { view } = await open();
  await view.user.click(button(view, 'Offer'));
  await view.findByRole('dialog', { name: 'How would you like to receive it?' });
  const [option, ...others] = view.getAllByRole<HTMLInputElement>('radio');
  expect(others).toEqual([]);
  expect([option?.value, option?.checked]).toEqual(['digital', true]);
  view.getByText('Digital voucher');
  button(view, 'Continue');
});

it('nobody is asked before a press; closing leads nowhere, continuing closes and goes on [ACTIVITY-11]', async () => {
  const { view, navigate } = await open();
  expect(view.queryByRole('dialog')).toBeNull();
  await view.user.click(button(view, 'Offer'));
  await view.findByRole('dialog');
  await view.user.click(button(view, 'Close'));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(navigate).not.toHaveBeenCalled();
  await view.user.click(button(view, 'Offer'));
  await view.user.click(await view.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(navigate).toHaveBeenCalledOnce();
});

it('the checkout is told the activity and how many, and own use alone is named [ACTIVITY-12] [ACTIVITY-13]', async () => {
  const { view, navigate } = await open('a=1');
  await view.user.click(button(view, 'Offer'));
  await view.user.click(await view.findByRole('button', { name: 'Continue' }));
  expect(navigate).toHaveBeenLastCalledWith('/checkout/activity#id=55&a=1');
  await view.user.click(button(view, 'Participants: one more'));
  await view.user.click(button(view, 'Buy for myself'));
  await view.user.click(await view.findByRole('button', { name: 'Continue' }));
  expect(navigate).toHaveBeenLastCalledWith('/checkout/activity?customType=OWN_USE#id=55&a=2');
});

it('analytics are told once of an activity on its way to the checkout, at the price of all [ANALYTICS-06]', async () => {
  const { view, track, navigate } = await open('a=2');
  await view.user.click(button(view, 'Offer'));
  await view.findByRole('dialog');
  expect(track).not.toHaveBeenCalled();
  await view.user.click(button(view, 'Continue'));
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  const item = { id: '55', label: 'Kayak', price: 9_900, flow: 'activity', quantity: 1 };
  expect(track.mock.calls).toEqual([['add_to_cart', item]]);
});

it('another number of people is told in the address, and beyond the most nothing happens [ACTIVITY-17]', async () => {
  const { view, a } = await open('utm=x');
  expect(view.getByRole('status').textContent).toBe('1');
  expect(a()).toBeNull();
  await view.user.click(button(view, 'Participants: one more'));
  expect(a()).toBe('2');
  expect(view.getByRole('status').textContent).toBe('2');
  expect(text(view)).toContain('99 €');
  expect((button(view, 'Participants: one more') as HTMLButtonElement).disabled).toBe(true);
});

it('the number of people of the address is taken over, also when it changes', async () => {
  const { view, address } = await open('a=2');
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('2'));
  address.visit({ hash: 'a=1' });
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('1'));
});

it('an activity without a price is not sold here, and says what to do', async () => {
  const { view } = await open('', {});
  expect(view.queryAllByRole('button')).toEqual([]);
  view.getByText(/Call us/);
});
