import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { sellLive } from '@staykit/gateway/fixtures/live-supplier/live-desk.ts';
import {
  openStandInServer,
  STAND_IN_TOKEN,
  type StandInServer,
} from '@staykit/gateway/fixtures/live-supplier/stand-in-server.ts';
import { bookingBody, type Refusal } from '@staykit/gateway/fixtures/selling-desk.ts';
import { sellingCatalogue } from '@staykit/gateway/fixtures/selling-catalogue.ts';
import type { StayQuote } from '@staykit/gateway/selling/quote/quote-stay.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TOP } from '../top.ts';
import { createApp } from './create-app.ts';
import { readEnv } from './environment/read-env.ts';
import { createServices, type Services } from './services/create-services.ts';
import { shopFolders } from './shop-folders.ts';
import { siteSettings } from './site-settings.ts';

const TODAY = dayInUtc();
const CHECKIN = addDays(TODAY, 30);
const dataDir = mkdtempSync(join(tmpdir(), 'staykit-live-'));
let own: OwnDatabase;
let stand: StandInServer;
let services: Services;
let app: FastifyInstance;
let shop: string;

/** The whole server, as it is started with a supplier's token in its environment. */
beforeAll(async () => {
  stand = await openStandInServer();
  own = await migratedDatabase();
  const db = await openDatabase({ dataDir, databaseUrl: own.url });
  await catalogueRepository(db).writeBatch(sellingCatalogue({ firstDay: TODAY }));
  await sellLive({ db }, stand.address);
  await db.close();
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: own.url,
    SUPPLIER_TOKEN_LAKE_ROOMS: STAND_IN_TOKEN,
    RATE_LIMIT: '0',
  });
  services = await createServices(env, TODAY, { filling: () => undefined, reading: () => undefined });
  const folders = shopFolders(env, TOP);
  app = await createApp({
    ...siteSettings(env),
    gateway: services.parts,
    ...(services.bank && { bank: services.bank }),
    partners: readPartners(folders.partners, RESERVED_SEGMENTS),
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  shop = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  await app.close();
  await services.close();
  await own.drop();
  await stand.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const quote = async () => {
  const query = `checkin=${CHECKIN}&nights=2&adult=2&locale=fr_FR`;
  const answer = await fetch(`${shop}/api/weekend/10/quote-realtime.json?${query}`);
  return (await answer.json()) as StayQuote;
};
async function post<Body>(path: string, body: object, key = ''): Promise<{ status: number; body: Body }> {
  const headers = { 'Content-Type': 'application/json', ...(key !== '' && { 'Idempotency-Key': key }) };
  const answer = await fetch(`${shop}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

it('a guest of a started shop reads live prices, agrees to a new one, books and cancels at the hotel', async () => {
  const first = await quote();
  expect(first.bookable).toBe(true);
  stand.supplier.price = 14_000;
  const refused = await post<Refusal>('/api/bookings', bookingBody(first), 'live-quotes-attempt-1');
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
  const second = await quote();
  expect(second.priceInfo?.totalPrice).toBe(refused.body.details?.['price']);
  expect(second.priceInfo?.totalPrice).not.toBe(first.priceInfo?.totalPrice);
  const book = <Body,>() => post<Body>('/api/bookings', bookingBody(second), 'live-quotes-attempt-2');
  const { details } = (await book<Refusal>()).body;
  const page = new URL(String(details?.['redirectUrl'])).pathname;
  await fetch(`${shop}${page}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'pay' }),
  });
  const { status, body } = await book<Booking>();
  expect([status, body.hotelConfirmation]).toEqual([201, 'LAKE-1']);
  const email = 'anna@mail.example';
  const found = await post<Booking>(`/api/bookings/${body.bookingNumber}/lookup`, { email });
  expect(found.body.hotelConfirmation).toBe('LAKE-1');
  expect((await post(`/api/bookings/${body.bookingNumber}/cancel`, { email })).status).toBe(200);
  expect(stand.supplier.standing()).toEqual([]);
  // No search has asked the supplier.
  const asked = stand.calls.length;
  const search = await fetch(`${shop}/api/offers.json?checkin=${CHECKIN}&night=2&adult=2&locale=fr_FR`);
  expect([search.status, stand.calls.length]).toEqual([200, asked]);
}, 60_000);
