import { expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { DayStatus } from '@staykit/values/offer/day-status.ts';
import type { Extra } from '@staykit/core/offer/extra.ts';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { boxProduct, fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { extra } from '@staykit/testing/fixtures/products.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, within, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxProps } from '../booking-box.props.ts';
import { BOOKING_PANELS } from '../booking-parts.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const dinner = (changes: Partial<Extra> = {}): Extra => ({ ...extra(), ...changes });

async function gift(props: Partial<BookingBoxProps> = {}, hash = 'giftNights=1') {
  const client = fakeBookingClient(props.client);
  const address = memoryAddress(hash, 'flow=gifting');
  const view = await render(
    testBox({ criteria: criteria({ flow: 'gifting' }), address, productUrl: '/product', ...props, client }),
  );
  await waitFor(() => expect(client.callsOf('giftPrices')).toHaveLength(1));
  return { view, client, address };
}
const price = (view: Rendered, text: string) =>
  waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toContain(text));

it('a gift has a price by nights and no dates, and with every night included it costs more [UPSELL-03]', async () => {
  const { view, client } = await gift();
  await price(view, '89 €');
  expect(view.queryByRole('button', { name: /^Dates/ })).toBeNull();
  await view.user.click(await view.findByRole('checkbox'));
  await price(view, '109 €');
  await view.user.click(view.getByRole('radio', { name: '2 nights' }));
  await price(view, '190 €');
  expect(client.callsOf('fetchProductQuote')).toHaveLength(0);
});

it('the upsell stands in the address as availability or none, and nothing else is one [UPSELL-02]', async () => {
  const { view, address } = await gift({}, 'giftNights=1&upsell=yes');
  const box = await view.findByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  await view.user.click(box);
  await waitFor(() => expect(address.read().hash).toContain('upsell=availability'));
  await view.user.click(box);
  await waitFor(() => expect(address.read().hash).toContain('upsell=none'));
});

it('its days are included, with a supplement, or not available, and marked so [UPSELL-01] [CAL-33]', async () => {
  const statuses: Record<string, DayStatus> = {
    '2030-05-20': 'included',
    '2030-05-21': 'supplement',
    '2030-05-22': 'notAvailable',
  };
  const giftDays = async () => ({
    ok: true as const,
    value: new Map(
      Object.entries(statuses).map(([day, status]) => [
        day,
        { day, minLos: 1, displayTotalPrice: 9000, status },
      ]),
    ),
  });
  const { view } = await gift(
    { client: fakeBookingClient({ giftDays }) },
    'giftNights=1&upsell=availability',
  );
  const day = (date: string) => view.container.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
  await waitFor(() => expect(plain(day('2030-05-20'))).toContain('Included in the gift'));
  expect(plain(day('2030-05-21'))).toContain('With a supplement');
  expect(plain(day('2030-05-22'))).toContain('Not available');
  expect(day('2030-05-22').getAttribute('aria-disabled')).toBe('true');
  expect(day('2030-05-20').getAttribute('aria-disabled')).toBe('false');
  expect(plain(view.container)).toContain('✓ Included in the gift · + With a supplement · – Not available');
});

it('an experiment switches the upsell, whatever the address asks for [EXPERIMENT-04] [UPSELL-04]', async () => {
  const off = await gift({ variants: { upsellAvailability: false } }, 'giftNights=1&upsell=availability');
  await price(off.view, '89 €');
  expect(off.view.queryByRole('checkbox')).toBeNull();
  await off.view.unmount();
  const on = await gift({ variants: { upsellAvailability: true } });
  expect(await on.view.findByRole('checkbox')).toBeTruthy();
});

it('a gift is offered with extras for one night alone [UPSELL-08]', async () => {
  const product = boxProduct({ extras: [dinner()] });
  const one = await gift({ product });
  expect(await one.view.findByRole('button', { name: /^Add/ })).toBeTruthy();
  await one.view.unmount();
  const two = await gift({ product }, 'giftNights=2');
  await price(two.view, '160 €');
  expect(two.view.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('the price of a gift that failed to come is asked for again', async () => {
  const { StayError } = await import('@staykit/values/errors/catalogue.ts');
  const { giftPrices: answer } = fakeBookingClient();
  const giftPrices = vi.fn(answer).mockRejectedValueOnce(new StayError('SERVER', 'answered 500'));
  const { view } = await gift({ client: fakeBookingClient({ giftPrices }) });
  await view.user.click(await view.findByRole('button', { name: 'Try again' }));
  await price(view, '89 €');
});

it('a giver whose calendar or its days failed to come reads it, and asks again', async () => {
  const { giftDays: answer } = fakeBookingClient();
  const giftDays = vi.fn(answer).mockRejectedValueOnce(new StayError('SERVER', 'answered 500'));
  const here = vi.spyOn(BOOKING_PANELS.giftDays, 'here', 'get').mockReturnValue(undefined);
  const load = vi.spyOn(BOOKING_PANELS.giftDays, 'load').mockRejectedValueOnce(new Error('out of reach'));
  try {
    const { view } = await gift(
      { client: fakeBookingClient({ giftDays }) },
      'giftNights=1&upsell=availability',
    );
    for (const loads of [1, 2]) {
      const said = await view.findByRole('alert');
      expect(plain(said)).toContain('The days covered by the gift could not be loaded.');
      expect(load).toHaveBeenCalledTimes(loads);
      await view.user.click(within(said).getByRole('button', { name: 'Try again' }));
    }
    await waitFor(() => expect(giftDays).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(view.queryByRole('alert')).toBeNull());
    await view.unmount();
  } finally {
    here.mockRestore();
    load.mockRestore();
  }
});

it('a stay is given by a button where the page has a place for it', async () => {
  const onGift = vi.fn<() => void>();
  const { view } = await gift({ onGift });
  await price(view, '89 €');
  await view.user.click(view.getByRole('button', { name: 'Offer' }));
  expect(onGift).toHaveBeenCalledTimes(1);
});

const DATED = 'checkin=2030-06-10&checkout=2030-06-12&night=2&a=3&c=0&b=0';
const dated = (extras: Extra[], navigate: (url: string) => void, hash = DATED) =>
  testBox({
    product: boxProduct({ extras }),
    productUrl: '/product',
    address: memoryAddress(hash),
    navigate,
  });

it('an extra costs what it does for the chosen nights [UPSELL-09]', async () => {
  const two = await render(dated([dinner()], () => {}));
  await waitFor(() => expect(plain(two.container)).toContain('+28 €'));
  expect(two.container.querySelector('img[src*="thumbnail"]')).not.toBeNull();
  await two.unmount();
  const three = await render(dated([dinner()], () => {}, DATED.replace('12&night=2', '13&night=3')));
  await waitFor(() => expect(plain(three.container)).toContain('+15 €'));
});

it('an extra costs what it does for the party that was chosen, to the cent', async () => {
  const forTwo = dinner({
    perAdult: 1700,
    perNight: false,
    priceDifference: 3400,
    priceDifferencePerLos: {},
  });
  const view = await render(dated([forTwo], () => {}, DATED.replace('a=3&c=0', 'a=2&c=1')));
  await waitFor(() => expect(plain(view.container)).toContain('+42,50 €'));
  await view.unmount();
  const three = await render(dated([forTwo], () => {}));
  await waitFor(() => expect(plain(three.container)).toContain('+51 €'));
});

it('adding an extra shows a message, and leads after half a second to the product that has it, with the same stay [UPSELL-06] [UPSELL-07]', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const view = await render(dated([dinner(), dinner({ id: '31', label: 'Spa', selected: true })], navigate));
  const add = await view.findByRole('button', { name: /^Add/ });
  vi.useFakeTimers();
  try {
    add.click();
    await vi.advanceTimersByTimeAsync(100);
    expect(plain(within(view.container).getByRole('dialog'))).toMatch(/add/i);
    await vi.advanceTimersByTimeAsync(399);
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/product/9100001001#${DATED}`);
    await vi.advanceTimersByTimeAsync(10);
    view.getByRole('button', { name: /^Remove/ }).click();
    await vi.advanceTimersByTimeAsync(10);
    expect(plain(view.getByRole('dialog'))).toMatch(/remov|tak/i);
  } finally {
    vi.useRealTimers();
  }
});

it('a stay that is not sold as a gift says so and leads to its dates; a failure can be tried again', async () => {
  const onError = vi.fn();
  const refuse = (code: 'NOT_FOUND' | 'SERVER') => async () => {
    throw new StayError(code, 'gift prices');
  };
  const { view } = await gift({ client: fakeBookingClient({ giftPrices: refuse('NOT_FOUND') }), onError });
  expect((await view.findByRole('status')).textContent).toContain('not sold as a gift');
  expect(view.getByRole('link', { name: 'Add dates' }).getAttribute('href')).toBe('/product/31');
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  await view.unmount();
  const failing = await gift({ client: fakeBookingClient({ giftPrices: refuse('SERVER') }) });
  expect(await failing.view.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
