import { randomUUID } from 'node:crypto';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Guests who quote and book at a time, and for how many seconds. */
export const GUESTS = 4;
export const BOOKING_SECONDS = 8;

/** The answer to an order that waits for its payment. */
interface Waiting {
  details?: { redirectUrl: string };
}

/** Milliseconds of quotes and bookings of several guests at a time, at a port of the API behind proxies. */
export async function sell(
  proxied: number,
  today: PlainDate,
): Promise<{ quote: number[]; booking: number[] }> {
  const origin = `http://127.0.0.1:${proxied}`;
  const times = { quote: [] as number[], booking: [] as number[] };
  const timed = async <T>(
    into: number[],
    path: string,
    init?: RequestInit,
    good: readonly number[] = [200, 201],
  ): Promise<T | undefined> => {
    const from = performance.now();
    const answer = await fetch(origin + path, init);
    const body = (await answer.json()) as T;
    if (answer.status === 429) throw new Error(`${path}: refused as too many requests of one address.`);
    if (!good.includes(answer.status)) return undefined;
    into.push(performance.now() - from);
    return body;
  };
  const until = Date.now() + BOOKING_SECONDS * 1_000;
  const guest = async (number: number) => {
    for (let turn = number; Date.now() < until; turn += GUESTS) {
      // Another visitor each time: one address may book a few times a minute only.
      const from = { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` };
      const checkin = addDays(today, 10 + (turn % 200));
      const stay = `checkin=${checkin}&adult=2&child=0&baby=0&locale=fr_FR`;
      const list = await timed<{ exactMatch: { id: string }[] }>(
        [],
        `/api/offers.json?flow=hotel&night=1&size=60&${stay}`,
        { headers: from },
      );
      const id = list?.exactMatch[turn % Math.max(1, list.exactMatch.length)]?.id;
      if (id === undefined) continue;
      const quote = await timed<{ quoteId: string; priceInfo: { totalPrice: number } }>(
        times.quote,
        `/api/weekend/${id}/quote-realtime.json?nights=1&${stay}`,
        { headers: from },
      );
      if (!quote) continue;
      const order = {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          quoteId: quote.quoteId,
          price: quote.priceInfo.totalPrice,
          guest: { firstName: 'A', lastName: 'K', email: 'a@mail.example', phone: '+33 1 99 00 00 00' },
          payment: { plan: 'once', returnPath: '/checkout/return' },
          locale: 'fr_FR',
        }),
      };
      // The order takes the rooms, and the same order confirms the booking once it is paid.
      const begun = await timed<Waiting>(times.booking, '/api/bookings', order, [402]);
      if (!begun?.details) continue;
      await fetch(origin + new URL(begun.details.redirectUrl).pathname, {
        method: 'POST',
        redirect: 'manual',
        headers: from,
        body: new URLSearchParams({ do: 'pay' }),
      });
      await timed(times.booking, '/api/bookings', order);
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, (_, number) => guest(number)));
  if (times.booking.length === 0) throw new Error('http: nobody could book.');
  return times;
}
