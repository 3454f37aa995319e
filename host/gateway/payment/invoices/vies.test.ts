import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { enterDemoShop } from '../fixtures/enter-demo-shop.ts';
import { createInvoiceDesk } from './invoice-desk.ts';
import { invoicesOf } from './invoice.ts';
import { askVies } from './vies.ts';

const NUMBER = 'BE0403019261';
const GOOD = { countryCode: 'BE', vatNumber: '0403019261', valid: true, name: '---' };
let answer: [status: number, body: unknown] | undefined;
const asked: unknown[] = [];
const vies = createServer((request, reply) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push([request.url, JSON.parse(body)]);
    if (answer) reply.writeHead(answer[0]).end(JSON.stringify(answer[1]));
  });
});
let address = '';
let desk: SellingDesk;
beforeAll(async () => {
  await new Promise<void>((listening) => vies.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(vies.address() as AddressInfo).port}/rest-api/`;
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 9 });
}, 60_000);
afterEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  vies.closeAllConnections();
  vies.close();
  await desk.close();
});

it.each([
  ['registered', 200, GOOD],
  ['unregistered', 200, { ...GOOD, valid: false }],
  ['unanswered', 200, { ...GOOD, vatNumber: '0428759497' }],
  ['unanswered', 200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
  ['unanswered', 500, { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }],
  ['unanswered', 503, GOOD],
  ['unanswered', 200, null],
] as const)('is %s after the answer %i %j', async (said, status, body) => {
  answer = [status, body];
  expect(await askVies(address, NUMBER)).toBe(said);
  expect(asked).toEqual([['/rest-api/check-vat-number', { countryCode: 'BE', vatNumber: '0403019261' }]]);
});

it('is unanswered where VIES says nothing in time, or is not there', async () => {
  answer = undefined;
  expect(await askVies(address, NUMBER, AbortSignal.timeout(50))).toBe('unanswered');
  expect(await askVies('http://127.0.0.1:9/rest-api', NUMBER)).toBe('unanswered');
});

it.each([
  ['registered', [200, GOOD]],
  ['unregistered', [200, { ...GOOD, valid: false }]],
  ['unanswered', [500, {}]],
] as const)('an invoice is made out to a company whose number is %s, and says so', async (said, response) => {
  const { bookingNumber, invoiceUrl = '' } = await book(desk, await desk.quote());
  const token = new URL(invoiceUrl, 'https://shop.example').searchParams.get('token') ?? '';
  const order = { token, name: 'ACME SA', vatNumber: 'BE 0403.019.261' };
  answer = [response[0], response[1]];
  const clock = () => desk.clock.now;
  await createInvoiceDesk({ db: desk.db, clock, viesUrl: address }).makeOut(order);
  const sale = { saleKind: 'booking', saleId: bookingNumber } as const;
  const buyer = { name: 'ACME SA', vatNumber: NUMBER };
  expect((await invoicesOf(desk.db, sale)).at(-1)?.buyer).toEqual({ ...buyer, vies: said });
  // Asked again, or where VIES is not asked, the same company gets no other invoice.
  answer = [200, { ...GOOD, valid: false }];
  const before = (await invoicesOf(desk.db, sale)).length;
  await createInvoiceDesk({ db: desk.db, clock, viesUrl: address }).makeOut(order);
  await createInvoiceDesk({ db: desk.db, clock }).makeOut(order);
  expect(await invoicesOf(desk.db, sale)).toHaveLength(before);
  expect(asked).toHaveLength(2);
});
