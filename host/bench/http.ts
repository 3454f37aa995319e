import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { addDays } from '../../widgets/core/dates/plain-date.ts';
import { percentiles, type Bench, type Figure } from './figure.ts';

/** Connections that ask at a time, seconds of one turn, and turns: the routes take turns, so noise meets all. */
const CONNECTIONS = 8;
const SECONDS = 2;
const TURNS = 5;
/** Guests who quote and book at a time, and for how many seconds. */
const GUESTS = 4;
const BOOKING_SECONDS = 8;
/** A search over HTTP may cost so many empty answers. */
const BAR = 1 / 0.3;

interface Ready {
  empty: number;
  api: number;
  searches: string[];
  terms: string[];
  today: string;
}

/** Requests a second and the 99th percentile of each turn of one route. */
interface Load {
  perSecond: number[];
  p99: number[];
  failed: number;
}

function startServer(): Promise<{ ready: Ready; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'http-server.ts'), [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`The server to be measured ended with ${String(code)}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('\n')) return;
      resolve({
        ready: JSON.parse(text) as Ready,
        stop: () =>
          new Promise((ended) => {
            child.removeAllListeners('exit');
            child.once('exit', () => ended());
            child.kill('SIGTERM');
          }),
      });
    });
  });
}

async function load(url: string, paths: readonly string[], into: Load): Promise<void> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  into.perSecond.push(result.requests.average);
  into.p99.push(result.latency.p99);
  into.failed += result.non2xx + result.errors + result.timeouts;
}

/** Milliseconds of quotes and bookings of several guests at a time, on the embedded database. */
async function sell({ api, searches, today }: Ready): Promise<{ quote: number[]; booking: number[] }> {
  const origin = `http://127.0.0.1:${api}`;
  const times = { quote: [] as number[], booking: [] as number[] };
  const timed = async <T>(into: number[], path: string, init?: RequestInit): Promise<T | undefined> => {
    const from = performance.now();
    const answer = await fetch(origin + path, init);
    const body = (await answer.json()) as T;
    if (!answer.ok) return undefined;
    into.push(performance.now() - from);
    return body;
  };
  const until = Date.now() + BOOKING_SECONDS * 1_000;
  const guest = async (number: number) => {
    for (let turn = number; Date.now() < until; turn += GUESTS) {
      const checkin = addDays(today, 10 + (turn % 200));
      const stay = `checkin=${checkin}&adult=2&child=0&baby=0&locale=fr_FR`;
      const list = await timed<{ exactMatch: { id: string }[] }>(
        [],
        `/api/offers.json?flow=hotel&night=1&size=60&${stay}`,
      );
      const id = list?.exactMatch[turn % Math.max(1, list.exactMatch.length)]?.id;
      if (id === undefined) continue;
      const quote = await timed<{ quoteId: string; priceInfo: { totalPrice: number } }>(
        times.quote,
        `/api/weekend/${id}/quote-realtime.json?nights=1&${stay}`,
      );
      if (!quote) continue;
      await timed(times.booking, '/api/bookings', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          quoteId: quote.quoteId,
          price: quote.priceInfo.totalPrice,
          guest: { firstName: 'A', lastName: 'K', email: 'a@mail.example', phone: '+33 1 99 00 00 00' },
          payment: {
            plan: 'once',
            card: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'A K' },
          },
          locale: 'fr_FR',
        }),
      });
    }
  };
  if (searches.length > 0) await Promise.all(Array.from({ length: GUESTS }, (_, number) => guest(number)));
  return times;
}

/** Requests a second of the API over HTTP, beside an empty route of Fastify in the same process and run. */
export const httpBench: Bench = {
  name: 'http',
  async run({ say }) {
    say('opening a shop of 2,000 hotels ...');
    const { ready, stop } = await startServer();
    try {
      const api = `http://127.0.0.1:${ready.api}`;
      const routes = [
        { name: 'empty Fastify route', url: `http://127.0.0.1:${ready.empty}`, paths: ['/empty'] },
        {
          name: 'dated faceted search',
          url: api,
          paths: ready.searches.map((query) => `/api/offers.json?${query}`),
        },
        { name: 'facets', url: api, paths: ready.searches.map((query) => `/api/facets.json?${query}`) },
        {
          name: 'suggestions',
          url: api,
          paths: ready.terms.map((term) => `/api/autocomplete-geonames.json?locale=fr_FR&term=${term}`),
        },
      ].map((route) => ({ ...route, load: { perSecond: [], p99: [], failed: 0 } as Load }));
      for (const { url, paths } of routes) await load(url, paths, { perSecond: [], p99: [], failed: 0 });
      for (let turn = 0; turn < TURNS; turn += 1) {
        say(`turn ${turn + 1} of ${TURNS} ...`);
        for (const route of routes) await load(route.url, route.paths, route.load);
      }
      const [empty] = routes;
      const figures: Figure[] = routes.flatMap(({ name, load: { perSecond, p99, failed } }): Figure[] => {
        const ratios = perSecond.map((value, turn) => (empty?.load.perSecond[turn] ?? 0) / value);
        if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
        return [
          {
            bench: 'http',
            name: `${name}, requests a second`,
            value: percentiles(perSecond).p50,
            unit: '/s',
          },
          { bench: 'http', name: `${name}, p99`, value: percentiles(p99).p50, unit: 'ms' },
          ...(name === empty?.name
            ? []
            : [
                {
                  bench: 'http',
                  name: `${name}, cost in empty routes`,
                  value: percentiles(ratios).p50,
                  unit: 'x' as const,
                  ...(name.includes('search') && { bar: BAR, anchor: 'goal 2 x (half as many a second)' }),
                },
              ]),
        ];
      });
      say('quotes and bookings ...');
      const sales = await sell(ready);
      for (const [name, samples] of Object.entries(sales)) {
        const rate = samples.length / BOOKING_SECONDS;
        figures.push(
          { bench: 'http', name: `${name} on PGlite, ${GUESTS} guests at a time`, value: rate, unit: '/s' },
          { bench: 'http', name: `${name} on PGlite, p99`, value: percentiles(samples).p99, unit: 'ms' },
        );
      }
      return figures;
    } finally {
      await stop();
    }
  },
};
