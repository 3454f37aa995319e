import { randomUUID } from 'node:crypto';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { askFrom, newAddress, type Answered, type Asked } from './ask-from.ts';

/** An answer that no visitor should get while all is well. */
export interface Unlucky {
  /** ms since 1970, of the question and of its answer. */
  from: number;
  until: number;
  /** What was asked: a search may fail in no fault, a quote or a booking in some. */
  what: 'search' | 'quote' | 'booking';
  status: number;
  code: string;
  /** Whether it says when to come back. */
  saysWhen: boolean;
  hotelId?: string;
  message: string;
}

/** What visitors saw. */
export interface Seen {
  requests: number;
  unlucky: Unlucky[];
  /** Numbers of the bookings that were acknowledged. */
  acknowledged: string[];
}

/** Visitors who search, read and book until they are stopped. Who was told to come back does so, with the same key. */
export interface Visitors {
  seen(): Seen;
  stop(): Promise<void>;
}

const READERS = 3;
const GUESTS = 2;
/** Milliseconds between two requests of one visitor: traffic, not a flood. */
const PAUSE_MS = 15;
/** Times that a guest tries one booking. */
const TRIES = 30;
/** What a guest may be told besides a booking: somebody else took the room, it costs something else now, or it was late. */
const NO_SALE = new Set(['NO_AVAILABILITY', 'PRICE_CHANGED', 'QUOTE_EXPIRED']);

interface Listed {
  exactMatch: { id: string; hotel: { id: string } }[];
}
interface Quoted {
  quoteId?: string;
  priceInfo?: { totalPrice: number };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What books a quote. */
export function bookingOf(quoteId: string, price: number): string {
  return JSON.stringify({
    quoteId,
    price,
    guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example', phone: '+33 1 99 00 00 00' },
    payment: { plan: 'once', returnPath: '/checkout/return' },
    locale: 'fr_FR',
  });
}

/** What pays at the bank an order that was answered so; undefined for any other answer. */
export function paymentOf(origin: string, { body }: Answered): Asked | undefined {
  const { details } = (typeof body === 'object' ? body : {}) as { details?: { redirectUrl?: string } };
  if (details?.redirectUrl === undefined) return undefined;
  return {
    url: origin + new URL(details.redirectUrl).pathname,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'do=pay',
  };
}

/** Lets them loose on a shop at `origin`. */
export function startVisitors(origin: string, today: PlainDate): Visitors {
  const seen: Seen = { requests: 0, unlucky: [], acknowledged: [] };
  let stopped = false;
  let turn = 0;

  /** One question; undefined where it was not answered well. */
  const ask = async (
    address: string,
    asked: Asked,
    { what, hotelId }: Pick<Unlucky, 'what' | 'hotelId'>,
  ): Promise<Answered | undefined> => {
    seen.requests += 1;
    const from = Date.now();
    const note = (status: number, code: string, saysWhen: boolean, message: string) =>
      seen.unlucky.push({
        from,
        until: Date.now(),
        what,
        status,
        code,
        saysWhen,
        ...(hotelId !== undefined && { hotelId }),
        message: `${what} ${status} ${message.slice(0, 160)}`,
      });
    try {
      const answer = await askFrom(address, { ...asked, url: origin + asked.url });
      const { status, body, retryAfter } = answer;
      const { code = '' } = (typeof body === 'object' ? body : {}) as { code?: string };
      if (status < 400 || code === 'PAYMENT_REQUIRED') return answer;
      if (!NO_SALE.has(code)) note(status, code, retryAfter !== undefined, JSON.stringify(body));
      return status === 503 ? answer : undefined;
    } catch (error) {
      note(0, '', false, String(error));
      return undefined;
    }
  };

  const stay = () => {
    turn += 1;
    return `checkin=${addDays(today, 20 + (turn % 150))}&adult=2&locale=fr_FR`;
  };

  const read = async () => {
    const paths = [
      `/api/offers.json?flow=booking&night=2&${stay()}`,
      `/api/facets.json?flow=booking&night=1&${stay()}`,
      '/api/autocomplete-geonames.json?term=par&locale=fr_FR',
    ];
    await ask(newAddress(), { url: paths[turn % paths.length] ?? '' }, { what: 'search' });
  };

  const book = async () => {
    const dates = stay();
    const address = newAddress();
    const url = `/api/offers.json?flow=booking&night=1&size=40&${dates}`;
    const list = (await ask(address, { url }, { what: 'search' }))?.body as Listed | undefined;
    const offer = list?.exactMatch?.[turn % Math.max(1, list.exactMatch.length)];
    if (!offer) return;
    const hotelId = offer.hotel.id;
    const quote = `/api/weekend/${offer.id}/quote-realtime.json?nights=1&child=0&baby=0&${dates}`;
    const quoted = (await ask(address, { url: quote }, { what: 'quote', hotelId }))?.body as
      | Quoted
      | undefined;
    if (quoted?.quoteId === undefined || !quoted.priceInfo) return;
    const booking: Asked = {
      url: '/api/bookings',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: bookingOf(quoted.quoteId, quoted.priceInfo.totalPrice),
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      // A guest who comes back has another address by then: the limits are those of trying, not of waiting.
      const answer = await ask(newAddress(), booking, { what: 'booking', hotelId });
      if (answer?.status === 201)
        seen.acknowledged.push((answer.body as { bookingNumber: string }).bookingNumber);
      const payment = answer && paymentOf('', answer);
      // The bank stands in for a house of its own: a fault of its page is none of the shop, and the order is sent again.
      if (payment)
        await askFrom(newAddress(), { ...payment, url: origin + payment.url }).catch(() => undefined);
      else if (answer?.status !== 503) return;
      await wait((answer.retryAfter ?? 0) * 1_000);
    }
  };

  const visit = async (once: () => Promise<void>) => {
    while (!stopped) {
      await once();
      await wait(PAUSE_MS);
    }
  };
  const all = [
    ...Array.from({ length: READERS }, () => visit(read)),
    ...Array.from({ length: GUESTS }, () => visit(book)),
  ];
  return {
    seen: () => seen,
    async stop() {
      stopped = true;
      await Promise.all(all);
    },
  };
}
