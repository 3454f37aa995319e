import { addDays } from '@staykit/values/dates/plain-date.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import type { KilledHost } from './killed-host.ts';

/** Hotels that all guests want, of the many that there are. */
const WANTED_HOTELS = 3;
/** Milliseconds between two attempts to reach a process that is gone, and for how long a guest goes on. */
const AGAIN_MS = 150;
const PATIENCE_MS = 180_000;

/** What guests were told. */
export interface Heard {
  /** Booking numbers that were answered 201. */
  acknowledged: Set<string>;
  refused: number;
  /** Answers to retries that were not the first answer. */
  different: string[];
  retries: number;
  broken: number;
  /** Answers that nobody should get. */
  unexpected: string[];
}

/** Nothing heard yet. */
export const nothingHeard = (): Heard => ({
  acknowledged: new Set(),
  refused: 0,
  different: [],
  retries: 0,
  broken: 0,
  unexpected: [],
});

/** An answer of a process. */
interface Reply {
  status: number;
  text: string;
}

interface Quoted {
  quoteId?: string;
  priceInfo?: { totalPrice: number };
}

/** The answer to an order that waits for its payment. */
interface Waiting {
  details?: { redirectUrl?: string; payment?: string };
}

/** A refusal carries the number of the request that asked; all else is the same. */
const withoutRequestId = ({ status, text }: Reply): string =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

/**
 * Asks one process, and the next one where it does not answer, or has too many guests: one that was killed is back in a
 * moment, and 503 says to come back.
 */
export async function ask(
  hosts: readonly Pick<KilledHost, 'address'>[],
  heard: Pick<Heard, 'broken'>,
  { path, visitor, first }: { path: string; visitor: string; first: number },
  init: RequestInit = {},
): Promise<Reply> {
  const until = performance.now() + PATIENCE_MS;
  const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': visitor };
  for (let turn = first; ; turn += 1) {
    try {
      const address = hosts[turn % hosts.length]?.address ?? '';
      const answer = await fetch(address + path, { ...init, headers, signal: AbortSignal.timeout(15_000) });
      const reply = { status: answer.status, text: await answer.text() };
      if (reply.status !== 503) return reply;
      throw new Error(reply.text);
    } catch (error) {
      if (performance.now() > until) throw error;
      heard.broken += 1;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS / hosts.length));
    }
  }
}

/** Guests who book one after the other: each sends the same request again now and then, and compares the answers. */
export async function httpGuests(
  hosts: readonly KilledHost[],
  heard: Heard,
  { name, index }: { name: string; index: number },
  isOver: () => boolean,
): Promise<void> {
  const random = createRandom('kill', `${name}-${index}`);
  const today = new Date().toISOString().slice(0, 10);
  for (let turn = 0; !isOver(); turn += 1) {
    // Each comes from an address of its own, as far as the limits of a shop are concerned.
    const from = { visitor: `10.${index}.${(turn >> 8) % 256}.${turn % 256}`, first: index + turn };
    const checkin = addDays(today, random.int(10, 40));
    const offer = `${random.int(1, WANTED_HOTELS)}0`;
    const query = `checkin=${checkin}&nights=${random.int(1, 4)}&adult=2`;
    const quoted = await ask(hosts, heard, {
      path: `/api/weekend/${offer}/quote-realtime.json?${query}`,
      ...from,
    });
    const { quoteId, priceInfo } = JSON.parse(quoted.text) as Quoted;
    if (!quoteId || !priceInfo) {
      heard.unexpected.push(quoted.text);
      continue;
    }
    const deed = random.weighted([
      ['pay', 8],
      ['check3ds', 1],
      ['declined', 1],
    ]);
    const request: RequestInit = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `proof-of-kill-${name}-${index}-${turn}`,
      },
      body: JSON.stringify({
        quoteId,
        price: priceInfo.totalPrice,
        guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
        payment: { plan: 'once', returnPath: '/checkout/return' },
        locale: 'fr_FR',
      }),
    };
    const book = () => ask(hosts, heard, { path: '/api/bookings', ...from }, request);
    let reply = await book();
    const { details } = JSON.parse(reply.text) as Waiting;
    if (details?.redirectUrl !== undefined) {
      const { pathname: path } = new URL(details.redirectUrl);
      const press = (what: string) =>
        ask(
          hosts,
          heard,
          { path, ...from },
          { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: what }) },
        );
      await press(deed);
      if (deed === 'check3ds') await press('pay');
      if (deed === 'declined')
        await ask(
          hosts,
          heard,
          { path: '/api/payments/cancel', ...from },
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ payment: details.payment }),
          },
        );
      reply = await book();
    }
    if (reply.status === 201)
      heard.acknowledged.add((JSON.parse(reply.text) as { bookingNumber: string }).bookingNumber);
    else if (reply.status === 402) heard.refused += 1;
    else heard.unexpected.push(reply.text);
    if (!random.chance(0.4)) continue;
    heard.retries += 1;
    const again = await book();
    const same = withoutRequestId(again) === withoutRequestId(reply);
    if (!same) heard.different.push(`${reply.text} then ${again.text}`);
  }
}

/** Whether one visitor who asks without end is stopped by the limits, as the others are not. */
export async function isLimited({ address }: KilledHost): Promise<boolean> {
  for (let turn = 0; turn < 100; turn += 1) {
    const { status } = await fetch(`${address}/api/bookings`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '10.255.255.255' },
      signal: AbortSignal.timeout(15_000),
    });
    if (status === 429) return true;
  }
  return false;
}
