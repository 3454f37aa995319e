import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  BookingClient,
  BookingMove,
  InvoiceRecipient,
} from '@staykit/client/booking/create-booking-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { without } from '@staykit/core/search/without.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { boxQuote, fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { BookingLookup } from './booking-lookup.tsx';
import { LOOKUP_PARTS } from './lookup-parts.ts';

const answered = goodAnswers().postBooking as Booking;
/** Two nights of two, paid with 200 €. */
const booking: Booking = {
  ...without(answered, 'activitySelectionList'),
  offerId: '31',
  priceInfo: { ...without(answered.priceInfo, 'remainingAmountToPay'), totalPrice: 20_000 },
};
const refuse = (code: ErrorCode) => Promise.reject(new StayError(code, 'no'));
const before = location.href;
afterEach(() => history.replaceState(history.state, '', before));

/** A day that has what a stay from it costs. */
const day = { day: '2030-06-11', minLos: 1, displayTotalPrice: 20_000, status: 'included' };

interface Opened extends Partial<BookingClient> {
  /** What any other stay costs. */
  total?: number | (() => number);
  /** Cents that the promo code takes off it. */
  codeReduction?: number;
  /** Cents of it that are an insurance. */
  insuranceAmount?: number;
  found?: Booking;
  hash?: string;
  /** The stay of the link that the guest came by. */
  offer?: string;
  /** Known where the booking is one of who is signed in. */
  known?: string;
  /** The guest came by the link of a mail. */
  openLink?: () => Promise<{ bookingNumber: string; email: string }>;
}

async function open(changes: Opened = {}) {
  const {
    total = 25_000,
    found = booking,
    hash = '',
    codeReduction,
    insuranceAmount,
    known,
    offer,
    openLink,
    ...client
  } = changes;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  let keys = 0;
  const price = () => (typeof total === 'number' ? total : total());
  const moved: Booking = { ...found, adult: 3, priceInfo: { ...found.priceInfo, totalPrice: price() } };
  const moveBooking = vi.fn(client.moveBooking ?? (() => Promise.resolve(moved)));
  /** What the guest asked about other stays, by call. */
  const asked: { what: string; body: Record<string, unknown> }[] = [];
  const answers: Record<string, () => unknown> = {
    quote: () =>
      boxQuote(
        {
          totalPrice: price(),
          ...(codeReduction !== undefined && { promoCodeReductionAmount: codeReduction }),
          ...(insuranceAmount !== undefined && { insuranceAmount }),
        },
        { quoteId: `quote-of-${price()}` },
      ),
    days: () => [day],
    nights: () => [1, 2, 3],
  };
  const answer: typeof fetch = async (url, init) => {
    const what = String(url).split('/').at(-1) ?? '';
    asked.push({ what, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    expect(String(url)).toBe(`https://shop.example/api/bookings/40718293/move/${what}`);
    return Response.json(answers[what]?.());
  };
  const box = fakeBookingClient();
  const tools = {
    client: {
      paymentPages: async () => ({}),
      paymentMethods: () => Promise.resolve([]),
      lookUpBooking: () => Promise.resolve(found),
      cancelBooking: () => Promise.resolve(found),
      bookStay: () => refuse('SERVER'),
      quoteStay: () => refuse('SERVER'),
      makeOutInvoice: () => Promise.resolve(),
      offeredMove: () => refuse('SERVER'),
      ...client,
      moveBooking,
    },
    options: { api: 'https://shop.example/api', locale: 'fr_FR' as const, fetch: answer },
    box,
    messages: en,
    makeKey: () => `attempt-${(keys += 1)}`,
    returnPath: '/checkout/return',
    leaveToPay: vi.fn(),
    here: () => '/booking?number=40718293',
    ...(openLink && { openLink }),
  };
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const view = await render(
    <BookingLookup
      data={{
        number: '40718293',
        termsUrl: '/content/sales',
        returnPath: '/checkout/return',
        ...(known && { email: known }),
        ...(offer && { offer }),
      }}
      stay={stay}
      tools={tools}
    />,
  );
  if (known === undefined && !openLink) {
    const email = await view.findByLabelText('E-mail address');
    await waitFor(() => expect(email.matches(':disabled')).toBe(false));
  }
  return { view, moveBooking, asked, box };
}

async function lookUp(view: Rendered): Promise<void> {
  await view.user.type(view.getByLabelText('E-mail address'), 'anna@mail.example');
  await view.user.click(view.getByRole('button', { name: 'Show my booking' }));
  await view.findByText('40718293');
}

/** Opens the change of the booking, takes one traveller more, and asks what it costs. */
async function chooseThree(view: Rendered): Promise<void> {
  await lookUp(view);
  await view.user.click(view.getByRole('button', { name: 'Change dates or travellers' }));
  await view.user.click(await view.findByRole('button', { name: /^Travellers/ }));
  await view.user.click(await view.findByRole('button', { name: /more.*adult|adult.*more|add.*adult/i }));
  await view.user.click(view.getByRole('button', { name: 'Confirm' }));
  await see(view);
}
const see = async (view: Rendered) =>
  view.user.click(await view.findByRole('button', { name: 'See what it costs' }));
const text = (view: Rendered) => view.container.textContent?.replace(/\s/g, ' ') ?? '';

const payAndChange = (view: Rendered) =>
  view.user.click(view.getByRole('button', { name: /^Pay .* and change my stay$/ }));

describe('a booking of who is signed in', () => {
  it('is shown without a word typed', async () => {
    const lookUpBooking = vi.fn(() => Promise.resolve(booking));
    const { view } = await open({ known: 'zoe@orange.example', lookUpBooking });
    await view.findByRole('button', { name: 'Change dates or travellers' });
    expect(lookUpBooking).toHaveBeenCalledExactlyOnceWith('40718293', 'zoe@orange.example');
    expect(view.queryByLabelText('E-mail address')).toBeNull();
  });

  it('shows beside it what it costs in all and until when it can be given back', async () => {
    const found = { ...booking, giftWorth: 5_000 };
    const { view } = await open({ known: 'zoe@orange.example', lookUpBooking: async () => found });
    await view.findByRole('button', { name: 'Change dates or travellers' });
    const side = view.container.querySelector('[data-side]')!;
    const rows = [...side.querySelectorAll('dl > div')].map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows).toContain('Total200 €');
    expect(rows.some((row) => row?.endsWith('-50 €') || row?.endsWith('−50 €'))).toBe(true);
    expect(side.contains(view.getByRole('heading', { name: 'Cancellation conditions' }))).toBe(true);
    const way = view.getByRole('link', { name: `Directions to ${found.hotel.label}` });
    expect(new URL(way.getAttribute('href') ?? '').searchParams.get('query')).toBe(found.hotel.address);
    expect((await axe.run(view.container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('can be asked for again where it could not be had', async () => {
    let down = true;
    const lookUpBooking = () => (down ? refuse('NETWORK') : Promise.resolve(booking));
    const { view } = await open({ known: 'zoe@orange.example', lookUpBooking });
    await view.findByRole('alert');
    down = false;
    await view.user.click(view.getByRole('button', { name: 'Show my booking' }));
    await view.findByRole('button', { name: 'Change dates or travellers' });
  });
});

describe('a booking of the link in a mail', () => {
  const linked = { bookingNumber: '40718293', email: 'anna@mail.example' };

  it('is opened without a word typed, with the hours and the phone of its hotel', async () => {
    const answer = Promise.withResolvers<typeof linked>();
    const lookUpBooking = vi.fn(() =>
      Promise.resolve({
        ...booking,
        calendarUrl: '/api/bookings/calendar?token=abc',
        hotel: {
          ...booking.hotel,
          phone: '+33 1 99 00 00 07',
          hours: { checkin: '15:00', checkinUntil: '22:00', checkout: '11:00' },
        },
      }),
    );
    const { view } = await open({ openLink: () => answer.promise, lookUpBooking });
    await view.findByText('Opening your booking…');
    expect(view.queryByLabelText('E-mail address')).toBeNull();
    answer.resolve(linked);
    await view.findByRole('button', { name: 'Change dates or travellers' });
    expect(lookUpBooking).toHaveBeenCalledExactlyOnceWith('40718293', 'anna@mail.example');
    expect(text(view)).toContain('between 15:00 and 22:00');
    expect(text(view)).toContain('by 11:00');
    expect(view.getByRole('link', { name: '+33 1 99 00 00 07' }).getAttribute('href')).toBe(
      'tel:+33199000007',
    );
    expect(view.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/bookings/calendar?token=abc',
    );
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await view.user.click(view.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    // Nothing is given back before it was asked once more.
    await view.user.click(view.getByRole('button', { name: 'Cancel this stay' }));
    await view.findByRole('button', { name: /Cancel and/ });
  });

  it('is asked for by number and e-mail where the link is over', async () => {
    const { view } = await open({ openLink: () => refuse('LINK_EXPIRED') });
    expect((await view.findByRole('alert')).textContent).toContain('no longer valid');
    await lookUp(view);
  });
});

describe('a booking is moved', () => {
  it('to a dearer stay: the supplement is shown, paid, and the new stay stands there [CARD-02]', async () => {
    const { view, moveBooking, asked } = await open();
    await chooseThree(view);
    await view.findByText('Check the change');
    // The facts of the booking have looks of their own, which do not reach into what opens below them.
    expect(getComputedStyle(view.getByText('Your new stay').closest('dl')!).marginTop).toBe('0px');
    expect(asked.at(-1)).toMatchObject({
      what: 'quote',
      body: {
        email: 'anna@mail.example',
        productId: '31',
        checkin: '2030-06-10',
        nights: 2,
        adult: 3,
        child: 0,
        baby: 0,
        locale: 'fr_FR',
      },
    });
    expect(text(view)).toMatch(/Your current stay.*200.*Your new stay.*250.*Supplement to pay.*50/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check the change'));
    expect(view.getByText(/You pay on a secure page/)).toBeTruthy();
    expect((await axe.run(view.container)).violations).toEqual([]);
    await payAndChange(view);
    await view.findByText(/Your stay is changed.*anna@mail\.example/);
    expect(moveBooking.mock.calls[0]).toEqual([
      '40718293',
      'anna@mail.example',
      {
        quoteId: 'quote-of-25000',
        price: 25_000,
        payment: {
          plan: 'once',
          returnPath: '/checkout/return?back=%2Fbooking%3Fnumber%3D40718293',
        },
      },
      'attempt-1',
      expect.anything(),
    ]);
    expect(text(view)).toContain('3 adults');
  });

  it('to a cheaper one without a payment, and told what is given back [CARD-02]', async () => {
    const { view, moveBooking } = await open({ total: 15_000 });
    await chooseThree(view);
    expect((await view.findByText('Amount refunded')).parentElement?.textContent).toMatch(/50\s€$/);
    expect(view.queryByText(/You pay on a secure page/)).toBeNull();
    await view.user.click(view.getByRole('button', { name: 'Change my stay' }));
    await view.findByText(/Your stay is changed/);
    expect(moveBooking.mock.calls[0]?.[2]).toEqual({ quoteId: 'quote-of-15000', price: 15_000 });
  });

  it('that a gift pays for to one beyond the gift: only what is beyond is paid', async () => {
    const gifted: Booking = {
      ...booking,
      giftWorth: 22_000,
      priceInfo: { ...booking.priceInfo, remainingAmountToPay: 0 },
    };
    const { view } = await open({ found: gifted });
    await chooseThree(view);
    await view.findByText('Supplement to pay');
    expect(text(view)).toMatch(/Supplement to pay\s*30/);
  });

  it('that a gift pays for: an insurance in the new price is paid on top, since no gift pays for it [BOOKING-28]', async () => {
    const gifted: Booking = {
      ...booking,
      giftWorth: 22_000,
      priceInfo: { ...booking.priceInfo, remainingAmountToPay: 0 },
    };
    const { view } = await open({ found: gifted, total: 20_000, insuranceAmount: 1_200 });
    await chooseThree(view);
    await view.findByText('Supplement to pay');
    expect(text(view)).toMatch(/Supplement to pay\s*12/);
  });

  it('in a calendar and at prices that know its own nights, of which everybody’s know nothing', async () => {
    const { view, asked, box } = await open();
    await lookUp(view);
    await view.user.click(view.getByRole('button', { name: 'Change dates or travellers' }));
    await view.user.click(await view.findByRole('button', { name: /^Dates/ }));
    await waitFor(() => {
      const days = [...view.container.ownerDocument.querySelectorAll('[data-date="2030-06-11"]')];
      expect(days.map((each) => each.getAttribute('aria-disabled'))).not.toContain('true');
      expect(days).not.toEqual([]);
    });
    expect(asked.map(({ what }) => what)).toEqual(expect.arrayContaining(['quote', 'days']));
    expect(asked.find(({ what }) => what === 'days')?.body).toMatchObject({
      email: 'anna@mail.example',
      productId: '31',
      month: '2030-06',
      adult: 2,
    });
    expect(box.calls.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/giftDays|fetchProductQuote|possibleNights|productOffers/),
      ]),
    );
  });

  it.each([
    [
      2_700,
      /Your current stay.*200.*Your new stay.*250.*27 € off with your promo code.*Supplement to pay/,
      false,
    ],
    [undefined, /The promo code of your booking does not apply to the new stay/, true],
  ] as const)(
    'with its promo code where that takes off %s cents, else told so before',
    async (code, words, lost) => {
      const priceInfo = { ...booking.priceInfo, promoCodeReductionAmount: 2_000 };
      const { view, moveBooking } = await open({
        found: { ...booking, priceInfo },
        ...(code !== undefined && { codeReduction: code }),
      });
      await chooseThree(view);
      await view.findByText('Check the change');
      expect(text(view)).toMatch(words);
      expect(text(view).includes('does not apply')).toBe(lost);
      expect(moveBooking).not.toHaveBeenCalled();
      expect((await axe.run(view.container)).violations).toEqual([]);
    },
  );

  it('not to the stay that it is, and the guest may choose other dates or keep it', async () => {
    const { view } = await open();
    await lookUp(view);
    await view.user.click(view.getByRole('button', { name: 'Change dates or travellers' }));
    await see(view);
    await view.findByText('These are the dates and travellers that you booked.');
    expect(view.queryByText('Check the change')).toBeNull();
    await view.user.click(view.getByRole('button', { name: 'Keep my stay' }));
    await waitFor(() => expect(view.queryByRole('button', { name: 'See what it costs' })).toBeNull());
  });
});

describe('a stay that the shop prepared', () => {
  const offer = 'prepared-stay';
  const prepared = {
    productId: '31',
    checkin: '2030-06-12',
    nights: 3,
    pax: { ...DEFAULT_PAX, adult: 2 },
    activityDates: {},
  };
  it('is priced at once, paid, and booked', async () => {
    const offeredMove = vi.fn(() => Promise.resolve(prepared));
    const { view, moveBooking, asked } = await open({ offer, offeredMove });
    await lookUp(view);
    await view.findByText('Check the change');
    expect(offeredMove.mock.calls[0]).toEqual(['40718293', 'anna@mail.example', offer]);
    expect(asked.at(-1)).toMatchObject({ what: 'quote', body: { checkin: '2030-06-12', nights: 3 } });
    await payAndChange(view);
    await view.findByText(/Your stay is changed/);
    expect(moveBooking.mock.calls[0]?.[2]).toMatchObject({ quoteId: 'quote-of-25000', price: 25_000 });
    expect(view.queryByText('Check the change')).toBeNull();
  });

  it('that has ended is said so, and the booking is there all the same', async () => {
    const { view } = await open({ offer, offeredMove: () => refuse('QUOTE_EXPIRED') });
    await lookUp(view);
    expect((await view.findByRole('alert')).textContent).toContain('This link is no longer valid.');
    expect(text(view)).toContain('40718293');
  });
});

describe('a move that does not go through', () => {
  it('keeps the stay where the new one is gone', async () => {
    const { view } = await open({ total: 20_000, moveBooking: () => refuse('NO_AVAILABILITY') });
    await chooseThree(view);
    await view.user.click(await view.findByRole('button', { name: 'Change my stay' }));
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain('No more availabilities'));
    expect(view.getByRole('button', { name: 'See what it costs' })).toBeTruthy();
  });

  it.each([
    ['NOT_MODIFIABLE', 'can no longer be changed'],
    ['SERVER_SAYS_NO', 'Nothing was changed'],
  ] as const)('is told after %s', async (code, words) => {
    const refused = code === 'SERVER_SAYS_NO' ? 'BAD_REQUEST' : code;
    const { view } = await open({ total: 20_000, moveBooking: () => refuse(refused) });
    await chooseThree(view);
    await view.user.click(await view.findByRole('button', { name: 'Change my stay' }));
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain(words));
    expect(text(view)).toContain('Your stay has not changed');
  });

  it('tries again where the payment was refused, under a key of its own', async () => {
    let tried = false;
    const { view, moveBooking } = await open({
      moveBooking: () => {
        if (tried) return Promise.resolve(booking);
        tried = true;
        return refuse('PAYMENT_REFUSED');
      },
    });
    await chooseThree(view);
    await view.findByText(/You pay on a secure page/);
    await payAndChange(view);
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain('pay another way'));
    await payAndChange(view);
    await view.findByText(/Your stay is changed/);
    expect(moveBooking.mock.calls.map(([, , , key]) => key)).toEqual(['attempt-1', 'attempt-2']);
  });

  it.each(['PAYMENT_TIMEOUT', 'NETWORK'] as const)(
    'is sent again as it was, under its own key, after %s',
    async (code) => {
      let failed = false;
      const { view, moveBooking } = await open({
        total: 20_000,
        moveBooking: () => {
          if (failed) return Promise.resolve(booking);
          failed = true;
          return refuse(code);
        },
      });
      await chooseThree(view);
      await view.user.click(await view.findByRole('button', { name: 'Change my stay' }));
      await view.user.click(await view.findByRole('button', { name: 'Try again' }));
      await view.findByText(/Your stay is changed/);
      expect(moveBooking.mock.calls[1]?.slice(0, 4)).toEqual(moveBooking.mock.calls[0]?.slice(0, 4));
    },
  );

  it('shows a price that became another one before anything is changed', async () => {
    const moves: BookingMove[] = [];
    const { view } = await open({
      total: () => (moves.length === 0 ? 20_000 : 18_000),
      moveBooking: (_number, _email, move) => {
        moves.push(move);
        return moves.length === 1 ? refuse('PRICE_CHANGED') : Promise.resolve(booking);
      },
    });
    await chooseThree(view);
    await view.user.click(await view.findByRole('button', { name: 'Change my stay' }));
    await waitFor(() => expect(view.getByRole('alert').textContent).toContain('price has changed'));
    expect(text(view)).toMatch(/Amount refunded\s*20/);
    await view.user.click(view.getByRole('button', { name: 'Change my stay' }));
    await view.findByText(/Your stay is changed/);
    expect(moves.map(({ quoteId, price }) => [quoteId, price])).toEqual([
      ['quote-of-20000', 20_000],
      ['quote-of-18000', 18_000],
    ]);
  });
});

it.each([
  ['move', 'change', 'The change of your stay could not be opened.'],
  ['invoice', 'invoice', 'Your invoice could not be loaded.'],
] as const)(
  'a guest whose %s fails to load is told what failed, beside the booking',
  async (part, request, said) => {
    const load = vi.spyOn(LOOKUP_PARTS[part], 'load').mockRejectedValue(new Error('out of reach'));
    const here = vi.spyOn(LOOKUP_PARTS[part], 'here', 'get').mockReturnValue(undefined);
    try {
      const { view } = await open({ hash: `#${request}` });
      await lookUp(view);
      expect(await view.findByRole('alert')).toHaveTextContent(`${said} Try again in a moment.`);
      await view.unmount();
    } finally {
      load.mockRestore();
      here.mockRestore();
    }
  },
);

describe('what the address asks for', () => {
  it('is the change of a stay, opened with the booking [CONTACT-03]', async () => {
    const { view } = await open({ hash: '#change' });
    await waitFor(() => expect(text(view)).toContain('To change or cancel your stay'));
    await lookUp(view);
    await view.findByRole('button', { name: 'See what it costs' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change dates or travellers'));
  });

  it('is told to be too late where nothing can be changed', async () => {
    const found = { ...booking, rights: { modify: false, cancel: false, refundAmount: 0 } };
    const { view } = await open({ hash: '#change', found });
    await lookUp(view);
    await view.findByText('This stay can no longer be changed or cancelled here.');
    expect(view.queryByRole('button', { name: 'Change dates or travellers' })).toBeNull();
  });

  it('is the invoice to download, and to have made out to a company [CONTACT-03]', async () => {
    const recipients: InvoiceRecipient[] = [];
    const { view } = await open({
      hash: '#invoice',
      makeOutInvoice: (recipient) => {
        recipients.push(recipient);
        return recipient.vatNumber === 'FR1' ? refuse('VAT_NUMBER_INVALID') : Promise.resolve();
      },
    });
    await lookUp(view);
    await view.findByRole('heading', { name: 'Invoice' });
    const link = view.getByRole('link', { name: 'Download the invoice (PDF)' });
    expect(link.getAttribute('href')).toMatch(/\/api\/invoices\?token=secret$/);
    await view.user.click(view.getByText('Make it out to a company'));
    await view.user.type(view.getByRole('textbox', { name: 'Name or company' }), 'Keller SA ');
    await view.user.type(view.getByRole('textbox', { name: 'VAT number (optional)' }), 'FR1');
    expect((await axe.run(view.container)).violations).toEqual([]);
    await view.user.click(view.getByRole('button', { name: 'Issue the invoice anew' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('invoice-vatNumber'));
    expect(text(view)).toContain('This VAT number is not correct');
    await view.user.clear(view.getByRole('textbox', { name: 'VAT number (optional)' }));
    await view.user.click(view.getByRole('button', { name: 'Issue the invoice anew' }));
    await view.findByText('The new invoice is ready.');
    expect(recipients).toEqual([
      { token: 'secret', name: 'Keller SA', vatNumber: 'FR1' },
      { token: 'secret', name: 'Keller SA' },
    ]);
    await view.user.click(view.getByRole('button', { name: 'Back to my booking' }));
    await view.findByRole('button', { name: 'Cancel this stay' });
  });

  it('is told that the invoice could not be issued, with what was typed still there', async () => {
    const { view } = await open({ hash: '#invoice', makeOutInvoice: () => refuse('SERVER') });
    await lookUp(view);
    await view.user.click(await view.findByText('Make it out to a company'));
    await view.user.type(view.getByRole('textbox', { name: 'Name or company' }), 'Keller SA');
    await view.user.click(view.getByRole('button', { name: 'Issue the invoice anew' }));
    await view.findByText('The invoice could not be issued. Try again in a moment.');
    expect(view.getByRole('textbox', { name: 'Name or company' })).toHaveValue('Keller SA');
  });

  it('is only the booking for who wants to look, and another request is heard later [MENU-02]', async () => {
    const { view } = await open({ hash: '#check' });
    await lookUp(view);
    expect(view.queryByRole('button', { name: 'See what it costs' })).toBeNull();
    location.hash = '#invoice';
    await view.findByRole('heading', { name: 'Invoice' });
  });
});
