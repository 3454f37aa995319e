import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { hydrate, render, waitFor, within, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxProps } from './booking-box.props.ts';
import { LiveBookingBox } from './live-booking-box.tsx';

/* The outcome of a press on Book that comes before the price. */

/** What a box is given whose quotes are answered by the test, in the order in which they were asked for. */
function held(props: Partial<BookingBoxProps> = {}) {
  const quotes: PromiseWithResolvers<OfferQuote>[] = [];
  const fetchProductQuote = () => {
    const quote = Promise.withResolvers<OfferQuote>();
    quotes.push(quote);
    return quote.promise;
  };
  const navigate = vi.fn<(url: string) => void>();
  const client = fakeBookingClient({ ...props.client, fetchProductQuote });
  return { quotes, navigate, box: testBox({ navigate, ...props, client }) };
}
const asked = (quotes: readonly unknown[], count = 1) => waitFor(() => expect(quotes).toHaveLength(count));
const press = async (view: Rendered) => view.user.click(await view.findByRole('button', { name: 'Book' }));
const busy = (view: Rendered) => view.findByRole('button', { name: 'We are checking your price…' });

it('Book that is pressed while the price is on its way says so, and goes on with the price', async () => {
  const { quotes, navigate, box } = held({ address: memoryAddress(DATED_HASH) });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  expect((await busy(view)).getAttribute('aria-disabled')).toBe('true');
  expect(navigate).not.toHaveBeenCalled();
  quotes[0]!.resolve(boxQuote());
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  // The price came after the press: it is fresh.
  expect(quotes).toHaveLength(1);
});

it('Book that is pressed before a printed box asked for its price is kept, also where the address alone has the dates', async () => {
  for (const criteria of [datedCriteria(), undefined]) {
    const { quotes, navigate, box } = held({
      address: memoryAddress(DATED_HASH),
      ...(criteria && { criteria }),
    });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(box);
    // As early as a press can come: it is kept until the box takes it over.
    const observer = {
      ...box,
      props: {
        ...box.props,
        onReady: () => container.querySelector<HTMLElement>('[part="button"]')!.click(),
      },
    };
    const view = await hydrate(container.innerHTML, observer, { container });
    await busy(view);
    await asked(quotes);
    quotes[0]!.resolve(boxQuote());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await view.unmount();
  }
});

it('Book that is pressed while other travellers are priced goes on at the same price, and asks about another', async () => {
  const address = memoryAddress(DATED_HASH);
  const { quotes, navigate, box } = held({ address });
  const view = await render(box);
  await asked(quotes);
  quotes[0]!.resolve(boxQuote());
  for (const [adults, price] of [
    [3, 18_000],
    [4, 27_000],
  ] as const) {
    await view.findByText(/^180/, { selector: '[part="price"] *' });
    address.visit({ hash: DATED_HASH.replace('a=2', `a=${adults}`) });
    await asked(quotes, adults - 1);
    await press(view);
    await busy(view);
    quotes.at(-1)!.resolve(boxQuote({ sellPrice: price }));
    if (price === 18_000) await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  }
  const dialog = await view.findByRole('dialog');
  for (const text of ['180', '270']) expect(dialog.textContent).toContain(text);
  expect(navigate).toHaveBeenCalledTimes(1);
  await view.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  expect(navigate.mock.lastCall![0]).toContain('a=4');
});

it('a price that the server printed and that is another by now is asked about', async () => {
  const product = boxProduct({ priceType: 'final', sellPrice: 19_900, nights: 2 });
  const { quotes, navigate, box } = held({ product, address: memoryAddress(DATED_HASH) });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  await busy(view);
  quotes[0]!.resolve(boxQuote());
  for (const text of ['199', '180']) expect((await view.findByRole('dialog')).textContent).toContain(text);
  expect(navigate).not.toHaveBeenCalled();
});

it('the tax of the town, which a printed price is without, is no other price', async () => {
  const product = boxProduct({ priceType: 'final', sellPrice: 18_000, nights: 2 });
  const { quotes, navigate, box } = held({ product, address: memoryAddress(DATED_HASH) });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  await busy(view);
  quotes[0]!.resolve(boxQuote({ totalPrice: 18_400 }));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
});

it('a price that does not come ends what was pressed with a word', async () => {
  const { quotes, navigate, box } = held({ address: memoryAddress(DATED_HASH) });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  await busy(view);
  quotes[0]!.reject(new StayError('SERVER', 'GET quote answered 500'));
  await view.findByRole('alert');
  await view.user.click(view.getByRole('button', { name: 'Try again' }));
  await asked(quotes, 2);
  quotes[1]!.resolve(boxQuote());
  await view.findByText(/^180/, { selector: '[part="price"] *' });
  expect(view.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

it('other dates end what was pressed for the former ones, visibly', async () => {
  const address = memoryAddress(DATED_HASH);
  const { quotes, navigate, box } = held({ address });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  await busy(view);
  address.visit({ hash: DATED_HASH.replace('a=2', 'a=3') });
  await view.findByRole('button', { name: 'Book' });
  await asked(quotes, 2);
  quotes[1]!.resolve(boxQuote());
  await view.findByText(/^180/, { selector: '[part="price"] *' });
  expect(navigate).not.toHaveBeenCalled();
});

it('activities that came with the price are asked for', async () => {
  const spa = { activityId: '12', title: 'Spa', dates: [{ value: '12_2030-06-10', date: '2030-06-10' }] };
  const product = boxProduct({ activityDates: [spa], checkin: '2030-06-10', nights: 2 });
  const { quotes, navigate, box } = held({ product, address: memoryAddress(DATED_HASH) });
  const view = await render(box);
  await asked(quotes);
  await press(view);
  await busy(view);
  quotes[0]!.resolve(boxQuote());
  await view.findByText('Please choose your activity dates.');
  expect(view.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

it('a box on anybody’s page keeps the press while its product is fetched', async () => {
  const detail = Promise.withResolvers<void>();
  const productDetail = async () => (await detail.promise, boxProduct());
  const { quotes, navigate, box } = held({
    criteria: datedCriteria(),
    client: { ...fakeBookingClient(), productDetail },
  });
  const { product: _product, ...props } = box.props as BookingBoxProps;
  const view = await render(<LiveBookingBox {...props} parts={{}} />);
  await press(view);
  await busy(view);
  detail.resolve();
  await asked(quotes);
  quotes[0]!.resolve(boxQuote());
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
});

it('a product that cannot be asked for is told, and Book waits for nothing', async () => {
  const detail = Promise.withResolvers<never>();
  const { box } = held({
    criteria: datedCriteria(),
    client: fakeBookingClient({ productDetail: () => detail.promise }),
  });
  const { product: _product, ...props } = box.props as BookingBoxProps;
  const view = await render(<LiveBookingBox {...props} parts={{}} />);
  await press(view);
  await busy(view);
  detail.reject(new StayError('NETWORK', 'was not reached'));
  await view.findByRole('button', { name: 'Try again' });
  await press(view);
  expect(view.queryByRole('button', { name: 'We are checking your price…' })).toBeNull();
});

it('a price that comes after the page changed its listener is told to the new one', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const address = memoryAddress(DATED_HASH);
  const { quotes, box } = held({ address, onQuote: before });
  const view = await render(box);
  await asked(quotes);
  await view.rerender(testBox({ ...box.props, onQuote: after }));
  quotes[0]!.resolve(boxQuote());
  await waitFor(() => expect(after).toHaveBeenCalledTimes(1));
  expect(before).not.toHaveBeenCalled();
});
