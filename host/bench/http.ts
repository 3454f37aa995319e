import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { marketNow } from '../../widgets/core/dates/market-time.ts';
import { addDays, type PlainDate } from '../../widgets/core/dates/plain-date.ts';
import type { AnswerCacheStats } from '../gateway/answers/answer-cache.ts';
import type { PlaceRecord } from '../gateway/catalogue/records.ts';
import { percentiles, type Bench, type Figure } from './figure.ts';
import { differentSearches, mixedSearches } from './visitor-mix.ts';

/** Connections that ask at a time, seconds of one turn, and turns: the routes take turns, so noise meets all. */
const CONNECTIONS = 8;
const SECONDS = 2;
const TURNS = 5;
/** Guests who quote and book at a time, and for how many seconds. */
const GUESTS = 4;
const BOOKING_SECONDS = 8;
/** Requests a second that are made ready at least, and how many times those of the last turn. */
const LEAST = 7_000;
const SPARE = 1.5;
/** A search over HTTP may cost so many empty answers. */
const BAR = 1 / 0.3;

interface Ready {
  empty: number;
  api: number;
  /** The API as behind a proxy, which tells the visitors' addresses. */
  proxied: number;
  places: PlaceRecord[];
}

/** What the server kept so far, and the processor's time that it took. */
interface Kept extends Pick<AnswerCacheStats, 'hits' | 'misses'> {
  processorMs: number;
}

interface Server {
  ready: Ready;
  kept(): Promise<Kept>;
  stop(): Promise<void>;
}

/** Requests a second and the 99th percentile of each turn of one route. */
interface Load {
  perSecond: number[];
  p99: number[];
  failed: number;
  kept: Kept;
  /** The processor's time of each request of a turn in ms: other people's work hardly changes it. */
  processor: number[];
}

/** What is loaded: where, and which addresses are asked for, so many of them. */
interface Route {
  name: string;
  url: string;
  paths: (count: number) => string[];
  /** Held to the bar. */
  isHeld?: boolean;
  /** Whether an answer may be one that was kept. */
  mayBeKept?: boolean;
}

function startServer(): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'http-server.ts'), [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const kept = () =>
    new Promise<Kept>((resolve) => {
      child.once('message', (stats) => resolve(stats as Kept));
      child.send('kept');
    });
  const stop = () =>
    new Promise<void>((ended) => {
      child.removeAllListeners('exit');
      child.once('exit', () => ended());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`The server to be measured ended with ${String(code)}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve({ ready: JSON.parse(text) as Ready, kept, stop });
    });
  });
}

/** One turn: each connection has addresses of its own, more of them than it can ask for. */
async function load(server: Server, { url, paths }: Route, into: Load): Promise<void> {
  const asked = Math.max(LEAST, (into.perSecond.at(-1) ?? LEAST) * SPARE) * SECONDS;
  const addresses = paths(Math.ceil(asked));
  const each = Math.ceil(addresses.length / CONNECTIONS);
  let connection = 0;
  const before = await server.kept();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => {
      const own = addresses.slice(connection * each, (connection + 1) * each);
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
      connection += 1;
    },
  });
  const after = await server.kept();
  into.perSecond.push(result.requests.average);
  into.p99.push(result.latency.p99);
  into.failed += result.non2xx + result.errors + result.timeouts;
  into.kept.hits += after.hits - before.hits;
  into.kept.misses += after.misses - before.misses;
  into.processor.push((after.processorMs - before.processorMs) / result.requests.total);
}

/** Milliseconds of quotes and bookings of several guests at a time, on the embedded database. */
async function sell({ proxied }: Ready, today: PlainDate): Promise<{ quote: number[]; booking: number[] }> {
  const origin = `http://127.0.0.1:${proxied}`;
  const times = { quote: [] as number[], booking: [] as number[] };
  const timed = async <T>(into: number[], path: string, init?: RequestInit): Promise<T | undefined> => {
    const from = performance.now();
    const answer = await fetch(origin + path, init);
    const body = (await answer.json()) as T;
    if (answer.status === 429) throw new Error(`${path}: refused as too many requests of one address.`);
    if (!answer.ok) return undefined;
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
      await timed(times.booking, '/api/bookings', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
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
  await Promise.all(Array.from({ length: GUESTS }, (_, number) => guest(number)));
  return times;
}

function routesOf({ empty, api, places }: Ready, today: PlainDate): [Route, ...Route[]] {
  const url = `http://127.0.0.1:${api}`;
  const different = differentSearches(places, today);
  const mixed = mixedSearches(places, today);
  const terms = places.map(({ names }) => encodeURIComponent(names.fr));
  let term = 0;
  const nextTerm = () => {
    term += 1;
    const whole = terms[term % terms.length] ?? '';
    // Each round another length and another limit: no two of some thousand are the same.
    const length = 2 + (Math.floor(term / terms.length) % 5);
    const most = 30 - (Math.floor(term / terms.length / 5) % 20);
    return `/api/autocomplete-geonames.json?locale=fr_FR&maxResults=${most}&term=${whole.slice(0, length).replace(/%\w?$/, '')}`;
  };
  const prefixed = (prefix: string, queries: readonly string[]) => queries.map((query) => prefix + query);
  return [
    {
      name: 'empty Fastify route',
      url: `http://127.0.0.1:${empty}`,
      paths: () => Array.from({ length: CONNECTIONS }, () => '/empty'),
    },
    {
      name: 'dated faceted search, every one different',
      url,
      paths: (count) => prefixed('/api/offers.json?', different(count)),
      isHeld: true,
    },
    {
      name: "search, a shop's mix",
      url,
      paths: (count) => prefixed('/api/offers.json?', mixed(count)),
      isHeld: true,
      mayBeKept: true,
    },
    {
      name: 'facets, every one different',
      url,
      paths: (count) => prefixed('/api/facets.json?', different(count)),
    },
    {
      name: "facets, a shop's mix",
      url,
      paths: (count) => prefixed('/api/facets.json?', mixed(count)),
      mayBeKept: true,
    },
    {
      name: 'suggestions, as people type',
      url,
      paths: (count) => Array.from({ length: count }, nextTerm),
      mayBeKept: true,
    },
  ];
}

/** The figures of one route beside the empty one. */
function figuresOf({ name, isHeld, mayBeKept }: Route, measured: Load, empty: Load): Figure[] {
  const { perSecond, p99, failed, kept, processor } = measured;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  const share = kept.hits / Math.max(1, kept.hits + kept.misses);
  if (!mayBeKept && share > 0.005)
    throw new Error(`${name}: ${share * 100} % of the answers were kept ones.`);
  const rate: Figure = {
    bench: 'http',
    name: `${name}, requests a second`,
    value: percentiles(perSecond).p50,
    unit: '/s',
    ...(mayBeKept && { anchor: `${Math.round(share * 100)} % of the answers were kept ones` }),
  };
  const slowest: Figure = { bench: 'http', name: `${name}, p99`, value: percentiles(p99).p50, unit: 'ms' };
  const used: Figure = {
    bench: 'http',
    name: `${name}, processor's time`,
    value: percentiles(processor).p50,
    unit: 'ms',
    anchor: `${(percentiles(processor).p50 / percentiles(empty.processor).p50).toFixed(1)} empty routes`,
  };
  if (measured === empty) return [rate, slowest, used];
  const ratios = perSecond.map((value, turn) => (empty.perSecond[turn] ?? 0) / value);
  return [
    rate,
    slowest,
    used,
    {
      bench: 'http',
      name: `${name}, cost in empty routes`,
      value: percentiles(ratios).p50,
      unit: 'x',
      ...(isHeld && { bar: BAR, anchor: 'goal 2 x (half as many a second)' }),
    },
  ];
}

/** Requests a second of the API over HTTP, beside an empty route of Fastify in the same process and run. */
export const httpBench: Bench = {
  name: 'http',
  async run({ say }) {
    say('opening a shop of 2,000 hotels ...');
    const server = await startServer();
    try {
      const { date: today } = marketNow(Date.now(), 'Europe/Paris');
      const routes = routesOf(server.ready, today);
      const loads = routes.map((): Load => ({
        perSecond: [],
        p99: [],
        failed: 0,
        kept: { hits: 0, misses: 0, processorMs: 0 },
        processor: [],
      }));
      for (let turn = 0; turn <= TURNS; turn += 1) {
        say(turn === 0 ? 'warming up ...' : `turn ${turn} of ${TURNS} ...`);
        for (const [index, route] of routes.entries()) await load(server, route, loads[index]!);
        if (turn > 0) continue;
        // The first turn warms up, and tells how many addresses a turn needs.
        for (const { p99, kept } of loads) {
          p99.length = 0;
          kept.hits = 0;
          kept.misses = 0;
        }
      }
      for (const { perSecond, processor } of loads) {
        perSecond.shift();
        processor.shift();
      }
      const figures = routes.flatMap((route, index) => figuresOf(route, loads[index]!, loads[0]!));
      say('quotes and bookings ...');
      const sales = await sell(server.ready, today);
      for (const [name, samples] of Object.entries(sales)) {
        const rate = samples.length / BOOKING_SECONDS;
        figures.push(
          { bench: 'http', name: `${name} on PGlite, ${GUESTS} guests at a time`, value: rate, unit: '/s' },
          { bench: 'http', name: `${name} on PGlite, p99`, value: percentiles(samples).p99, unit: 'ms' },
        );
      }
      return figures;
    } finally {
      await server.stop();
    }
  },
};
