import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveStandIn, type StandIn, type StandInRequest } from '../../payment/fixtures/serve-stand-in.ts';
import { newSupplierKey } from '../../fixtures/supplier.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { MINUTE_MS } from '../selling-parts.ts';
import { parkedFailures } from '../settle/settling-failures.ts';
import { isPublicAddress } from './public-address.ts';
import { sendWebhook } from './send-webhook.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { setSupplierWebhook } from './supplier-contacts.ts';

const email = 'anna@mail.example';
const toThisMachine: LookupFunction = (_name, options, found) =>
  options.all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);

let desk: SellingDesk;
let receiver: StandIn;
let received: StandInRequest[];
let status: number;
let secret: string;
beforeEach(async () => {
  received = [];
  status = 204;
  receiver = await serveStandIn((request) => {
    received.push(request);
    return { status, body: undefined };
  });
  // The receiver of the test has no certificate.
  vi.spyOn(https, 'request').mockImplementation(((
    address: string,
    options: http.RequestOptions,
    answered: () => void,
  ) => http.request(address.replace('https:', 'http:'), options, answered)) as typeof https.request);
  desk = await openSellingDesk({ stock: 20 });
  await newSupplierKey(desk, 'lake-rooms', ['1']);
  const { port } = new URL(receiver.url);
  const made = await setSupplierWebhook(
    desk.db,
    'lake-rooms',
    `https://hooks.lake.example:${port}/stays`,
    desk.clock.now,
  );
  secret = made ?? '';
}, 60_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await desk.close();
  await receiver.close();
});

const send = () => sendWebhooks(desk.parts, { lookup: toThisMachine });
const sent = () => received.map(({ headers }) => headers['webhook-id']);

it('a supplier is sent what happens in its hotels, signed, once, and nothing of others', async () => {
  await book(desk, await desk.quote('20'));
  const { bookingNumber: number } = await book(desk, await desk.quote('10'));
  await Promise.all([send(), send()]);
  await send();
  expect(new Set(sent())).toEqual(new Set([`${number}:1`]));
  const [request] = received;
  const { headers, body = '' } = request ?? {};
  const seconds = String(desk.clock.now / 1_000);
  expect(headers).toMatchObject({
    'webhook-timestamp': seconds,
    host: expect.stringContaining('hooks.lake'),
  });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers?.['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(`${number}:1.${seconds}.${body}`).digest('base64')}`,
  );
  expect(JSON.parse(body)).toMatchObject({
    type: 'reservation.confirmed',
    reservation: { number, version: 1, event: 'confirmed', hotel: '1', arrival: '2030-06-10' },
  });
});

it('what is not taken is tried again later, in the order of the booking, and parked at last', async () => {
  const { bookingNumber: number } = await book(desk, await desk.quote());
  status = 500;
  await send();
  await desk.post(`/api/bookings/${number}/cancel`, { email });
  // Neither again at once, nor the cancellation before the booking.
  await send();
  expect(sent()).toEqual([`${number}:1`]);
  status = 302;
  desk.clock.now += 2 * MINUTE_MS;
  await send();
  expect(sent()).toEqual([`${number}:1`, `${number}:1`]);
  await desk.db.query("update settling_failures set attempts = 29 where kind = 'webhook'");
  desk.clock.now += 61 * MINUTE_MS;
  await send();
  expect(await parkedFailures(desk.db)).toMatchObject([
    { kind: 'webhook', id: `lake-rooms:${number}:1`, error: expect.stringContaining('HTTP status 302') },
  ]);
  // A parked one holds up no later one, and stays parked while it is not sent.
  status = 200;
  await send();
  await desk.selling.settle();
  expect(sent().slice(3)).toEqual([`${number}:2`]);
  expect(await parkedFailures(desk.db)).toHaveLength(1);
});

it('what was acknowledged meanwhile is not sent, and no longer parked', async () => {
  const { bookingNumber: number } = await book(desk, await desk.quote());
  status = 500;
  await send();
  await desk.db.query('update hotel_reservations set acknowledged_version = 1 where booking_number = $1', [
    number,
  ]);
  desk.clock.now += 61 * MINUTE_MS;
  await send();
  await desk.selling.settle();
  expect(sent()).toHaveLength(1);
  expect(await desk.db.query('select id from settling_failures')).toEqual([]);
});

it('a supplier without a webhook any more is sent nothing', async () => {
  await book(desk, await desk.quote());
  await setSupplierWebhook(desk.db, 'lake-rooms', null, desk.clock.now);
  await send();
  expect(received).toEqual([]);
});

describe('a webhook is called', () => {
  const call = (address: string, connection = {}) =>
    sendWebhook({ address, secret, id: '1', body: '{}', now: 0 }, connection);

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://[::ffff:10.0.0.1]/',
  ])('not at %s, which is no address of the internet', async (address) => {
    const { port } = new URL(receiver.url);
    const url = new URL(address);
    url.port = port;
    await expect(call(url.href)).rejects.toThrow('is not an address of the internet');
    expect(received).toEqual([]);
  });

  it('by https alone', () => expect(call(receiver.url)).rejects.toThrow('expected an https address'));

  it('for a limited time', async () => {
    const silent = http.createServer(() => undefined);
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    await expect(
      call(`https://hooks.lake.example:${port}/`, { lookup: toThisMachine, timeoutMs: 50 }),
    ).rejects.toThrow('aborted');
    silent.closeAllConnections();
    await new Promise((resolve) => void silent.close(resolve));
  });
});

it.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['fc00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['::ffff:8.8.8.8', false],
  ['lake.example', false],
])('%s is an address of the internet: %s', (address, isPublic) =>
  expect(isPublicAddress(address)).toBe(isPublic),
);
