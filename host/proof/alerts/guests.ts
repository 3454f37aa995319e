import { randomUUID } from 'node:crypto';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { bookingOf } from '../replica/visitors.ts';
import { wait } from '../replica/readiness.ts';
import type { WatchedShop } from './watched-shop.ts';

const PERSON = { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' };
/** Cents. */
const CARD = 5_000;

interface Answer {
  status: number;
  code?: string;
  details?: { redirectUrl?: string };
  quoteId?: string;
  priceInfo?: { totalPrice: number };
}

/** Guests of the shop, each with an address of its own. An answer that does not come has the status 0. */
export interface Guests {
  ask(path: string, body?: object | string, key?: string): Promise<Answer>;
  quote(hotelId: string, days: number): Promise<Answer>;
  /** Orders a gift card with its own key; who pays comes back from the bank and has it. */
  order(how: 'pays' | 'leaves'): Promise<Answer>;
  /** All whose gift card was not sold order again, pay, and have it. */
  payAll(): Promise<void>;
}

/** Guests who ask both processes in turn. */
export function guestsOf({ first, second, bank }: WatchedShop): Guests {
  let visits = 0;
  /** Orders without a gift card, by key. */
  const open = new Set<string>();

  async function ask(path: string, body?: object | string, key?: string): Promise<Answer> {
    visits += 1;
    const { port } = visits % 2 === 0 ? first : second;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          'x-forwarded-for': `10.${(visits >> 16) % 250}.${(visits >> 8) % 256}.${visits % 256}`,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await answer.text();
      return { ...(text.startsWith('{') ? (JSON.parse(text) as object) : {}), status: answer.status };
    } catch {
      return { status: 0 };
    }
  }

  async function buy(key: string, how: 'pays' | 'leaves'): Promise<Answer> {
    const send = () =>
      ask(
        '/api/gifts',
        {
          productType: 'GIFTCARD',
          productId: 'GIFTCARD',
          options: { giftFormat: 'digital', giftNights: 0 },
          amount: CARD,
          price: CARD,
          buyer: PERSON,
          payment: { plan: 'once', returnPath: '/checkout/return', method: 'card' },
          locale: 'fr_FR',
        },
        key,
      );
    open.add(key);
    let answer = await send();
    const page = answer.details?.redirectUrl;
    if (page !== undefined && how === 'pays') {
      bank.pay(bank.idOf(page));
      answer = await send();
    }
    if (answer.status === 201) open.delete(key);
    return answer;
  }

  return {
    ask,
    quote: (hotelId, days) => {
      const checkin = addDays(new Date().toISOString().slice(0, 10), days);
      const query = `checkin=${checkin}&nights=1&adult=2&locale=fr_FR`;
      return ask(`/api/weekend/${hotelId}0/quote-realtime.json?${query}`);
    },
    order: (how) => buy(randomUUID(), how),
    async payAll() {
      for (let tries = 0; open.size > 0; tries += 1) {
        const [key = ''] = open;
        const answer = await buy(key, 'pays');
        if (tries > 500) throw new Error(`A gift card is not sold: ${JSON.stringify(answer)}`);
      }
    },
  };
}

/** Books a quote by its answer. */
export const book = (guests: Guests, { quoteId = '', priceInfo }: Answer): Promise<Answer> =>
  guests.ask('/api/bookings', bookingOf(quoteId, priceInfo?.totalPrice ?? 0), randomUUID());

/** Does something again and again, so many times a second, until the function that comes back is called. */
export function again(timesPerSecond: number, what: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const running = new Set<Promise<unknown>>();
  const turns = (async () => {
    while (!isOver) {
      const one = what().finally(() => running.delete(one));
      running.add(one);
      await wait(1_000 / timesPerSecond);
    }
  })();
  return async () => {
    isOver = true;
    await turns;
    await Promise.allSettled(running);
  };
}
