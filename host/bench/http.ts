import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { ResponseCacheStats } from '@staykit/gateway/response-cache/response-cache.ts';
import type { PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { percentiles, type Bench, type Figure } from './figure.ts';
import { BOOKING_SECONDS, GUESTS, sell } from './http-sales.ts';
import { differentSearches, mixedSearches } from './visitor-mix.ts';

/** Connections that ask at a time, seconds of one turn, and turns: the routes take turns, so noise meets all. */
const CONNECTIONS = 8;
const SECONDS = 2;
const TURNS = 5;
/** Requests a second that are made ready at least, and how many times those of the last turn. */
const LEAST = 7_000;
const SPARE = 1.5;
/** A search may take so much of the time that Fastify with PostgreSQL takes for it. */
const BAR = 1 / 3;
/** What a real set-up adds to a search may not take longer than this share of it. */
const REAL_BAR = 1.5;

interface Ready {
  empty: number;
  postgres: number;
  api: number;
  redis: number;
  logged: number;
  proxied: number;
  whole: number;
  places: PlaceRecord[];
}

/** What the server kept so far, and the processor's time that it took. */
interface Kept extends Pick<ResponseCacheStats, 'hits' | 'misses'> {
  processorMs: number;
  /** Requests that Redis counted. */
  counted: number;
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
  requests: number;
  /** The processor's time of each request of a turn in ms: other people's work hardly changes it. */
  processor: number[];
}

/** What is loaded: where, and which addresses are asked for, so many of them. */
interface Route {
  name: string;
  url: string;
  paths: (count: number) => string[];
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** The route that it is compared with, and what it may cost of it. */
  beside?: { route: string; bar: number };
  /** Whether visitors are counted in Redis. */
  isCounted?: boolean;
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
async function load(server: Server, { url, paths, headers }: Route, into: Load): Promise<void> {
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
      client.setRequests(own.map((path) => ({ method: 'GET', path, ...(headers && { headers }) })));
      connection += 1;
    },
  });
  const after = await server.kept();
  into.perSecond.push(result.requests.average);
  into.p99.push(result.latency.p99);
  into.failed += result.non2xx + result.errors + result.timeouts;
  into.kept.hits += after.hits - before.hits;
  into.kept.misses += after.misses - before.misses;
  into.kept.counted += after.counted - before.counted;
  into.requests += result.requests.total;
  into.processor.push((after.processorMs - before.processorMs) / result.requests.total);
}

const EMPTY = 'empty Fastify route';
const POSTGRES = 'Fastify and PostgreSQL, every search different';
const SEARCHED = 'dated faceted search, every one different';

/** What two proxies say of a visitor. */
const FORWARDED = {
  'x-forwarded-for': '203.0.113.7, 10.0.0.1',
  'x-forwarded-proto': 'https',
  host: 'shop.example',
};

function routesOf({ places, ...ports }: Ready, today: PlainDate): [Route, ...Route[]] {
  const at = (port: keyof typeof ports) => `http://127.0.0.1:${ports[port]}`;
  const url = at('api');
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
  const searches = (count: number) => prefixed('/api/offers.json?', different(count));
  return [
    {
      name: EMPTY,
      url: at('empty'),
      paths: () => Array.from({ length: CONNECTIONS }, () => '/empty'),
    },
    {
      name: POSTGRES,
      url: at('postgres'),
      paths: searches,
    },
    {
      name: SEARCHED,
      url,
      paths: searches,
      beside: { route: POSTGRES, bar: BAR },
    },
    {
      name: 'the same with Redis',
      url: at('redis'),
      isCounted: true,
      paths: searches,
      beside: { route: SEARCHED, bar: REAL_BAR },
    },
    {
      name: 'the same with a log of requests',
      url: at('logged'),
      paths: searches,
      beside: { route: SEARCHED, bar: REAL_BAR },
    },
    {
      name: 'the same behind two proxies',
      url: at('proxied'),
      paths: searches,
      headers: FORWARDED,
      beside: { route: SEARCHED, bar: REAL_BAR },
    },
    {
      name: 'the same with Redis, a log and two proxies',
      url: at('whole'),
      isCounted: true,
      paths: searches,
      headers: FORWARDED,
      beside: { route: SEARCHED, bar: REAL_BAR },
    },
    {
      name: "search, a shop's mix",
      url,
      paths: (count) => prefixed('/api/offers.json?', mixed(count)),
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

/** The figures of one route, and what it costs of the one that it is compared with. */
function figuresOf(
  { name, beside, mayBeKept, isCounted }: Route,
  measured: Load,
  loadOf: (route: string) => Load,
): Figure[] {
  const empty = loadOf(EMPTY);
  const { perSecond, p99, failed, kept, requests, processor } = measured;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  const share = kept.hits / Math.max(1, kept.hits + kept.misses);
  // Where Redis is away the process counts by itself, which is another set-up.
  if (isCounted && kept.counted < 0.95 * requests)
    throw new Error(`${name}: Redis counted ${kept.counted} of ${requests} requests.`);
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
  if (!beside) return [rate, slowest, used];
  const { route, bar } = beside;
  const other = loadOf(route).perSecond;
  const ratios = perSecond.map((value, turn) => (other[turn] ?? 0) / value);
  const cost = percentiles(ratios).p50;
  const anchor = `${(1 / cost).toFixed(1)} times as many a second as: ${route}`;
  return [rate, slowest, used, { bench: 'http', name: `${name}, cost`, value: cost, unit: 'x', bar, anchor }];
}

/** Requests a second of the API over HTTP, beside Fastify with PostgreSQL and an empty route in the same run. */
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
        kept: { hits: 0, misses: 0, processorMs: 0, counted: 0 },
        requests: 0,
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
      const loadOf = (name: string) => loads[routes.findIndex((route) => route.name === name)]!;
      const figures = routes.flatMap((route, index) => figuresOf(route, loads[index]!, loadOf));
      say('quotes and bookings ...');
      const sales = await sell(server.ready.proxied, today);
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
