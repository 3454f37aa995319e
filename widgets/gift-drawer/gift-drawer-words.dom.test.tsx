import { expect, it, vi } from 'vitest';
import { GIFT_FORM_KEY } from '@staykit/core/gift/gift-form.ts';
import { memoryStorage, testDrawer } from '@staykit/testing/test-widgets/gift-drawer.tsx';
import { act, render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { GiftDetail, GiftDrawerMethods, GiftDrawerProps } from './gift-drawer.props.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const name = (view: Rendered) => view.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ });
const message = (view: Rendered) => view.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
const offer = (view: Rendered) => view.user.click(view.getByRole('button', { name: 'Offer' }));

async function drawer(props: Partial<GiftDrawerProps> = {}) {
  const onGift = vi.fn<(gift: GiftDetail) => void>();
  const navigate = vi.fn<(url: string) => void>();
  const view = await render(testDrawer({ onGift, navigate, ...props }));
  await waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toContain('€'));
  return { view, onGift, navigate };
}
const gone = (view: Rendered) => waitFor(() => expect(view.queryByRole('dialog')).toBeNull());

it('words are kept, the drawer closes, and the gift is told once [PERSONALISE-07]', async () => {
  const storage = memoryStorage();
  const { view, onGift, navigate } = await drawer({ storage });
  await view.user.fill(name(view), 'Ana');
  await view.user.fill(message(view), 'Enjoy');
  await offer(view);
  await gone(view);
  expect(JSON.parse(storage.kept[GIFT_FORM_KEY]!)).toEqual({
    fromName: { value: 'Ana', error: null },
    message: { value: 'Enjoy', error: null },
  });
  expect(onGift).toHaveBeenCalledTimes(1);
  expect(onGift.mock.calls[0]![0].fields).toMatchObject({ fromName: 'Ana', message: 'Enjoy' });
  // The words are in no address.
  expect(navigate.mock.calls[0]![0]).not.toMatch(/Ana|Enjoy/);
});

it('a stay is given without dates or travellers, for two people [VOUCHER-04]', async () => {
  const { view, onGift, navigate } = await drawer();
  expect(view.queryByRole('button', { name: /dates|travellers/i })).toBeNull();
  await offer(view);
  await gone(view);
  expect(view.queryByRole('alert')).toBeNull();
  expect(onGift).toHaveBeenCalledTimes(1);
  const { searchParams } = new URL(navigate.mock.calls[0]![0], 'https://shop.example');
  expect(searchParams.get('giftAdult')).toBe('2');
  expect([...searchParams.keys()].filter((key) => /^(checkin|checkout|night|[acb])$/.test(key))).toEqual([]);
});

it('words that were kept stand in the drawer when it opens again [PERSONALISE-10]', async () => {
  const storage = memoryStorage();
  let methods: GiftDrawerMethods | undefined;
  const { view } = await drawer({ storage, onGift: () => false, expose: (given) => (methods = given) });
  await view.user.fill(name(view), 'Ana');
  await offer(view);
  await gone(view);
  storage.kept[GIFT_FORM_KEY] = storage.kept[GIFT_FORM_KEY]!.replace('Ana', 'Ana Lou');
  await act(() => methods!.show());
  expect(name(view).value).toBe('Ana Lou');
});

it('an emptied form takes away what was kept [PERSONALISE-08]', async () => {
  const kept = JSON.stringify({
    fromName: { value: 'Ana', error: null },
    message: { value: '', error: null },
  });
  const storage = memoryStorage({ [GIFT_FORM_KEY]: kept });
  const { view } = await drawer({ storage });
  expect(name(view).value).toBe('Ana');
  await view.user.fill(name(view), '');
  await offer(view);
  await gone(view);
  expect(storage.kept).toEqual({});
});

it('with a name that is none nothing is kept and nobody leaves [PERSONALISE-09] [PERSONALISE-17]', async () => {
  const storage = memoryStorage();
  const { view, onGift, navigate } = await drawer({ storage });
  await view.user.fill(name(view), '123');
  // By the keyboard: the field is not left before the gift is offered.
  await act(() => view.getByRole('button', { name: 'Offer' }).click());
  await waitFor(() => expect(plain(view.getByRole('dialog'))).toContain('Only text is expected'));
  expect(name(view).getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(name(view)));
  expect([onGift, navigate].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  expect(storage.kept).toEqual({});
});

it('a field is checked when it is left [PERSONALISE-17]', async () => {
  const { view } = await drawer();
  await view.user.fill(name(view), 'A1');
  expect(plain(view.getByRole('dialog'))).not.toContain('Only text is expected');
  await view.user.click(message(view));
  await waitFor(() => expect(plain(view.getByRole('dialog'))).toContain('Only text is expected'));
});

it('nothing has to be written, and a gift by post has nothing to write [PERSONALISE-06]', async () => {
  const { view, onGift } = await drawer();
  await waitFor(() =>
    expect(view.getByRole<HTMLInputElement>('radio', { name: /^By post/ }).disabled).toBe(false),
  );
  await view.user.click(view.getByRole('radio', { name: /^By post/ }));
  expect(view.queryByRole('textbox')).toBeNull();
  await view.user.click(view.getByRole('radio', { name: /^Digital/ }));
  expect(name(view).value + message(view).value).toBe('');
  await offer(view);
  await gone(view);
  expect(onGift).toHaveBeenCalledTimes(1);
});

it('a name has to be given where the page says so', async () => {
  const { view, navigate } = await drawer({ mandatory: true });
  await offer(view);
  await waitFor(() => expect(plain(view.getByRole('dialog'))).toContain('Mandatory field'));
  expect(navigate).not.toHaveBeenCalled();
});

it('says how long a message may be [PERSONALISE-14]', async () => {
  const { view } = await drawer();
  expect(plain(view.getByRole('dialog'))).toContain('Max. 180 characters');
  const told = message(view).getAttribute('aria-describedby')!;
  expect(plain(view.container.querySelector(`[id="${told}"]`)!)).toBe('Max. 180 characters');
});

it('a letter too many is refused, and told of for a second [PERSONALISE-16]', async () => {
  const { view } = await drawer();
  await view.user.fill(name(view), 'x'.repeat(40));
  const error = 'The field is limited to 40 characters';
  expect(plain(view.getByRole('dialog'))).not.toContain(error);
  vi.useFakeTimers();
  try {
    await view.user.type(name(view), 'y');
    expect(name(view).value).toBe('x'.repeat(40));
    await vi.advanceTimersByTimeAsync(20);
    expect(plain(view.getByRole('dialog'))).toContain(error);
    await vi.advanceTimersByTimeAsync(900);
    expect(plain(view.getByRole('dialog'))).toContain(error);
    await vi.advanceTimersByTimeAsync(120);
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(plain(view.getByRole('dialog'))).not.toContain(error));
  await view.user.fill(message(view), 'z'.repeat(200));
  expect(message(view).value).toBe('z'.repeat(180));
});

it('labels say that they are optional unless examples stand in the fields [PERSONALISE-15]', async () => {
  const { view } = await drawer();
  expect(view.getByRole('textbox', { name: 'Your name (optional)' })).toBeTruthy();
  expect(view.getByRole('textbox', { name: 'Your message (optional)' })).toBeTruthy();
  await view.unmount();
  const shown = await drawer({ placeholders: true });
  expect(shown.view.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
  expect(message(shown.view).placeholder).not.toBe('');
});

it('analytics are told of the gift once, when it is offered [PANALYTICS-05]', async () => {
  const track = vi.fn<(name: string, payload: unknown) => void>();
  const { view } = await drawer({ track: track as never });
  await view.user.fill(name(view), '123');
  await offer(view);
  expect(track).not.toHaveBeenCalled();
  await view.user.fill(name(view), 'Ana');
  await offer(view);
  const told = track.mock.calls.filter(([name]) => name === 'personalization_item');
  expect(told).toEqual([['personalization_item', { giftFormat: 'digital' }]]);
});

it('a page opens and closes it, and a gift without a product is told to the page alone', async () => {
  let methods: GiftDrawerMethods | undefined;
  const onGift = vi.fn<(gift: GiftDetail) => void>();
  const navigate = vi.fn<(url: string) => void>();
  const view = await render(
    testDrawer({
      productId: undefined as never,
      open: false,
      button: true,
      onGift,
      navigate,
      expose: (given) => (methods = given),
    }),
  );
  expect(view.queryByRole('dialog')).toBeNull();
  await act(() => methods!.show());
  expect(view.getAllByRole('radio')).toHaveLength(1);
  await act(() => methods!.hide());
  await gone(view);
  await view.user.click(view.getByRole('button', { name: 'Personalise your gift' }));
  await offer(view);
  expect(onGift).toHaveBeenCalledExactlyOnceWith({
    fields: { giftFormat: 'digital', fromName: '', message: '' },
  });
  expect(navigate).not.toHaveBeenCalled();
});
