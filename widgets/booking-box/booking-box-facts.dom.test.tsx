import axe from 'axe-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxProps } from './booking-box.props.ts';
import { eligibility } from './price/instalments.tsx';

beforeAll(() => {
  const look = new CSSStyleSheet();
  look.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(look);
});

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ');

async function box(
  changes: Partial<OfferQuote> = {},
  props: Partial<BookingBoxProps> = {},
  hash = DATED_HASH,
) {
  const client = fakeBookingClient({
    fetchProductQuote: async () => boxQuote({ sellPrice: 30_000 }, changes),
    ...props.client,
  });
  const view = await render(testBox({ address: memoryAddress(hash), ...props, client }));
  return { view, client };
}
const says = (view: Rendered, text: string) => waitFor(() => expect(plain(view.container)).toContain(text));

it('terms say until when a stay may be changed and given back, that it may not, or ask for dates [CARD-15] [CARD-16] [CARD-17]', async () => {
  const policy = { cancellable: true, cancellationDeadline: '2030-05-25' };
  const flexible = await box({ cancellationPolicy: policy });
  await says(flexible.view, 'Modify your stay freely until 25 mai 2030.');
  await says(flexible.view, '80%');
  await says(flexible.view, 'No refund after check-in.');
  await flexible.view.unmount();
  const strict = await box({ cancellationPolicy: { cancellable: false } });
  await says(strict.view, 'Non-exchangeable and non-refundable');
  await strict.view.unmount();
  const undated = await box({}, { product: boxProduct({ cancellationPolicy: policy }) }, '');
  await says(undated.view, 'Add your dates to see the cancellation conditions.');
  expect(plain(undated.view.container)).not.toContain('25 mai');
});

it('a price of several rooms says so', async () => {
  const client = fakeBookingClient({
    fetchProductQuote: async () => boxQuote({ sellPrice: 30_000, nbRooms: 2 }),
  });
  const { view } = await box({}, { client });
  await waitFor(() => expect(plain(view.container)).toContain('2 adults, 2 rooms'));
});

it('a party that the rooms do not take is told so, and led to the travellers', async () => {
  const { view } = await box({ bookable: false, error: [{ code: 'ROOM_TOO_SMALL' }] });
  await says(view, 'do not have a place for everyone');
  await view.user.click(await view.findByRole('button', { name: 'Change travellers' }));
  await view.findByRole('checkbox', { name: 'Everyone in one room' });
});

it('a page is told what the chosen dates come with, once for each price, and that there are no dates any more', async () => {
  const address = memoryAddress(DATED_HASH);
  const onStay = vi.fn<NonNullable<BookingBoxProps['onStay']>>();
  const lines = [{ type: 'ROOM', label: '2 nights' }];
  const { view } = await box({ programLineList: lines }, { onStay, address });
  await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
  expect(onStay.mock.lastCall?.[0]).toMatchObject({ programLineList: lines });
  await view.user.click(view.getByRole('button', { name: /^Dates/ }));
  await view.user.click(await view.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(onStay.mock.lastCall).toEqual([undefined]));
  expect(onStay).toHaveBeenCalledTimes(2);
});

it('the words of the server about cancelling are shown, without any the terms alone [CANCEL-06]', async () => {
  const policy = { cancellable: true, cancellationDeadline: '2030-05-25' };
  const told = await box({ cancellationPolicy: { ...policy, message: 'Free until Friday' } });
  expect(await told.view.findByText('Free until Friday')).toBeTruthy();
  await told.view.unmount();
  const bare = await box({ cancellationPolicy: policy });
  await says(bare.view, '80%');
  expect(bare.view.queryByText('Free until Friday')).toBeNull();
});

it('the tourist tax is that of the chosen stay, and of two for a night where nothing is chosen [TAX-03]', async () => {
  const dated = await box({}, {}, DATED_HASH.replace('a=2', 'a=3'));
  await says(dated.view, '9 € of tourist tax');
  await dated.view.user.click(dated.view.getByRole('button', { name: /tourist tax/ }));
  const modal = await dated.view.findByRole('dialog', { name: 'Tourist tax' });
  expect(plain(modal)).toContain('9 €');
  expect(plain(modal)).toContain('3 participants, 2 nights');
  await dated.view.unmount();
  const undated = await box({}, {}, '');
  await undated.view.user.click(await undated.view.findByRole('button', { name: 'Tourist tax' }));
  const plainModal = await undated.view.findByRole('dialog');
  expect(plain(plainModal)).toContain('3 €');
  expect(plain(plainModal)).toContain('2 participants, 1 night');
});

it('ways to pay later are named where there are some [INSTALMENT-01]', async () => {
  const some = await box(
    {},
    {
      client: {
        ...fakeBookingClient(),
        fetchProductQuote: async () => boxQuote({ sellPrice: 30_000 }),
        paymentMethods: async () => [
          { type: '3x', paymentFee: 0 },
          { type: '4x', paymentFee: 0 },
        ],
      },
    },
  );
  const message = await some.view.findByRole('button', { name: /instalments/ });
  expect(plain(message)).toMatch(/3.*4/);
  await some.view.user.click(message);
  await some.view.findByRole('dialog');
  await some.view.user.keyboard('{Escape}');
  await waitFor(() => expect(some.view.queryByRole('dialog')).toBeNull());
  await some.view.unmount();
  const none = await box();
  await waitFor(() => expect(none.client.callsOf('paymentMethods')).toHaveLength(1));
  expect(none.client.callsOf('paymentMethods')[0]![0]).toMatchObject({
    amount: 30_000,
    checkin: '2030-06-10',
  });
  expect(none.view.queryByRole('button', { name: /instalments/ })).toBeNull();
});

it('a deferred payment is not named to who is in the variant that takes it away [INSTALMENT-11]', async () => {
  const client = {
    ...fakeBookingClient(),
    fetchProductQuote: async () => boxQuote({ sellPrice: 30_000 }),
    paymentMethods: async () => [
      { type: 'deferred' as const, paymentFee: 0 },
      { type: '3x' as const, paymentFee: 0 },
    ],
  };
  const told = async (variants: { deferredDisabled?: boolean }) => {
    const { view } = await box({}, { client, variants });
    const message = plain(await view.findByRole('button', { name: /instalments|later/ }));
    await view.unmount();
    return message;
  };
  const [with_, without] = [await told({}), await told({ deferredDisabled: true })];
  expect(with_).not.toBe(without);
  expect(without).toMatch(/3/);
  expect(without).not.toMatch(/later/i);
});

it('ways to pay that failed to come are given back as an error, reported, and hinder nobody [SERROR-07]', async () => {
  const paymentMethods = () => Promise.reject(new StayError('SERVER', 'answered 500'));
  const stay = { amount: 30_000, checkin: '2030-06-10' };
  expect(await eligibility({ paymentMethods }, stay)).toEqual({ error: expect.any(StayError) });
  const onError = vi.fn<(error: StayError) => void>();
  const navigate = vi.fn<(url: string) => void>();
  const client = {
    ...fakeBookingClient(),
    fetchProductQuote: async () => boxQuote({ sellPrice: 30_000 }),
    paymentMethods,
  };
  const { view } = await box({}, { client, onError, navigate });
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(view.queryByRole('button', { name: /instalments/ })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
});

it('a price that came is heard, and nothing hinders a reader of the screen', async () => {
  const { view } = await box();
  await waitFor(() =>
    expect(view.getAllByRole('status').map(plain)).toContain('300 € in total for 2 nights, 2 adults'),
  );
  expect((await axe.run(view.container)).violations).toEqual([]);
  await view.unmount();
  const refused = await box({ bookable: false });
  await refused.view.findByRole('alert');
  expect((await axe.run(refused.view.container)).violations).toEqual([]);
});

it('a price takes the room that was held for it: nothing below moves', async () => {
  let come: (quote: OfferQuote) => void = () => {};
  const client = {
    ...fakeBookingClient(),
    fetchProductQuote: () => new Promise<OfferQuote>((resolve) => (come = resolve)),
  };
  const { view } = await box({}, { client });
  const field = view.getByRole('button', { name: /^Dates/ });
  const before = field.getBoundingClientRect().top;
  come(boxQuote({ sellPrice: 30_000, refPrice: 40_000 }));
  await says(view, '300 €');
  expect(field.getBoundingClientRect().top).toBe(before);
});

it('the lines of a priced stay are those of its quote, three for three, below its price [PRODUCT-22]', async () => {
  const programLineList = ['2 nights', 'Breakfast', 'Spa'].map((label) => ({ type: 'OTHER', label }));
  const { view } = await box({ programLineList });
  await waitFor(() =>
    expect([...view.container.querySelectorAll('[data-section=programme] li')].map(plain)).toEqual([
      '2 nights',
      'Breakfast',
      'Spa',
    ]),
  );
  expect(plain(view.container.querySelector('[data-section=price]')!)).toContain('300 €');
});
