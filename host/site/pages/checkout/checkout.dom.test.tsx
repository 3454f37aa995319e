import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { booking, data, openCheckout, quote, refuse, fill } from './fixtures/open-checkout.tsx';

const total = quote.priceInfo?.totalPrice ?? 0;

const open = (client: Partial<BookingClient> = {}, more: Partial<CheckoutData> = {}) =>
  openCheckout({ client }, more);

const pay = (view: Rendered, name: RegExp = /^Go to payment/) =>
  view.user.click(view.getByRole('button', { name }));
const valueOf = (view: Rendered, label: string) => view.getByLabelText<HTMLInputElement>(label).value;

describe('the form of a checkout', () => {
  it('tells of a field that was left, and leads to the first that is wrong when it is sent', async () => {
    const { view, bookStay } = await open();
    const email = view.getByLabelText('E-mail address');
    await view.user.type(email, 'anna');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    await view.user.tab();
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    const told = document.getElementById(email.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(told?.textContent).toContain('name@example.com');
    await pay(view);
    await waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('First name')));
    expect(view.getByRole('alert').textContent).toContain('Please check 3 fields');
    expect(bookStay).not.toHaveBeenCalled();
    expect((await axe.run(view.container)).violations).toEqual([]);
  });

  it('says how many rooms are booked, before and after', async () => {
    const several = { ...quote, priceInfo: { ...quote.priceInfo!, nbRooms: 2 } };
    const { view } = await open(
      { bookStay: () => Promise.resolve({ ...booking, nbRooms: 2 }) },
      { quote: several },
    );
    expect(view.getByText(/2 adults, 2 rooms, 2 nights/)).toBeTruthy();
    await fill(view);
    await pay(view);
    await waitFor(() => expect(view.getByText(booking.bookingNumber)).toBeTruthy());
    expect(view.getAllByText(/2 rooms, /).length).toBe(2);
  });

  it('asks for the age of each child, and sends them', async () => {
    const pax = { adult: 2, child: 2, baby: 1, singleRoom: true };
    const { view, bookStay } = await open({}, { start: { ...data.start, pax } });
    await fill(view);
    await view.user.selectOptions(view.getByLabelText('Child 1'), '7 years');
    await pay(view);
    await waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('Child 1')));
    expect(view.getByRole('alert').textContent).toContain('Choose the age of each child.');
    expect(bookStay).not.toHaveBeenCalled();
    expect((await axe.run(view.container)).violations).toEqual([]);
    await view.user.selectOptions(view.getByLabelText('Child 2'), '11 years');
    await view.user.selectOptions(view.getByLabelText('Baby 1'), 'Under 1 year');
    await pay(view);
    await waitFor(() => expect(bookStay.mock.calls[0]?.[0]).toMatchObject({ childAges: [7, 11, 0] }));
  });

  it('sends the order that was shown, once, with where it came from [MINISITE-17]', async () => {
    let answer: (sold: Booking) => void = () => undefined;
    const { view, bookStay, tools } = await open({
      bookStay: () => new Promise((resolve) => (answer = resolve)),
    });
    await fill(view);
    await pay(view);
    const button = view.getByRole('button', { name: /payment/ });
    await waitFor(() => expect(button.ariaBusy).toBe('true'));
    button.focus();
    await view.user.keyboard('{Enter}');
    expect(bookStay).toHaveBeenCalledTimes(1);
    expect(bookStay.mock.calls[0]?.slice(0, 2)).toEqual([
      {
        quoteId: quote.quoteId,
        price: total,
        guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
        payment: {
          plan: 'once',
          method: 'card',
          returnPath: '/checkout/return?back=%2Fcheckout%3Fid%3D31',
        },
        minisiteId: 412,
      },
      'attempt-1',
    ]);
    answer(booking);
    await waitFor(() => expect(view.getByText(booking.bookingNumber)).toBeTruthy());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your stay is booked'));
    expect(view.getByText(/anna@mail.example/)).toBeTruthy();
    expect(tools.onBooked).toHaveBeenCalledExactlyOnceWith(booking.bookingNumber, 'anna@mail.example');
    expect((await axe.run(view.container)).violations).toEqual([]);
  });
});

describe('what analytics are told of a stay', () => {
  it('is its sale once it is booked: at what price, by nobody, under no number', async () => {
    const { view, tools } = await open();
    await fill(view);
    expect(tools.track).not.toHaveBeenCalled();
    await pay(view);
    await waitFor(() => expect(tools.onBooked).toHaveBeenCalledTimes(1));
    const item = { id: '31', label: data.product.label, flow: 'booking', quantity: 1 };
    expect(tools.track.mock.calls).toEqual([['purchase', { ...item, price: total, paid: total }]]);
    const told = JSON.stringify(tools.track.mock.calls);
    for (const secret of ['Anna', 'Keller', 'anna@mail.example', booking.bookingNumber])
      expect(told).not.toContain(secret);
  });

  it('is nothing where the payment is refused, and one sale where the second try is paid', async () => {
    let tries = 0;
    const { view, tools } = await open({
      bookStay: () => ((tries += 1) === 1 ? refuse('PAYMENT_REFUSED') : Promise.resolve(booking)),
    });
    await fill(view);
    await pay(view);
    await view.findByRole('alert');
    expect(tools.track).not.toHaveBeenCalled();
    await pay(view);
    await waitFor(() => expect(tools.onBooked).toHaveBeenCalledTimes(1));
    expect(tools.track).toHaveBeenCalledTimes(1);
  });
});

describe('the ways to pay', () => {
  const later = { amount: total, date: '2030-06-14' };
  const methods = [{ type: 'payLater' as const, paymentFee: 0, plan: [later] }];

  it('hold the provider’s own where it is offered, with its day, and send it when it is chosen [INSTALMENT-06]', async () => {
    const { view, bookStay } = await open({}, { methods });
    const option = view.getByRole('radio', { name: /payment partner/ });
    expect(option.closest('label')?.textContent).toMatch(/14/);
    await view.user.click(option);
    await waitFor(() => expect(view.getByRole('button', { name: /^Go to payment .*due on/ })).toBeTruthy());
    await fill(view);
    await pay(view, /^Go to payment .*due on/);
    await waitFor(() => expect(bookStay).toHaveBeenCalledTimes(1));
    expect(bookStay.mock.calls[0]?.[0].payment.plan).toBe('payLater');
  });

  it('are not asked about where there is one alone', async () => {
    const { view } = await open();
    expect(view.queryByRole('radiogroup', { name: 'When would you like to pay?' })).toBeNull();
  });
});

describe('a booking that does not go through', () => {
  it('keeps what was typed when the payment is refused', async () => {
    const { view } = await open({ bookStay: () => refuse('PAYMENT_REFUSED') });
    await fill(view);
    await pay(view);
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain('refused'));
    expect(valueOf(view, 'First name')).toBe('Anna');
  });

  it.each(['PAYMENT_TIMEOUT', 'NETWORK'] as const)(
    'is sent again as it was, under its own key, after %s',
    async (code) => {
      let failed = false;
      const { view, bookStay } = await open({
        bookStay: () => {
          if (failed) return Promise.resolve(booking);
          failed = true;
          return refuse(code);
        },
      });
      await fill(view);
      await pay(view);
      await waitFor(() => expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy());
      await pay(view, /Try again/);
      await waitFor(() => expect(view.getByText(booking.bookingNumber)).toBeTruthy());
      expect(bookStay.mock.calls[1]?.slice(0, 2)).toEqual(bookStay.mock.calls[0]?.slice(0, 2));
    },
  );

  const dearer = {
    ...quote,
    quoteId: 'another-quote',
    priceInfo: { ...quote.priceInfo!, totalPrice: total + 1_500 },
  };

  it('asks about another price, tells it once, and pays it after Continue [QUOTE-12] [QUOTE-21] [PANALYTICS-07]', async () => {
    let changed = false;
    const { view, bookStay, tools } = await open({
      quoteStay: () => Promise.resolve(dearer),
      bookStay: () => {
        if (changed) return Promise.resolve(booking);
        changed = true;
        return refuse('PRICE_CHANGED');
      },
    });
    await fill(view);
    await pay(view);
    const dialog = await view.findByRole('dialog');
    expect(dialog.textContent).toContain('now higher.');
    expect(tools.track).toHaveBeenCalledExactlyOnceWith('price_change', {
      package_id: '31',
      new_price: total + 1_500,
      previous_price: total,
      page: 'checkout',
      data_flow_mode: 'pull',
    });
    await view.user.click(view.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(bookStay).toHaveBeenCalledTimes(1);
    await pay(view);
    await waitFor(() => expect(view.getByText(booking.bookingNumber)).toBeTruthy());
    expect(bookStay.mock.calls[1]?.slice(0, 2)).toMatchObject([
      { quoteId: 'another-quote', price: total + 1_500 },
      'attempt-2',
    ]);
  });

  it('leads back to the stay when another price is not wanted, and keeps nothing that was typed [QUOTE-13] [QUOTE-14]', async () => {
    const { view, tools } = await open({
      quoteStay: () => Promise.resolve(dearer),
      bookStay: () => refuse('PRICE_CHANGED'),
    });
    await fill(view);
    await pay(view);
    await view.findByRole('dialog');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(tools.leave).toHaveBeenCalledExactlyOnceWith(data.backUrl));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    const typed = [...view.container.querySelectorAll<HTMLInputElement>('input[autocomplete]')];
    expect(typed.length).toBeGreaterThan(3);
    expect(typed.map(({ value }) => value).join('')).toBe('');
  });

  it('asks for a lapsed price again without a word where it is the same', async () => {
    let lapsed = false;
    const { view, bookStay } = await open({
      quoteStay: () => Promise.resolve({ ...quote, quoteId: 'fresh-quote-1' }),
      bookStay: () => {
        if (lapsed) return Promise.resolve(booking);
        lapsed = true;
        return refuse('QUOTE_EXPIRED');
      },
    });
    await fill(view);
    await pay(view);
    await waitFor(() => expect(view.getByText(booking.bookingNumber)).toBeTruthy());
    expect(bookStay.mock.calls.map(([order, key]) => [order.quoteId, key])).toEqual([
      [quote.quoteId, 'attempt-1'],
      ['fresh-quote-1', 'attempt-2'],
    ]);
  });

  it.each([
    ['NO_AVAILABILITY', () => Promise.resolve(quote)],
    ['PRICE_CHANGED', () => Promise.resolve({ bookable: false })],
  ] as const)(
    'ends with a way back to the stay after %s where there is none [PERROR-01]',
    async (code, quoteStay) => {
      const { view } = await open({ quoteStay, bookStay: () => refuse(code) });
      await fill(view);
      await pay(view);
      await waitFor(() => expect(view.getByText(/No more availabilities/)).toBeTruthy());
      expect(view.getByRole('link', { name: 'Choose other dates' }).getAttribute('href')).toBe(data.backUrl);
    },
  );

  it('says that nothing was booked where the new price cannot be had', async () => {
    const { view } = await open({
      quoteStay: () => refuse('NETWORK'),
      bookStay: () => refuse('QUOTE_EXPIRED'),
    });
    await fill(view);
    await pay(view);
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain('Nothing was booked'));
    expect(valueOf(view, 'First name')).toBe('Anna');
  });
});
