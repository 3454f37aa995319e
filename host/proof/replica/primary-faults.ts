import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { askFrom, newAddress, type Answered, type Asked } from './ask-from.ts';
import { pollReadiness, untilAllSay, wait } from './readiness.ts';
import type { FaultTime, Trial } from './trial.ts';
import { bookingOf, paymentOf } from './visitors.ts';

/** Guests who want the hotel that is locked. */
const WANTING = 30;
/** Milliseconds after which everything is as ever, once the primary is back. */
const BACK_MS = 10_000;

interface Offer {
  id: string;
  hotel: { id: string };
}

/** Quotes and books one offer through nginx. */
async function buy(origin: string, offerId: string, dates: string): Promise<Answered> {
  const address = newAddress();
  const url = `${origin}/api/weekend/${offerId}/quote-realtime.json?nights=1&child=0&baby=0&${dates}`;
  const quoted = await askFrom(address, { url });
  const quote = quoted.body as { quoteId?: string; priceInfo?: { totalPrice: number } };
  if (quoted.status !== 200 || quote.quoteId === undefined) return quoted;
  const order: Asked = {
    url: `${origin}/api/bookings`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: bookingOf(quote.quoteId, quote.priceInfo?.totalPrice ?? 0),
  };
  const first = await askFrom(address, order);
  const payment = paymentOf(origin, first);
  if (!payment) return first;
  await askFrom(address, payment);
  return askFrom(address, order);
}

/** Another transaction holds a hotel that many want. */
export async function lockedHotel({ origin, pair, findings, faultMs, say }: Trial): Promise<FaultTime> {
  const dates = `checkin=${addDays(new Date().toISOString().slice(0, 10), 190)}&adult=2&locale=fr_FR`;
  const list = await askFrom(newAddress(), {
    url: `${origin}/api/offers.json?flow=booking&night=1&${dates}`,
  });
  const [offer] = (list.body as { exactMatch: Offer[] }).exactMatch;
  if (!offer) throw new Error('The shop has nothing to sell.');
  const hotelId = offer.hotel.id;
  say(`another transaction holds hotel ${hotelId} ...`);
  const other = new pg.Client({ connectionString: pair.primary.url });
  await other.connect();
  const from = Date.now();
  await other.query('begin');
  await other.query('select 1 from hotels where id = $1 for update', [hotelId]);
  const stopPolling = pollReadiness(origin);
  const held = wait(faultMs);
  /** What guests were told while the hotel was held; after it they buy, until no room is left. */
  const answers: Answered[] = [];
  let [slowest, sold, isHeld] = [0, 0, true];
  const guests = Array.from({ length: WANTING }, async () => {
    while (Date.now() - from < faultMs) {
      const asked = Date.now();
      const answer = await buy(origin, offer.id, dates);
      if (isHeld) answers.push(answer);
      else if (answer.status === 201) sold += 1;
      slowest = Math.max(slowest, Date.now() - asked);
      await wait((answer.retryAfter ?? 1) * 1_000);
    }
  });
  await held;
  isHeld = false;
  await other.query('rollback');
  await other.end();
  const ready = await stopPolling();
  await Promise.all(guests);
  if ((await buy(origin, offer.id, dates)).status === 201) sold += 1;
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  findings.largest('locked hotel: answered 503', refused.length);
  findings.largest('locked hotel: slowest answer, ms', slowest);
  findings.check(
    'guests of a hotel that another transaction holds are told to come back, and nobody waits ten seconds',
    refused.length > 0 && refused.length === answers.length && slowest < 10_000,
    `${answers.length - refused.length} of ${answers.length} otherwise, slowest ${slowest} ms: ${JSON.stringify(answers.find(({ status }) => status !== 503))}`,
  );
  findings.check(
    'every process stays ready while a hotel is held',
    ready.length > 10 && ready.every(({ code, status }) => code === 200 && status === 'ready'),
    JSON.stringify(ready.find(({ status }) => status !== 'ready')),
  );
  findings.check('the hotel is sold again when it is free', sold > 0);
  return { from, until: Date.now(), whats: ['booking'], hotelId };
}

/** The primary is away for a while, and comes back. */
export async function awayPrimary({
  origin,
  pair,
  hosts,
  findings,
  faultMs,
  say,
}: Trial): Promise<FaultTime> {
  say('the primary is away ...');
  const stopPolling = pollReadiness(origin);
  const from = Date.now();
  await pair.primary.kill();
  const told = await untilAllSay(hosts, ({ database }) => database === 'away', BACK_MS);
  await wait(faultMs);
  await pair.primary.start();
  const back = await untilAllSay(
    hosts,
    ({ status, replica }) => status === 'ready' && replica?.state === 'used',
    BACK_MS,
  );
  const ready = await stopPolling();
  findings.largest('primary away: told after, ms', told);
  findings.largest('primary back: told after, ms', back);
  findings.check(
    'behind nginx /readyz is 200 and says degraded while the primary is away, and ready when it is back',
    ready.every(({ code }) => code === 200) &&
      ready.some(({ status }) => status === 'degraded') &&
      back <= BACK_MS,
    `back after ${back} ms, ${JSON.stringify(ready.find(({ code }) => code !== 200))}`,
  );
  return { from, until: Date.now(), whats: ['quote', 'booking'] };
}
