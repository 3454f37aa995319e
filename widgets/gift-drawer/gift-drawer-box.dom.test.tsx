import { expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { fakeGiftClient } from '@staykit/testing/fake-clients/fake-gift-client.ts';
import { testDrawer } from '@staykit/testing/test-widgets/gift-drawer.tsx';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const total = (view: Rendered, text: string) =>
  waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toBe(`Total ${text}`));
const box = (props: Partial<GiftDrawerProps> = {}) =>
  render(testDrawer({ productId: undefined as never, boxCode: 'ABCEBOX', ...props }));

it('a box goes to the checkout by its format and code [BOX-12]', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const view = await box({ navigate });
  await total(view, '99 €');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/checkout/gift?giftFormat=digital&code=ABCEBOX');
});

it('analytics are told of a box on its way to the checkout once, with what it comes to [ANALYTICS-06]', async () => {
  const track = vi.fn<(name: string, payload: object) => void>();
  const view = await box({ navigate: () => {}, track: track as never });
  await total(view, '99 €');
  await view.user.click(view.getByRole('radio', { name: /^By post/ }));
  await total(view, '104 €');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  const carts = track.mock.calls.filter(([name]) => name === 'add_to_cart');
  expect(carts).toEqual([
    [
      'add_to_cart',
      expect.objectContaining({ id: 'ABCEBOX', flow: 'gifting', quantity: 1, price: expect.any(Number) }),
    ],
  ]);
});

it('a box by post has the code of its format, and costs what sending it does', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const onFormat = vi.fn<(format: string) => void>();
  const view = await box({ navigate, onFormat });
  await total(view, '99 €');
  await view.user.click(view.getByRole('radio', { name: /^By post/ }));
  await total(view, '104 €');
  expect(onFormat.mock.calls).toEqual([['physical']]);
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/checkout/gift?giftFormat=physical&code=ABCBOX');
});

it.each<[string, Partial<GiftDrawerProps>, string]>([
  [
    'box that nobody knows',
    { client: fakeGiftClient({ boxFormats: async () => ({ box: undefined, hasPhysical: false }) }) },
    'NOT_FOUND',
  ],
  [
    'stay whose id the shop calls malformed',
    {
      boxCode: undefined as never,
      productId: '”31″',
      client: fakeGiftClient({
        giftPrices: () => Promise.reject(new StayError('BAD_REQUEST', 'productId: expected an id')),
      }),
    },
    'BAD_REQUEST',
  ],
])('a %s is told with the way to all stays, and leaves nothing to press in vain', async (_, props, code) => {
  const onError = vi.fn<(error: StayError) => void>();
  const searchUrl = 'https://shop.example/search?minisite=1042';
  const view = await box({ ...props, searchUrl, onError });
  expect((await view.findByRole('alert')).textContent).toContain('This gift is no longer available.');
  expect(view.getByRole<HTMLAnchorElement>('link', { name: 'See all stays' }).href).toBe(searchUrl);
  expect(view.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    'Close',
  ]);
  expect(onError.mock.calls.map(([error]) => error.code)).toEqual([code]);
});

it('a box that could not be asked for can be asked for again', async () => {
  const client = fakeGiftClient({ boxFormats: () => Promise.reject(new StayError('NETWORK', 'no answer')) });
  const view = await box({ client });
  expect(await view.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('in the page it is a group where it stands, and the focus goes there', async () => {
  const view = await box({ place: 'page' });
  const panel = await view.findByRole('group', { name: 'Personalise your gift' });
  if (matchMedia('(max-width: 767px)').matches) return;
  expect(view.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(panel);
});
