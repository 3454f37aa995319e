import { createRandom } from '@staykit/demo/catalogue/random.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { ask } from '../selling/http-guest.ts';

/** What clients were told. */
export interface Booked {
  /** Numbers of the bookings. */
  numbers: Set<string>;
  /** Quotes that were asked for. */
  tries: number;
  /** Refusals by code; `no quote` for a stay that is full. */
  refusals: Map<string, number>;
  broken: number;
  unexpected: string[];
}

/** Nothing booked yet. */
export const nothingBooked = (): Booked => ({
  numbers: new Set(),
  tries: 0,
  refusals: new Map(),
  broken: 0,
  unexpected: [],
});

/** What can be booked in a hotel. */
export interface Stay {
  hotel: string;
  offer: string;
}

/** What clients want, and where. */
export interface Demand {
  shops: readonly { address: string }[];
  stays: readonly Stay[];
  /** Those that half of all stays are wanted in. */
  wantedStays: readonly Stay[];
  firstDay: PlainDate;
  days: number;
}

/** Why a client gets no room although nothing is wrong: a supplier may have sent another price since the quote. */
const EXPECTED = new Set(['NO_AVAILABILITY', 'PRICE_CHANGED', 'QUOTE_EXPIRED']);

interface Answer {
  quoteId?: string;
  priceInfo?: { totalPrice: number };
  bookingNumber?: string;
  code?: string;
  details?: { redirectUrl?: string };
}

/** One client, who books stay after stay. */
export async function bookUntil(
  { shops, stays, wantedStays, firstDay, days }: Demand,
  booked: Booked,
  seed: string,
  isOver: () => boolean,
): Promise<void> {
  const random = createRandom(seed);
  const refuse = (code: string) => void booked.refusals.set(code, (booked.refusals.get(code) ?? 0) + 1);
  for (let turn = 0; !isOver(); turn += 1) {
    booked.tries += 1;
    const { offer } = random.pick(random.chance(0.5) ? wantedStays : stays);
    const nights = random.int(1, 3);
    const checkin = addDays(firstDay, random.int(1, days - nights - 1));
    const from = { visitor: `10.9.${turn % 256}.${random.int(1, 255)}`, first: random.int(0, 9) };
    const quoted = await ask(shops, booked, {
      path: `/api/weekend/${offer}/quote-realtime.json?checkin=${checkin}&nights=${nights}&adult=2`,
      ...from,
    });
    const { quoteId, priceInfo } = JSON.parse(quoted.text) as Answer;
    if (quoteId === undefined || !priceInfo) {
      if (quoted.status === 200) refuse('no quote');
      else booked.unexpected.push(quoted.text);
      continue;
    }
    const order: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `proof-of-${seed}-${turn}` },
      body: JSON.stringify({
        quoteId,
        price: priceInfo.totalPrice,
        guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
        payment: { plan: 'once', returnPath: '/checkout/return' },
        locale: 'fr_FR',
      }),
    };
    const book = () => ask(shops, booked, { path: '/api/bookings', ...from }, order);
    let { status, text } = await book();
    const { redirectUrl } = (JSON.parse(text) as Answer).details ?? {};
    if (redirectUrl !== undefined) {
      const pay = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) } as const;
      await ask(shops, booked, { path: new URL(redirectUrl).pathname, ...from }, pay);
      ({ status, text } = await book());
    }
    const { bookingNumber, code = String(status) } = JSON.parse(text) as Answer;
    if (status === 201 && bookingNumber !== undefined) booked.numbers.add(bookingNumber);
    else if (EXPECTED.has(code)) refuse(code);
    else booked.unexpected.push(text);
  }
}
