import { randomUUID } from 'node:crypto';
import { addDays, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';

/** What visitors saw. */
export interface Seen {
  requests: number;
  /** Every answer that no visitor should get, in words. */
  faults: string[];
  /** Numbers of the bookings that were acknowledged. */
  acknowledged: string[];
}

/** Visitors who search, read and book until they are stopped; none of them tries anything twice. */
export interface Visitors {
  seen(): Seen;
  stop(): Promise<void>;
}

const READERS = 3;
const GUESTS = 2;
/** Milliseconds between two requests of one visitor: traffic, not a flood. */
const PAUSE_MS = 15;
/** What a guest may be told besides a booking: somebody else took the room, or it costs something else now. */
const NO_SALE = new Set(['NO_AVAILABILITY', 'PRICE_CHANGED']);

interface Listed {
  exactMatch: { id: string }[];
}
interface Quoted {
  quoteId: string;
  priceInfo: { totalPrice: number };
}

/** Lets them loose on a shop at `origin`. */
export function startVisitors(origin: string, today: PlainDate): Visitors {
  const seen: Seen = { requests: 0, faults: [], acknowledged: [] };
  let stopped = false;
  let turn = 0;

  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T | undefined> => {
    seen.requests += 1;
    try {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
      const body = (await answer.json()) as T & { code?: string };
      if (answer.ok) return body;
      if (!NO_SALE.has(body.code ?? ''))
        seen.faults.push(`${path.split('?')[0]}: ${answer.status} ${JSON.stringify(body).slice(0, 160)}`);
    } catch (error) {
      seen.faults.push(`${path.split('?')[0]}: ${String(error)}`);
    }
    return undefined;
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
    await ask(paths[turn % paths.length] ?? '');
  };

  const book = async () => {
    const dates = stay();
    const list = await ask<Listed>(`/api/offers.json?flow=booking&night=1&size=40&${dates}`);
    const offer = list?.exactMatch[turn % Math.max(1, list.exactMatch.length)];
    if (!offer) return;
    const quote = await ask<Quoted>(
      `/api/weekend/${offer.id}/quote-realtime.json?nights=1&child=0&baby=0&${dates}`,
    );
    if (!quote?.quoteId) return;
    const booking = await ask<{ bookingNumber: string }>('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        quoteId: quote.quoteId,
        price: quote.priceInfo.totalPrice,
        guest: {
          firstName: 'Anna',
          lastName: 'Keller',
          email: 'anna@mail.example',
          phone: '+33 1 99 00 00 00',
        },
        payment: {
          plan: 'once',
          card: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Anna Keller' },
        },
        locale: 'fr_FR',
      }),
    });
    if (booking) seen.acknowledged.push(booking.bookingNumber);
  };

  const visit = async (once: () => Promise<void>) => {
    while (!stopped) {
      await once();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
