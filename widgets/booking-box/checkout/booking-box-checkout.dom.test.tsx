import { expect, it, vi } from 'vitest';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import {
  boxPrice,
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, within, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxMethods, BookingBoxProps, CheckoutDetail } from '../booking-box.props.ts';

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');
const spa = {
  activityId: '12',
  title: 'Spa',
  dates: [10, 11].map((day) => ({ value: `12_2030-06-${day}`, date: `2030-06-${day}` })),
};
const wine = {
  ...spa,
  activityId: '15',
  title: 'Wine',
  dates: [{ value: '15_2030-06-10', date: '2030-06-10' }],
};
const walk = { activityId: '20', title: 'Walk', dates: [] };
/** A product whose stay from 10 June has activities with days. */
const withDays = (...activityDates: (typeof spa)[]) =>
  boxProduct({ activityDates, checkin: '2030-06-10', nights: 2 });

/** A box whose quotes are answered in turn, the last one for ever. */
async function box(
  quotes: (OfferQuote | Error)[] = [boxQuote()],
  props: Partial<BookingBoxProps> = {},
  hash = DATED_HASH,
) {
  let turn = 0;
  const client = fakeBookingClient({
    fetchProductQuote: async () => {
      const quote = quotes[Math.min(turn++, quotes.length - 1)]!;
      if (quote instanceof Error) throw quote;
      return quote;
    },
    ...props.client,
  });
  const told = {
    navigate: vi.fn<(url: string) => void>(),
    onCheckout: vi.fn<(checkout: CheckoutDetail) => void>(),
    onError: vi.fn<(error: Error) => void>(),
    onPriceChange: vi.fn<() => void>(),
    track: vi.fn<(name: string, payload: object) => void>(),
  };
  let methods: BookingBoxMethods | undefined;
  const view = await render(
    testBox({
      address: memoryAddress(hash),
      ...told,
      expose: (given) => (methods = given ?? methods),
      ...props,
      client,
    } as Partial<BookingBoxProps>),
  );
  const quotesAsked = () => client.callsOf('fetchProductQuote').length;
  if (hash) await waitFor(() => expect(quotesAsked()).toBe(1));
  return { view, client, quotesAsked, methods: () => methods!, ...told };
}
const book = async (view: Rendered) => view.user.click(await view.findByRole('button', { name: 'Book' }));
const priced = (view: Rendered, price = '180 €') =>
  waitFor(() => expect(plain(view.container.querySelector('[part="price"]')!)).toContain(price));

it('without dates the visitor is asked for them as an information, and no price is asked for [BOOKING-06] [ERROR-05] [PERROR-11] [QUOTE-01]', async () => {
  const { view, quotesAsked, navigate } = await box([boxQuote()], { product: withDays(spa) }, '');
  await book(view);
  const text = await view.findByText('Please choose your travel dates.');
  expect(text.closest('[role="status"]')).not.toBeNull();
  expect(text.closest('[role="alert"]')).toBeNull();
  expect(text.closest('[data-tone]')!.getAttribute('data-tone')).toBe('info');
  expect(view.queryByText('Please choose your activity dates.')).toBeNull();
  expect(quotesAsked()).toBe(0);
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(plain(document.activeElement!)).toMatch(/^Dates/));
});

it('activities that have days need one each, and those without are listed [BOOKING-07] [BOOKING-08] [BOOKING-09] [QUOTE-01]', async () => {
  const { view, quotesAsked, onCheckout } = await box([boxQuote()], { product: withDays(spa, wine, walk) });
  const select = await view.findByLabelText('Spa');
  expect([...select.querySelectorAll('option:not([hidden])')]).toHaveLength(2);
  await view.user.selectOptions(select, '12_2030-06-11');
  await book(view);
  const message = await view.findByText('Please choose your activity dates.');
  expect(message.closest('[role="status"]')).not.toBeNull();
  expect([...message.closest('[data-tone]')!.querySelectorAll('li')].map(plain)).toEqual(['Wine']);
  expect(quotesAsked()).toBe(1);
  await waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('Wine')));
  await view.user.selectOptions(view.getByLabelText('Wine'), '15_2030-06-10');
  await waitFor(() => expect(view.queryByText('Please choose your activity dates.')).toBeNull());
  await book(view);
  await waitFor(() => expect(onCheckout).toHaveBeenCalledTimes(1));
  expect(quotesAsked()).toBe(2);
  expect(onCheckout.mock.calls[0]![0].activityDates).toEqual({ 12: '2030-06-11', 15: '2030-06-10' });
});

it('the checkout is told product, offer, dates, travellers, best price and locale, and tracked before the page opens [QUOTE-02] [QUOTE-08] [QUOTE-09]', async () => {
  const days = { '2030-06-10': { sellPrice: 9000, promo: 0, bestPriceOfTheMonth: true } };
  const { view, quotesAsked, navigate, onCheckout, track } = await box(
    [boxQuote({ days })],
    { minisite: 412 },
    `${DATED_HASH}&offerId=32`,
  );
  await priced(view);
  await book(view);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(quotesAsked()).toBe(2);
  expect(onCheckout.mock.calls[0]![0]).toMatchObject({
    productId: '31',
    offerId: '32',
    checkin: '2030-06-10',
    nights: 2,
    pax: { adult: 2, child: 0, baby: 0 },
    bestPrice: true,
    locale: 'fr_FR',
    minisite: 412,
  });
  expect(navigate.mock.calls[0]![0]).toBe(
    '/checkout?id=31&offerId=32&checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=0&b=0&bestPrice=true&locale=fr_FR&minisite=412',
  );
  const carts = track.mock.calls.filter(([name]) => name === 'add_to_cart');
  expect(carts).toEqual([['add_to_cart', expect.objectContaining({ id: '31', price: 18_000 })]]);
  expect(track.mock.invocationCallOrder[0]).toBeLessThan(navigate.mock.invocationCallOrder[0]!);
});

it('a page that keeps the visitor is not left', async () => {
  const onCheckout = vi.fn<() => boolean>(() => false);
  const { view, navigate } = await box([boxQuote()], { onCheckout });
  await priced(view);
  await book(view);
  await waitFor(() => expect(onCheckout).toHaveBeenCalled());
  expect(navigate).not.toHaveBeenCalled();
  expect((await view.findByRole('button', { name: 'Book' })).getAttribute('aria-disabled')).not.toBe('true');
});

it('another price is told in one dialog with both and the difference, and Continue books at it without asking again [QUOTE-03] [QUOTE-04] [QUOTE-12] [QUOTE-21]', async () => {
  const { view, quotesAsked, navigate, track, onPriceChange } = await box([
    boxQuote(),
    boxQuote({ sellPrice: 19_500 }),
  ]);
  await priced(view);
  await book(view);
  const dialog = await view.findByRole('dialog');
  expect(view.getAllByRole('dialog')).toHaveLength(1);
  for (const text of ['now higher.', '180 €', '195 €', '15 €']) expect(plain(dialog)).toContain(text);
  expect(navigate).not.toHaveBeenCalled();
  await view.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(view.queryByRole('dialog')).toBeNull();
  await priced(view, '195 €');
  expect(quotesAsked()).toBe(2);
  expect(onPriceChange).toHaveBeenCalledTimes(1);
  expect(track.mock.calls.filter(([name]) => name === 'price_change')).toHaveLength(1);
});

it('a lower price is told as good news [QUOTE-10]', async () => {
  const { view } = await box([boxQuote({ sellPrice: 19_500 }), boxQuote({ sellPrice: 18_000 })]);
  await priced(view, '195 €');
  await book(view);
  const dialog = await view.findByRole('dialog');
  expect(plain(dialog)).toContain('now lower!');
  expect(dialog.querySelector('[data-tone="positive"]')).not.toBeNull();
});

it('a change of price is told once, and another one again [QUOTE-11] [PANALYTICS-07]', async () => {
  const changes = [boxQuote(), boxQuote({ sellPrice: 19_500 }), boxQuote({ sellPrice: 20_000 })];
  const { view, track } = await box(changes);
  const events = () =>
    track.mock.calls.filter(([name]) => name === 'price_change').map(([, payload]) => payload);
  await priced(view);
  await book(view);
  await view.user.click(within(await view.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(events()).toEqual([
    { package_id: '31', new_price: 19_500, previous_price: 18_000, page: 'checkout', data_flow_mode: 'pull' },
  ]);
  await priced(view, '195 €');
  await book(view);
  expect(plain(await view.findByRole('dialog'))).toContain('200 €');
  expect(events()).toHaveLength(2);
});

it('a price that cannot be asked for at the checkout ends it with a word [QUOTE-05]', async () => {
  const { StayError } = await import('@staykit/values/errors/catalogue.ts');
  const { view, navigate, onError } = await box([
    boxQuote(),
    new StayError('SERVER', 'GET quote answered 500'),
  ]);
  await priced(view);
  await book(view);
  const alert = await view.findByRole('alert');
  expect(plain(alert)).toBe('An unexpected error occurred while fetching the quote');
  expect(onError.mock.calls.map(([error]) => (error as { code?: string }).code)).toEqual([
    'QUOTE_FETCH_ERROR',
  ]);
  expect(navigate).not.toHaveBeenCalled();
});

it('a start that is forced asks for no price, and without one it is reported and ends [QUOTE-02] [QUOTE-06]', async () => {
  const forced = await box();
  await priced(forced.view);
  forced.methods().book({ forced: true });
  await waitFor(() => expect(forced.navigate).toHaveBeenCalledTimes(1));
  expect(forced.quotesAsked()).toBe(1);

  const unpriced = await box([boxQuote()], {
    client: { ...fakeBookingClient(), fetchProductQuote: () => new Promise(() => {}) },
  });
  unpriced.methods().book({ forced: true });
  expect(unpriced.onError).toHaveBeenCalledTimes(1);
  expect(unpriced.navigate).not.toHaveBeenCalled();

  const { price: _price, ...refusal } = { price: boxPrice(), bookable: false };
  const refused = await box([refusal]);
  await refused.view.findByRole('alert');
  refused.methods().book({ forced: true });
  expect(refused.onError).toHaveBeenCalledTimes(1);
  expect(refused.navigate).not.toHaveBeenCalled();
});

it('a stay that cannot be had is told as an error, reported at the checkout, and not booked [PERROR-01] [PERROR-11] [QUOTE-07]', async () => {
  const { view, navigate, onError, quotesAsked } = await box([{ bookable: false }]);
  const alert = await view.findByRole('alert');
  expect(plain(alert)).toContain(
    "No more availabilities. Update your stay criteria to enjoy the product's offers.",
  );
  expect(alert.getAttribute('data-tone')).toBe('danger');
  expect(onError).not.toHaveBeenCalled();
  await book(view);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(quotesAsked()).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
});

it('a code of the server is told to the page, and the visitor reads its text or that nothing is free [PERROR-10]', async () => {
  const refusal = (code: string): OfferQuote => ({ bookable: false, error: [{ code }] });
  const serverCodes = { E1: 'The house is closed for the season.' };
  const unknown = await box([refusal('E999')], { serverCodes });
  const alert = await unknown.view.findByRole('alert');
  expect(plain(alert)).toContain('No more availabilities.');
  expect(plain(unknown.view.container)).not.toContain('E999');
  expect(unknown.onError.mock.calls.map(([error]) => error.message).join()).toContain('E999');
  await unknown.view.unmount();
  const known = await box([refusal('E1')], { serverCodes });
  expect(plain(await known.view.findByRole('alert'))).toContain('The house is closed for the season.');
  expect(plain(known.view.container)).not.toContain('E1');
});

it('a stay without offers is refused as well, and a day that is over is named', async () => {
  const { view } = await box([boxQuote()], {
    client: { ...fakeBookingClient(), productOffers: async () => ({ ok: true, value: {} }) },
  });
  expect(plain(await view.findByRole('alert'))).toContain('No more availabilities.');
  await view.unmount();
  const past = await box([{ bookable: false, error: [{ message: 'package not available at check-in' }] }]);
  expect(plain(await past.view.findByRole('alert'))).toContain('This stay cannot begin on 10 juin 2030.');
});

it('offers that cannot be had are a price in error, and nothing can be booked [PAPI-11]', async () => {
  const failed = { ok: false, code: 'SERVER', messageKey: 'errors.noAvailability' } as const;
  const { view, onCheckout, methods } = await box([boxQuote()], {
    client: { ...fakeBookingClient(), productOffers: async () => failed },
  });
  expect(await view.findByRole('alert')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Book' }).ariaDisabled).toBe('true');
  methods().book();
  expect(onCheckout).not.toHaveBeenCalled();
  await view.unmount();
  const sold = await box();
  await priced(sold.view);
  expect(sold.view.getByRole('button', { name: 'Book' }).ariaDisabled).not.toBe('true');
});

it('a call that failed is tried again', async () => {
  const { StayError } = await import('@staykit/values/errors/catalogue.ts');
  const { view, onError } = await box([new StayError('NETWORK', 'was not reached'), boxQuote()]);
  await view.user.click(await view.findByRole('button', { name: 'Try again' }));
  await priced(view);
  expect(view.queryByRole('alert')).toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);
});

it('rooms that are left and a flash deal are told where the quote tells them [BOOKING-29]', async () => {
  const { view } = await box([boxQuote({}, { roomsAmountMessage: 'Last 2 rooms', flashDeal: true })]);
  await priced(view);
  expect(view.getByText('Last 2 rooms')).toBeTruthy();
  expect(view.getByText('Flash deal')).toBeTruthy();
  await view.unmount();
  const none = await box();
  await priced(none.view);
  expect(none.view.queryByText('Flash deal')).toBeNull();
  expect(none.view.queryByText('Last 2 rooms')).toBeNull();
});
