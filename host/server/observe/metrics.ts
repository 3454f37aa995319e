import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '@staykit/gateway/database/database.ts';
import { isInProcess } from '@staykit/gateway/http/in-process-fetch.ts';
import { negativeBalances } from '@staykit/gateway/payment/ledger/negative-balances.ts';
import { onReport } from '@staykit/gateway/observe/observe.ts';
import { readEvery } from './read-every.ts';
import { readOpenHolds } from './read-open-holds.ts';
import { readOutboxes } from './read-outboxes.ts';

/** Buckets in seconds: a search takes milliseconds, a booking with its payment up to ten seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PAYMENT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 7.5, 10];
const CONNECTION_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
/** Calls that search the catalogue. */
const SEARCHES: ReadonlySet<string> = new Set([
  'getOffers',
  'postOffers',
  'getFacets',
  'getAutocomplete',
  'postActivities',
  'getGiftBoxOffers',
  'getBoxOffers',
  'getBeneficiaryBoxOffers',
  'getBeneficiaryVoucherOffers',
]);

/** Milliseconds for which balances are kept: they are added up over the whole ledger, and change by the day. */
const BALANCES_MS = 600_000;

/** What the metrics are read from. */
export interface MetricSources {
  db: Pick<Database, 'query' | 'state' | 'connections'>;
  /** The instant in ms since 1970 of the last read of the catalogue's changes. */
  readAt(): number;
  clock(): number;
}

/** The metrics of a process. */
export interface Metrics {
  registry: Registry;
  /** Observes the requests of a server. Register it before the routes. */
  requests: (app: FastifyInstance) => Promise<void>;
  close(): void;
}

/** Creates all metrics of a process: docs/guides/operating/observe.md has a line for each. */
export function createMetrics({ db, readAt, clock }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const sales = new Counter({
    name: 'staykit_sales_total',
    help: 'Confirmed bookings and gifts.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['booking', 'gift']) sales.inc({ kind }, 0);
  const refusals = new Counter({
    name: 'staykit_refusals_total',
    help: 'Answers with an error, by call of the API (or page) and error code.',
    labelNames: ['call', 'code'],
    registers,
  });
  const searches = new Counter({
    name: 'staykit_searches_total',
    help: 'Answered searches, by call; those of pages included.',
    labelNames: ['call'],
    registers,
  });
  const payments = new Histogram({
    name: 'staykit_payment_duration_seconds',
    help: 'Calls to the payment provider.',
    labelNames: ['operation', 'outcome'],
    buckets: PAYMENT_SECONDS,
    registers,
  });
  const suppliers = new Histogram({
    name: 'staykit_supplier_duration_seconds',
    help: 'Calls to reservation systems of suppliers; open and full were not sent.',
    labelNames: ['supplier', 'operation', 'outcome'],
    buckets: PAYMENT_SECONDS,
    registers,
  });
  const connections = new Histogram({
    name: 'staykit_database_connection_wait_seconds',
    help: 'Time until a statement or transaction had its connection.',
    buckets: CONNECTION_SECONDS,
    registers,
  });
  const requests = new Histogram({
    name: 'staykit_http_request_duration_seconds',
    help: 'Requests of visitors, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const stops = [
    onReport('sale', ({ kind }) => sales.inc({ kind })),
    onReport('refusal', ({ call, code }) => refusals.inc({ call, code })),
    onReport('payment', ({ operation, outcome, seconds }) =>
      payments.observe({ operation, outcome }, seconds),
    ),
    onReport('supplier', ({ seconds, ...labels }) => suppliers.observe(labels, seconds)),
    onReport('connection', ({ seconds }) => connections.observe(seconds)),
  ];

  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge('staykit_database_up', 'Whether the primary answers: 1 or 0.', () =>
    db.state().database === 'up' ? 1 : 0,
  );
  gauge('staykit_replica_lag_seconds', 'Lag of the read replica; absent without one.', () => {
    const { replica } = db.state();
    return replica && replica.lagMs / 1000;
  });
  gauge('staykit_replica_used', 'Whether the read replica is read: 1 or 0; absent without one.', () => {
    const { replica } = db.state();
    return replica && (replica.state === 'used' ? 1 : 0);
  });
  gauge('staykit_read_model_age_seconds', 'Age of what searches are answered from.', () =>
    Math.max(0, (clock() - readAt()) / 1000),
  );
  const pool = new Gauge({
    name: 'staykit_database_connections',
    help: 'Connections of this process, and statements that wait for one.',
    labelNames: ['server', 'state'],
    registers,
    collect() {
      for (const { server, open, idle, waiting } of db.connections?.() ?? []) {
        pool.set({ server, state: 'busy' }, open - idle);
        pool.set({ server, state: 'idle' }, idle);
        pool.set({ server, state: 'waiting' }, waiting);
      }
    },
  });
  const outboxes = readOutboxes(db, clock);
  const outbox = new Gauge({
    name: 'staykit_outbox_depth',
    help: 'Work that waits in the database: mails, payments to settle, reservations that hotels have not acknowledged.',
    labelNames: ['outbox', 'state'],
    registers,
    async collect() {
      for (const { labels, depth } of await outboxes()) outbox.set(labels, depth);
    },
  });
  const balances = readEvery(BALANCES_MS, clock, () => negativeBalances(db), []);
  const negative = new Gauge({
    name: 'staykit_negative_balances',
    help: 'Hotels and partners that owe the shop money, by the ledger.',
    labelNames: ['party'],
    registers,
    async collect() {
      const found = await balances();
      for (const party of ['hotel', 'partner'])
        negative.set({ party }, found.filter(({ kind }) => kind === party).length);
    },
  });

  const readHolds = readOpenHolds(db, clock);
  const holds = new Gauge({
    name: 'staykit_open_holds',
    help: 'Room nights that orders hold unpaid, of the hotels with most.',
    labelNames: ['hotel'],
    registers,
    async collect() {
      const held = await readHolds();
      holds.reset();
      for (const { hotel, roomNights } of held) holds.set({ hotel }, roomNights);
    },
  });

  return {
    registry,
    requests: fastifyPlugin(async (app: FastifyInstance) => {
      app.addHook('onResponse', (request, reply, done) => {
        const { call } = request.routeOptions.config;
        if (call !== undefined && SEARCHES.has(call) && reply.statusCode < 400) searches.inc({ call });
        if (!isInProcess(request))
          requests.observe(
            { method: request.method, route: routeOf(request), status: `${String(reply.statusCode)[0]}xx` },
            reply.elapsedTime / 1000,
          );
        done();
      });
    }),
    close() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

/** The pattern of a route, such as `/api/bookings/:number`: never an address. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none';
