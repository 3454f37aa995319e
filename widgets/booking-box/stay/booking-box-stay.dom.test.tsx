import { expect, it, vi } from 'vitest';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxProps } from '../booking-box.props.ts';

const words = (view: Rendered) => view.container.textContent.replaceAll('\u00a0', ' ');
const day = (date: string) => {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`no day ${date}`);
  return found;
};

/** A box on a page with an address. */
async function box(hash = '', props: Partial<BookingBoxProps> = {}) {
  const client = fakeBookingClient(props.client);
  const address = memoryAddress(hash);
  const view = await render(testBox({ address, ...props, client }));
  return { view, client, address };
}
const priced = (view: Rendered, price = '180 €') =>
  waitFor(() =>
    expect(view.container.querySelector('[part="price"]')!.textContent.replaceAll('\u00a0', ' ')).toContain(
      price,
    ),
  );
const field = (view: Rendered, name: RegExp) => view.findByRole('button', { name });

async function pickDays(view: Rendered, from: string, to: string) {
  await view.user.click(await field(view, /^Dates/));
  await waitFor(() => expect(day(from).getAttribute('aria-disabled')).toBe('false'));
  await view.user.click(day(from));
  await waitFor(() => expect(day(to).getAttribute('aria-disabled')).toBe('false'));
  await view.user.click(day(to));
}

it('dates that are chosen go into the address, clear the activities, and are priced by one call each [BOOKING-01]', async () => {
  const product = boxProduct({
    activityDates: [
      { activityId: '12', title: 'Spa', dates: [{ value: '12_2030-06-11', date: '2030-06-11' }] },
    ],
  });
  const { view, client, address } = await box(DATED_HASH, {
    product,
    client: fakeBookingClient({ productDetail: async () => product }),
  });
  await priced(view);
  await view.user.selectOptions(await view.findByLabelText('Spa'), '12_2030-06-11');
  const before = client.calls.length;
  await pickDays(view, '2030-06-16', '2030-06-18');
  await waitFor(() =>
    expect(address.read().hash).toContain('checkin=2030-06-16&checkout=2030-06-18&night=2'),
  );
  await priced(view);
  expect((await view.findByLabelText<HTMLSelectElement>('Spa')).value).toBe('');
  const later = client.calls.slice(before).map(({ name }) => name);
  expect(later.filter((name) => name === 'productOffers')).toHaveLength(1);
  expect(later.filter((name) => name === 'fetchProductQuote')).toHaveLength(1);
  expect(client.callsOf('fetchProductQuote').at(-1)![0]).toMatchObject({ checkin: '2030-06-16', nights: 2 });
});

it('without dates again the box is back at the price that the product has from [BOOKING-02]', async () => {
  const { view, address } = await box(DATED_HASH, { product: boxProduct({ sellPrice: 15_000 }) });
  await priced(view, '180 €');
  await view.user.click(await field(view, /^Dates/));
  await view.user.click(await view.findByRole('button', { name: 'Clear' }));
  await priced(view, 'from 150 €');
  await waitFor(() => expect(address.read().hash).toBe('a=2&c=0&b=0'));
});

it('other travellers are written to the address and priced by one call each [BOOKING-03]', async () => {
  const { view, client, address } = await box(DATED_HASH);
  await priced(view);
  await view.user.click(await field(view, /^Travellers/));
  await view.user.click(await view.findByRole('button', { name: 'Adults: one more' }));
  expect(client.callsOf('fetchProductQuote')).toHaveLength(1);
  await view.user.click(view.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(address.read().hash).toContain('a=3'));
  await priced(view);
  expect(client.callsOf('fetchProductQuote')).toHaveLength(2);
  expect(client.callsOf('productOffers')).toHaveLength(2);
  expect(client.callsOf('fetchProductQuote')[1]![0].pax.adult).toBe(3);
});

it('a visitor who comes back in the history sees the stay of that step', async () => {
  const { view, client, address } = await box(DATED_HASH);
  await priced(view);
  address.visit({ hash: 'checkin=2030-06-20&checkout=2030-06-21&night=1&a=4&c=0&b=0' });
  await waitFor(() =>
    expect(client.callsOf('fetchProductQuote').at(-1)![0]).toMatchObject({
      checkin: '2030-06-20',
      nights: 1,
    }),
  );
  expect(words(view)).toContain('4 adults');
  const { length } = client.calls;
  address.visit({ hash: 'reviews' });
  expect(client.calls).toHaveLength(length);
});

it('an answer to earlier criteria never wins over a newer one', async () => {
  const late: ((quote: ReturnType<typeof boxQuote>) => void)[] = [];
  const fetchProductQuote = () =>
    new Promise<ReturnType<typeof boxQuote>>((resolve) => void late.push(resolve));
  const { view, address } = await box(DATED_HASH, { client: fakeBookingClient({ fetchProductQuote }) });
  await waitFor(() => expect(late).toHaveLength(1));
  address.visit({ hash: DATED_HASH.replace('a=2', 'a=3') });
  await waitFor(() => expect(late).toHaveLength(2));
  late[1]!(boxQuote({ sellPrice: 27_000, totalPrice: 27_000 }));
  late[0]!(boxQuote({ sellPrice: 11_100, totalPrice: 11_100 }));
  await priced(view, '270 €');
  expect(words(view)).not.toContain('111 €');
});

it('what a quote changed of the stay is taken over, and not asked for again [QUOTE-20]', async () => {
  const quote = boxQuote({}, { modifiedReservationCriteria: { adult: 3 } });
  const { view, client, address } = await box(DATED_HASH, {
    client: fakeBookingClient({ fetchProductQuote: async () => quote }),
  });
  await waitFor(() => expect(words(view)).toContain('3 adults'));
  await waitFor(() => expect(address.read().hash).toContain('a=3'));
  expect(client.callsOf('fetchProductQuote')).toHaveLength(1);
});

it('dates of the query are shown by the server’s price at once and go into the address', async () => {
  const { view, address } = await box('', {
    criteria: datedCriteria(),
    product: boxProduct({ priceType: 'final', sellPrice: 19_900 }),
    client: fakeBookingClient({ fetchProductQuote: () => new Promise(() => {}) }),
  });
  expect(words(view)).toContain('199 €');
  expect(address.read().hash).toContain('checkin=2030-06-10');
});

it('a box that was given no product asks for it, and shows a way on where that fails', async () => {
  const productDetail = vi
    .fn<() => Promise<ReturnType<typeof boxProduct>>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(boxProduct({ sellPrice: 12_300 }));
  const client = fakeBookingClient({ productDetail });
  const onError = vi.fn<(error: Error) => void>();
  const { product: _given, ...bare } = testBox({ client, onError }).props as BookingBoxProps;
  const view = await render({ ...testBox(), props: bare });
  await view.user.click(await view.findByRole('button', { name: 'Try again' }));
  await priced(view, 'from 123 €');
  expect(onError).toHaveBeenCalledTimes(1);
});

it('a day shows what a stay from it costs [BOOKING-19]', async () => {
  const giftDays = async () => ({
    ok: true as const,
    value: new Map([
      [
        '2030-05-20',
        { day: '2030-05-20', minLos: 2, displayTotalPrice: 18_000, status: 'included' as const },
      ],
    ]),
  });
  const { view } = await box('', { client: fakeBookingClient({ giftDays }) });
  await view.user.click(await field(view, /^Dates/));
  await waitFor(() => expect(day('2030-05-20').textContent.replaceAll('\u00a0', ' ')).toContain('180 €'));
  expect(day('2030-05-21').title).toBe('no room available');
});
