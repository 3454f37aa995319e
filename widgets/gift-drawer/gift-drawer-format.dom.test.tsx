import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import es from '@staykit/messages/es_ES.json';
import fr from '@staykit/messages/fr_FR.json';
import { fakeGiftClient, voucherPrices } from '@staykit/testing/fake-clients/fake-gift-client.ts';
import { testDrawer } from '@staykit/testing/test-widgets/gift-drawer.tsx';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const physical = (view: Rendered) => view.findByRole<HTMLInputElement>('radio', { name: /^By post/ });
const labelOf = (radio: HTMLElement) => plain(radio.closest('label')!);
const total = (view: Rendered, text: string) =>
  waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toBe(`Total ${text}`));
const open = (props: Partial<GiftDrawerProps> = {}) => render(testDrawer(props));
const shipping = (answer: () => Promise<ShippingCosts | undefined>) =>
  fakeGiftClient({ shippingCosts: answer });

it('a giver chooses a format, writes a few words, sees what it costs and offers it [PERSONALISE-05]', async () => {
  const view = await open({
    client: fakeGiftClient({
      giftPrices: async () => voucherPrices({ prices: [voucherPrices().prices[0]!] }),
    }),
  });
  expect(await view.findByRole('dialog', { name: 'Personalise your gift' })).toBeTruthy();
  await total(view, '89 €');
  expect(view.getAllByRole('radio')).toHaveLength(2);
  expect(view.getByRole('textbox', { name: /^Your name/ })).toBeTruthy();
  expect(view.getByRole('textbox', { name: /^Your message/ })).toBeTruthy();
  expect(view.getByRole('button', { name: 'Offer' })).toBeTruthy();
  const { violations } = await axe.run(view.container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('the post is not offered, and says why, where nobody knows what it costs [PERSONALISE-02]', async () => {
  const view = await open({ client: shipping(async () => undefined) });
  const radio = await physical(view);
  await waitFor(() =>
    expect(labelOf(radio)).toContain('Victim of its success, the physical format is coming back soon!'),
  );
  expect(radio.disabled).toBe(true);
  await total(view, '89 €');
});

it('the post costs --- until that is known [PERSONALISE-03]', async () => {
  const answer = Promise.withResolvers<ShippingCosts>();
  const view = await open({ client: shipping(() => answer.promise) });
  const radio = await physical(view);
  expect(labelOf(radio)).toContain('---');
  expect(radio.disabled).toBe(true);
  answer.resolve({ FR: { shippingCost: 500 } });
  await waitFor(() => expect(radio.disabled).toBe(false));
  expect(labelOf(radio)).not.toContain('---');
});

it('the post tells what it adds, and that it is free where it adds nothing [PERSONALISE-04]', async () => {
  const view = await open({
    client: shipping(async () => ({ FR: { shippingCost: 500, internationalShippingFee: 0 } })),
  });
  const radio = await physical(view);
  await waitFor(() => expect(labelOf(radio)).toContain('+5 €'));
  await view.user.click(radio);
  await total(view, '94 €');
  await view.unmount();
  const free = await open({ client: shipping(async () => ({ FR: { shippingCost: 0 } })) });
  await waitFor(async () => expect(labelOf(await physical(free))).toContain('Free delivery'));
  expect(plain(free.container)).not.toContain('+0');
});

it('a gift that is not made for the post is given by e-mail alone', async () => {
  const view = await open({
    client: fakeGiftClient({ giftPrices: async () => voucherPrices({ giftFormats: ['digital'] }) }),
  });
  const radio = await physical(view);
  await waitFor(() => expect(labelOf(radio)).toContain('Victim of its success'));
  await view.unmount();
  const italian = await open({ locale: 'it_IT' });
  await total(italian, '89 €');
  expect(italian.queryByRole('radio', { name: /^By post/ })).toBeNull();
});

it('e-mail is there at once, and the post takes the days that the shop says [SLEEVE-14] [SLEEVE-15]', async () => {
  const view = await open();
  expect(labelOf(await view.findByRole('radio', { name: /^Digital/ }))).toContain('Instant, by e-mail');
  await waitFor(async () => expect(labelOf(await physical(view))).toContain('2–4 working days'));
  await view.unmount();
  const { GIFT_SHOP } = await import('@staykit/core/gift/gift-shop.ts');
  const other = await open({ shop: { ...GIFT_SHOP, physicalWorkingDays: { min: 2, max: 3 } } });
  await waitFor(async () => expect(labelOf(await physical(other))).toContain('2–3 working days'));
});

it('whoever receives it can choose among as many stays as the shop says [PRODUCT-45]', async () => {
  const spanish = { locale: 'es_ES', messages: es } as const;
  const view = await open(spanish);
  await waitFor(() => expect(plain(view.getByRole('dialog'))).toContain('5000'));
  await view.unmount();
  const { GIFT_SHOP } = await import('@staykit/core/gift/gift-shop.ts');
  const other = await open({ ...spanish, shop: { ...GIFT_SHOP, choiceOfStays: 7200 } });
  await waitFor(() => expect(plain(other.getByRole('dialog'))).toContain('7200'));
  expect(plain(other.getByRole('dialog'))).not.toContain('5000');
});

it('thousands are parted as the country parts them [PRODUCT-45]', async () => {
  const view = await open({ messages: fr });
  await waitFor(() => expect(view.getByRole('dialog').textContent).toContain('5\u202f000 séjours'));
});

it('other nights have their price, and stand in the address [PERSONALISE-20]', async () => {
  const address = memoryAddress('', 'flow=gifting');
  const navigate = vi.fn<(url: string) => void>();
  const view = await open({ address, navigate });
  await total(view, '89 €');
  await view.user.click(view.getByRole('radio', { name: '2 nights' }));
  await total(view, '169 €');
  expect(address.read().hash).toBe('giftNights=2');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    '/checkout/gift?giftFormat=digital&id=31&giftNights=2&giftAdult=2',
  );
});

it('agents sell a voucher by bucket, nobody else does [PERSONALISE-21]', async () => {
  const address = memoryAddress('', 'flow=gifting');
  const view = await open({ careMode: true, address });
  await total(view, '89 €');
  const buckets = view.getByRole('radiogroup', { name: 'Nights included' });
  expect(buckets.querySelectorAll('input')).toHaveLength(3);
  await view.user.click(view.getByRole('radio', { name: 'Every night of the year' }));
  await total(view, '119 €');
  expect(address.read().hash).toBe('bucket=3');
  await view.unmount();
  const normal = await open();
  await total(normal, '89 €');
  expect(normal.queryByRole('radiogroup', { name: 'Nights included' })).toBeNull();
});

it('every night of the year, which was chosen on the page, is in the price and in the checkout', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const view = await open({ address: memoryAddress('upsell=availability&giftNights=2'), navigate });
  await total(view, '199 €');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(navigate.mock.calls[0]![0]).toContain('upsell=availability');
});

it('a price that failed to come is asked for again', async () => {
  const { StayError } = await import('@staykit/values/errors/catalogue.ts');
  const giftPrices = vi
    .fn<() => Promise<ReturnType<typeof voucherPrices>>>()
    .mockResolvedValue(voucherPrices())
    .mockRejectedValueOnce(new StayError('SERVER', 'answered 500'));
  const onError = vi.fn<(error: { code: string }) => void>();
  const view = await open({ client: fakeGiftClient({ giftPrices }), onError });
  expect((await view.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(view.getByRole<HTMLButtonElement>('button', { name: 'Offer' }).disabled).toBe(true);
  expect(onError.mock.calls.map(([{ code }]) => code)).toEqual(['SERVER']);
  await view.user.click(view.getByRole('button', { name: 'Try again' }));
  await total(view, '89 €');
});
