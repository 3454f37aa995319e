import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { fakeGiftClient } from '@staykit/testing/fake-clients/fake-gift-client.ts';
import { testDrawer } from '@staykit/testing/test-widgets/gift-drawer.tsx';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const radio = (view: Rendered, name: RegExp) => view.findByRole<HTMLInputElement>('radio', { name });
const NOTICE = 'When sent by post, your gift can come in a sleeve of your choice.';

async function byPost(props: Partial<GiftDrawerProps> = {}, hash = '') {
  const client = fakeGiftClient(props.client);
  const address = memoryAddress(hash, 'flow=gifting');
  const view = await render(testDrawer({ client, address, ...props }));
  const post = await radio(view, /^By post/);
  await waitFor(() => expect(post.disabled).toBe(false));
  const { asked } = client;
  const before = asked('subElements');
  if (!post.checked) await view.user.click(post);
  await view.findByRole('group', { name: 'Pochette' });
  return { view, address, asked, before };
}
const total = (view: Rendered, text: string) =>
  waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toBe(`Total ${text}`));

it('one of a category is chosen by cards, several by checkboxes [SLEEVE-01]', async () => {
  const { view } = await byPost();
  const inputs = (name: string) =>
    [...view.getByRole('group', { name }).querySelectorAll('input')].map(({ type }) => type);
  expect(inputs('Pochette')).toEqual(['radio', 'radio', 'radio']);
  expect(inputs('Petites attentions')).toEqual(['checkbox', 'checkbox']);
  const { violations } = await axe.run(view.container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('the second category begins with a standard that is chosen, another has none [SLEEVE-02]', async () => {
  const { view } = await byPost();
  const [first] = view.getByRole('group', { name: 'Pochette' }).querySelectorAll('input');
  expect(plain(first!.closest('label')!)).toContain('Standard');
  expect(first!.checked).toBe(true);
  const cards = view.getByRole('group', { name: 'Cards' });
  expect(plain(cards)).not.toContain('Standard');
  expect(cards.querySelector('input:checked')).toBeNull();
});

it('a card puts its id into the address, the standard says default [SLEEVE-05]', async () => {
  const { view, address } = await byPost();
  await view.user.click(await radio(view, /Bord de mer/));
  expect(new URLSearchParams(address.read().hash).get('sleeves')).toBe('7');
  await total(view, '97 €');
  await view.user.click(await radio(view, /Standard/));
  expect(new URLSearchParams(address.read().hash).get('sleeves')).toBe('default');
  await total(view, '94 €');
});

it('a card of a category without a standard is taken off by a second press', async () => {
  const { view, address } = await byPost();
  const card = await radio(view, /Anniversaire/);
  await view.user.click(card);
  await waitFor(() => expect(card.checked).toBe(true));
  await view.user.click(card);
  await waitFor(() => expect(card.checked).toBe(false));
  expect(address.read().hash).not.toContain('cards');
});

it('checkboxes put their ids into the address and take them out again [SLEEVE-04]', async () => {
  const { view, address } = await byPost();
  const treats = () => new URLSearchParams(address.read().hash).get('treats');
  const chocolates = view.getByRole('checkbox', { name: /Chocolats/ });
  const candle = view.getByRole('checkbox', { name: /Bougie/ });
  await view.user.click(chocolates);
  await view.user.click(candle);
  expect(treats()).toBe('4,5');
  await view.user.click(chocolates);
  expect(treats()).toBe('5');
  await view.user.click(candle);
  expect(treats()).toBeNull();
});

it('by e-mail a notice stands in the place of the sleeves [SLEEVE-06]', async () => {
  const { view } = await byPost();
  expect(plain(view.getByRole('dialog'))).not.toContain(NOTICE);
  await view.user.click(await radio(view, /^Digital/));
  expect(plain(view.getByRole('dialog'))).toContain(NOTICE);
  expect(view.queryByRole('group', { name: 'Pochette' })).toBeNull();
});

it('sleeves are asked for once the post is chosen, and once only [SLEEVE-08]', async () => {
  const { view, asked, before } = await byPost();
  expect(before).toBe(0);
  expect(asked('subElements')).toBe(1);
  await view.user.click(await radio(view, /^Digital/));
  await view.user.click(await radio(view, /^By post/));
  await view.findByRole('group', { name: 'Pochette' });
  expect(asked('subElements')).toBe(1);
});

it('a category has its name in the locale, an element its name, picture, price and our choice [SLEEVE-09]', async () => {
  const { view } = await byPost();
  const card = (await radio(view, /Bord de mer/)).closest('label')!;
  expect(plain(card)).toContain('3 €');
  expect(plain(card)).toContain('Our choice');
  expect(card.querySelector('img')!.getAttribute('src')).toBe('/api/images/7/small.avif');
  expect(plain((await radio(view, /Sommets/)).closest('label')!)).not.toContain('Our choice');
  expect(view.getByRole('group', { name: 'Cards' })).toBeTruthy();
});

it('the sleeve that is chosen is shown, 512 by 512 [GALLERY-11]', async () => {
  const { view } = await byPost({ picture: '/api/images/box/small.avif' });
  const shown = () => view.container.querySelector<HTMLImageElement>('img[width="512"][height="512"]')!;
  expect(shown().getAttribute('src')).toBe('/api/images/box/small.avif');
  await view.user.click(await radio(view, /Sommets/));
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/api/images/8/small.avif'));
});

it('what an address names is chosen, as far as there is such a thing, and goes to the checkout', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const { view } = await byPost({ navigate }, 'giftFormat=physical&sleeves=8&treats=5,99');
  await total(view, '106 €');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(navigate.mock.calls[0]![0]).toContain('giftFormat=physical');
  expect(navigate.mock.calls[0]![0]).toContain('sleeves=8,5');
});
