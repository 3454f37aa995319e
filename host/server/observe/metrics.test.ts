import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type SellingDesk,
} from '@staykit/gateway/fixtures/selling-desk.ts';
import { giftBody } from '@staykit/gateway/fixtures/gift-desk.ts';
import { observePayments } from '@staykit/gateway/payment/observe-payments.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { paying } from '@staykit/gateway/payment/fixtures/buyer.ts';

const NOW = 1_900_000_000_000;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let desk: SellingDesk;
let metrics: Metrics;
let server: Awaited<ReturnType<typeof serveMetrics>>;
let clock = NOW;
/** Whether each transaction meets a conflict when it would commit, is rolled back, and runs again. */
let isDisputed = false;

beforeAll(async () => {
  own = await ownDatabase();
  db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await migrate(db);
  const withReplica: Pick<Database, 'query' | 'state' | 'connections'> = {
    ...db,
    state: () => ({ ...db.state(), replica: { state: 'behind', lagMs: 2_500 } }),
  };
  metrics = createMetrics({ db: withReplica, readAt: () => NOW - 4_000, clock: () => clock });
  server = await serveMetrics(metrics.registry, { port: 0, host: '127.0.0.1' });
  const disputed: Database = {
    ...db,
    transaction: (work, options) => {
      let conflicts = isDisputed ? 1 : 0;
      return db.transaction(async (tx) => {
        const result = await work(tx);
        if (conflicts > 0) {
          conflicts -= 1;
          await tx.query("do $$ begin raise exception 'a conflict' using errcode = '40001'; end $$");
        }
        return result;
      }, options);
    },
  };
  desk = await openSellingDesk({ db: disputed, provider: observePayments, observer: metrics.requests });
}, 60_000);
afterAll(async () => {
  server.close();
  metrics.close();
  await desk.close();
  await own.drop();
});

async function scrape(): Promise<string> {
  // Depths are read again after some seconds.
  clock += 60_000;
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe('an operator who looks at /metrics', () => {
  it('sees a booking, a refusal and a search', async () => {
    const before = await scrape();
    expect(valueOf(before, 'staykit_sales_total{kind="booking"}')).toBe(0);
    const booked = await desk.post('/api/bookings', bookingBody(await desk.quote()), newKey());
    expect(booked.status).toBe(201);
    const refused = await desk.post(
      '/api/bookings',
      { ...bookingBody(await desk.quote()), payment: paying('declined') },
      newKey(),
    );
    expect(refused.status).toBe(402);
    await desk.get('/api/offers.json?flow=hotel&night=1&size=20');
    const text = await scrape();
    for (const [series, least] of [
      ['staykit_sales_total{kind="booking"}', 1],
      ['staykit_refusals_total{call="postBooking",code="PAYMENT_REFUSED"}', 1],
      ['staykit_searches_total{call="getOffers"}', 1],
      ['staykit_payment_duration_seconds_count{operation="authorise",outcome="answered"}', 3],
      ['staykit_http_request_duration_seconds_count{method="POST",route="/api/bookings",status="2xx"}', 1],
      ['staykit_http_request_duration_seconds_count{method="POST",route="/api/bookings",status="4xx"}', 3],
    ] as const)
      expect(valueOf(text, series), series).toBe(least);
    // The mail of the booking waits, since nobody sends it.
    expect(valueOf(text, 'staykit_outbox_depth{outbox="mails",state="waiting"}')).toBe(1);
    expect(valueOf(text, 'staykit_outbox_depth{outbox="payments",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'staykit_negative_balances{party="hotel"}')).toBe(0);
  });

  it('sees the rooms that orders hold unpaid, by hotel, until they are paid or given up', async () => {
    const series = 'staykit_open_holds{hotel="1"}';
    expect(valueOf(await scrape(), series)).toBeUndefined();
    const { body } = await desk.post<{ details: { payment: string } }>(
      '/api/bookings',
      { ...bookingBody(await desk.quote()), payment: { plan: 'once', returnPath: '/checkout/return' } },
      newKey(),
    );
    await db.query(
      `insert into open_holds (booking_number, network, room_nights, taken_at)
      select number, 'net', 2, $1 from bookings where status = 'pending'`,
      [new Date(clock)],
    );
    expect(valueOf(await scrape(), series)).toBe(2);
    await desk.post('/api/payments/cancel', { payment: body.details.payment });
    expect(valueOf(await scrape(), series)).toBeUndefined();
  });

  it('sees a booking and a gift once, though conflicts have their transactions repeated', async () => {
    const sales = async () => {
      const text = await scrape();
      return ['booking', 'gift'].map((kind) => valueOf(text, `staykit_sales_total{kind="${kind}"}`) ?? 0);
    };
    const [bookings = 0, gifts = 0] = await sales();
    const quote = await desk.quote();
    isDisputed = true;
    const booked = await desk.post('/api/bookings', bookingBody(quote), newKey());
    const given = await desk.post('/api/gifts', giftBody(), newKey());
    isDisputed = false;
    expect([booked.status, given.status]).toEqual([201, 201]);
    expect(await sales()).toEqual([bookings + 1, gifts + 1]);
  });

  it('sees how far replica, search and database are', async () => {
    clock = NOW - 60_000;
    const text = await scrape();
    expect(valueOf(text, 'staykit_read_model_age_seconds')).toBe(4);
    expect(valueOf(text, 'staykit_replica_lag_seconds')).toBe(2.5);
    expect(valueOf(text, 'staykit_replica_used')).toBe(0);
    expect(valueOf(text, 'staykit_database_up')).toBe(1);
    expect(valueOf(text, 'staykit_database_connections{server="primary",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'staykit_database_connection_wait_seconds_count')).toBeGreaterThan(5);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('finds no address, id or free text in a label', async () => {
    await desk.get('/api/nowhere/zoe@orange.example?token=hunter2');
    const text = await scrape();
    // Values are left out: a number of seconds may end as a booking's number does.
    expect(text.replace(/ [\d.e+-]+$/gm, '')).not.toMatch(/zoe|hunter2|@|10000001/);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes]).toContain('/api/*');
  });

  it('finds every metric in the guide, and nothing else at that address', async () => {
    const text = await scrape();
    const guide = readFileSync('docs/guides/operating/observe.md', 'utf8');
    const ours = [...text.matchAll(/^# TYPE (staykit_\w+)/gm)].map(([, name]) => name);
    const told = [...guide.matchAll(/^\| `(staykit_\w+)`/gm)].map(([, name]) => name);
    expect(ours.toSorted()).toEqual(told.toSorted());
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
