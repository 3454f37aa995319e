import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  postBooking,
  postBookingCancel,
  postBookingLookup,
  postBookingModify,
} from '@staykit/contract/booking/bookings.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import { criteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { FAULTS, startFaultyServer, type FaultyServer } from '@staykit/testing/fixtures/faulty-server.ts';
import { FAULT_OUTCOMES } from '@staykit/testing/fixtures/try-faults.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import type { ClientCall } from '../transport/client-call.ts';
import * as calls from '@staykit/testing/client-calls/calls.generated.ts';
import { createBookingClient, type BookingClient, type StayOrder } from './create-booking-client.ts';

const made: Readonly<Record<string, ClientCall>> = calls;

const order: StayOrder = {
  quoteId: 'quote-0123456789',
  price: 25_560,
  guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
  payment: {
    plan: 'once',
    returnPath: '/checkout/return',
  },
  minisiteId: 412,
  utm: { source: 'letter' },
  origin: 'https://magazine.example',
};
const KEY = 'attempt-0123456789';

function asking(answer: unknown, status = 200, options: Partial<ClientOptions> = {}) {
  const asked: { url: URL; init: RequestInit }[] = [];
  const client = createBookingClient({
    api: 'https://api.example/api',
    locale: 'nl_BE',
    now: () => TEST_NOW,
    fetch: async (url, init) => {
      asked.push({ url: new URL(url), init });
      return Response.json(answer, { status });
    },
    ...options,
  });
  return { client, asked };
}

const failure = (call: Promise<unknown>): Promise<StayError> =>
  call.then(
    () => expect.unreachable('it was refused'),
    (error: unknown) => error as StayError,
  );

describe('a booking', () => {
  it('is sent once, with its key, its locale and where the sale came from [MINISITE-17]', async () => {
    const { client, asked } = asking(goodAnswers().postBooking, 201);
    expect(await client.bookStay(order, KEY)).toEqual(goodAnswers().postBooking);
    expect(asked).toHaveLength(1);
    const { url, init } = asked[0]!;
    expect(url.href).toBe('https://api.example/api/bookings');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', headers: { 'Idempotency-Key': KEY } });
    expect(JSON.parse(String(init.body))).toEqual({ ...order, locale: 'nl_BE' });
    expect(postBooking.body?.safeParse(JSON.parse(String(init.body))).success).toBe(true);
  });

  it('that is refused keeps the code of the answer, and the new price with it', async () => {
    const answer = { code: 'PRICE_CHANGED', message: 'x', requestId: '1', details: { price: 27_000 } };
    const error = await failure(asking(answer, 409).client.bookStay(order, KEY));
    expect(error).toMatchObject({ code: 'PRICE_CHANGED', details: { price: 27_000, status: 409 } });
  });

  it.each(postBooking.refusals)('can be refused with %s', async (code) => {
    const { client } = asking({ code, message: 'x', requestId: '1' }, 409);
    expect(await failure(client.bookStay(order, KEY))).toMatchObject({ code });
  });

  it('knows the refusals of the contract, and takes no others at their word', async () => {
    for (const { id, refusals } of [postBooking, postBookingLookup, postBookingCancel, postBookingModify])
      expect(made[id]?.refusals).toEqual(refusals);
    const { client } = asking({ code: 'SOMETHING', message: 'x', requestId: '1' }, 422);
    expect(await failure(client.bookStay(order, KEY))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('puts nothing personal and no key into an error', async () => {
    const told: StayError[] = [];
    const options = { onError: (error: StayError) => void told.push(error) };
    const { client } = asking({ code: 'PAYMENT_REFUSED', message: 'x', requestId: '1' }, 402, options);
    await failure(client.bookStay(order, KEY));
    const { client: other } = asking({}, 500, options);
    await failure(other.lookUpBooking('12345678', 'anna@mail.example'));
    const text = JSON.stringify(told.map((error) => [error, error.message, error.stack]));
    for (const secret of ['Anna', 'anna@', '12345678', KEY]) expect(text).not.toContain(secret);
    expect(told).toHaveLength(2);
  });

  it('that is given up is nobody’s failure', async () => {
    const told: StayError[] = [];
    const stop = new AbortController();
    const { client } = asking({}, 200, {
      fetch: () => new Promise(() => undefined),
      onError: (error) => void told.push(error),
    });
    const booked = failure(client.bookStay(order, KEY, { signal: stop.signal }));
    stop.abort();
    expect((await booked).name).toBe('AbortError');
    expect(told).toEqual([]);
  });
});

it('a booking is looked up and given back with the e-mail in the body, never in the address', async () => {
  const { client, asked } = asking(goodAnswers().postBookingLookup);
  await client.lookUpBooking('12345678', 'anna@mail.example', { key: 'card' });
  await client.cancelBooking('12345678', 'anna@mail.example', 20_448);
  expect(asked.map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/bookings/12345678/lookup',
    '/api/bookings/12345678/cancel',
  ]);
  expect(asked.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
    { email: 'anna@mail.example' },
    { email: 'anna@mail.example', refund: 20_448 },
  ]);
  // Where several places of a page ask, `key` names one: it is nobody's order.
  for (const { init } of asked) expect(init.headers).not.toHaveProperty('Idempotency-Key');
});

it('a booking is moved with its own key, and may be refused as the contract says', async () => {
  const { client, asked } = asking(goodAnswers().postBookingModify);
  const move = { quoteId: 'quote-0123456789', price: 27_000 };
  await client.moveBooking('12345678', 'anna@mail.example', move, KEY);
  const { url, init } = asked[0]!;
  expect(url.pathname).toBe('/api/bookings/12345678/modify');
  expect(init.headers).toMatchObject({ 'Idempotency-Key': KEY });
  expect(JSON.parse(String(init.body))).toEqual({ ...move, email: 'anna@mail.example' });
});

it('the ways to pay are asked for an amount, a day and the terms of the stay [SAPI-09]', async () => {
  const { client, asked } = asking(goodAnswers().getPaymentMethods);
  const policy = { cancellable: true, type: 'FLEXIBLE', cancellationDeadline: '2030-06-03' };
  const ways = await client.paymentMethods({ amount: 25_560, checkin: '2030-06-10', policy });
  expect(ways).toEqual((goodAnswers().getPaymentMethods as { paymentMethods: unknown }).paymentMethods);
  expect(asked[0]?.url.pathname).toBe('/gateway/purchase/alma/eligibility');
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    amount: '25560',
    cancellationPolicyType: 'FLEXIBLE',
    cancellableUntil: '2030-06-03',
    checkinDate: '2030-06-10',
    pointOfSale: 'be',
  });
});

it('the methods of the provider’s page are read by plan, and one that came later is left to that page', async () => {
  const { client } = asking({
    plans: [
      { plan: 'once', methods: ['ideal', 'card', 'shells'] },
      { plan: '5x', methods: ['card'] },
    ],
  });
  expect(await client.paymentPages()).toEqual({ once: ['card', 'ideal'] });
});

it('a way to pay that came later is left out, and a last day of refund that nobody knows is not sent [SAPI-09]', async () => {
  const known = { type: '3x', paymentFee: 450 };
  const { client, asked } = asking({ paymentMethods: [known, { type: '5x', paymentFee: 1 }] });
  const policy = { cancellable: false, type: 'NCNR' };
  expect(await client.paymentMethods({ amount: 29_950, checkin: '2030-06-10', policy })).toEqual([known]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    amount: '29950',
    cancellationPolicyType: 'NCNR',
    checkinDate: '2030-06-10',
    pointOfSale: 'be',
  });
});

describe('a server that fails', () => {
  let server: FaultyServer;
  beforeAll(async () => {
    server = await startFaultyServer();
  });
  afterAll(() => server.close());

  /** Milliseconds in place of the client's own, so that no test waits for them. */
  const timeoutMs = 1_200;
  const stay = { productId: '1001', checkin: '2030-06-10', nights: 2, pax: criteria().pax };
  const calls: Record<
    keyof BookingClient,
    { call: string; again: boolean; make: (client: BookingClient) => Promise<unknown> }
  > = {
    quoteStay: { call: 'getQuote', again: true, make: (client) => client.quoteStay(stay) },
    paymentMethods: {
      call: 'getPaymentMethods',
      again: true,
      make: (client) => client.paymentMethods({ amount: 25_560, checkin: '2030-06-10' }),
    },
    paymentPages: { call: 'getPaymentOptions', again: true, make: (client) => client.paymentPages() },
    bookStay: { call: 'postBooking', again: false, make: (client) => client.bookStay(order, KEY) },
    lookUpBooking: {
      call: 'postBookingLookup',
      again: false,
      make: (client) => client.lookUpBooking('12345678', 'anna@mail.example'),
    },
    moveBooking: {
      call: 'postBookingModify',
      again: false,
      make: (client) =>
        client.moveBooking('12345678', 'anna@mail.example', { quoteId: 'q-0123456789', price: 1 }, KEY),
    },
    offeredMove: {
      call: 'postMoveOffer',
      again: false,
      make: (client) => client.offeredMove('12345678', 'anna@mail.example', 'q-0123456789'),
    },
    cancelBooking: {
      call: 'postBookingCancel',
      again: false,
      make: (client) => client.cancelBooking('12345678', 'anna@mail.example', 0),
    },
    makeOutInvoice: {
      call: 'postInvoiceRecipient',
      again: false,
      make: (client) => client.makeOutInvoice({ token: 'ab'.repeat(32), name: 'Keller SA' }),
    },
  };

  it.each(FAULTS.map((fault) => [fault, FAULT_OUTCOMES[fault].code] as const))(
    'with %s ends every call in %s, told once, and no sale is sent twice',
    async (fault, code) => {
      const ends = await Promise.all(
        Object.values(calls).map(async ({ call, again, make }) => {
          const told: StayError[] = [];
          const api = server.api(fault, call);
          const client = createBookingClient({
            api,
            frontGateway: api,
            locale: 'fr_FR',
            now: () => TEST_NOW,
            timeoutMs,
            onError: (error) => void told.push(error),
          });
          const before = server.asked(fault, call);
          const error = await failure(make(client));
          const asked = server.asked(fault, call) - before;
          const wanted = again && FAULT_OUTCOMES[fault].again ? 3 : 1;
          return [call, error.code, told.length, fault === 'offline' || asked === wanted];
        }),
      );
      expect(ends).toEqual(Object.values(calls).map(({ call }) => [call, code, 1, true]));
    },
  );
});
