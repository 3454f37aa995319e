import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HotelDetail } from '@staykit/core/offer/hotel.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { productIdOf } from '@staykit/gateway/catalogue/facts/product-id.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { sellingCatalogue } from '@staykit/gateway/fixtures/selling-catalogue.ts';
import { paying } from '@staykit/gateway/payment/fixtures/buyer.ts';
import { pushLines, suppliedLines, undatedLines } from '@staykit/gateway/fixtures/supplied-shop.ts';
import { newSupplierKey } from '@staykit/gateway/fixtures/supplier.ts';
import type { StayQuote } from '@staykit/gateway/selling/quote/quote-stay.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { TOP } from '../top.ts';
import { createApp } from './create-app.ts';
import { readEnv } from './environment/read-env.ts';
import { createServices, type Services } from './services/create-services.ts';
import { shopFolders } from './shop-folders.ts';
import { siteSettings } from './site-settings.ts';

// Files of a worker share their modules: this one loads its own, with what it replaces, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const loaded = vi.fn();
vi.mock('@staykit/demo/demo.ts', () => {
  loaded();
  return {};
});
// A provider that moves money: nothing is paid here.
vi.mock('./services/create-payment-provider.ts', () => ({
  createPaymentProvider: async () => ({ name: 'bank' }),
}));

/** A shop of other people than the demo's. */
const hours = [{ days: 'weekdays', from: 8, to: 17 }];
const soldBy = (vatNumber: string, invoicePrefix: string) => ({
  seller: {
    legalName: 'Casa Lago',
    address: ['1 rue du Lac', '74000 Annecy'],
    vatNumber,
    registration: 'RCS Annecy 900 000 001',
    invoicePrefix,
    vat: { commission: 20, delivery: 20 },
  },
});
const SHOP = {
  name: 'Casa Lago',
  identity: { logo: 'logo.svg', icon: 'icon.svg' },
  markets: {
    FR: { phone: '+33199007711', phoneHours: hours, ...soldBy('FR68900000001', 'CLF') },
    ES: { phone: '+34910007711', phoneHours: hours, ...soldBy('ESB99000002', 'CLE') },
    BE: { phone: '+3220007711', phoneHours: hours, ...soldBy('BE0990000014', 'CLB') },
    NL: { phone: '+31850007711', phoneHours: hours, ...soldBy('NL800000006B01', 'CLN') },
    IT: { phone: '+390600007711', phoneHours: hours, ...soldBy('IT09900000010', 'CLI') },
  },
  chatHours: { days: 'weekdays', from: 9, to: 18 },
  boxes: {},
  packaging: { categories: [], elements: [] },
  postage: {
    digitalMarkets: ['IT'],
    countries: ['FR'],
    singleVoucher: { home: 100, abroad: 200, fee: 50 },
    box: { home: 300, abroad: 400, fee: 60 },
  },
  niceToKnow: { fr: ['À savoir.'], es: ['Bueno saber.'], nl: ['Goed om te weten.'], it: ['Da sapere.'] },
};
/** What the demo says of itself. */
const DEMO_WORDS =
  /Staykit|\+33\s?1\s?99\s?00\s?00|\+33199000000|\+34910000000|\+3220000000|\+31850000000|\+390600000000/;

const TODAY = dayInUtc();
let services: Services;
let app: FastifyInstance;
let dataDir: string;
let own: OwnDatabase;

/** Opens a real shop, on a database that may be filled before. */
async function open(fill?: (db: Database) => Promise<unknown>): Promise<void> {
  dataDir = mkdtempSync(join(tmpdir(), 'staykit-production-'));
  own = await migratedDatabase();
  if (fill) {
    const db = await openDatabase({ dataDir, databaseUrl: own.url });
    await fill(db);
    await db.close();
  }
  const SHOP_FILE = join(dataDir, 'shop.json');
  writeFileSync(SHOP_FILE, JSON.stringify(SHOP));
  for (const [name, width] of [
    ['logo.svg', 160],
    ['icon.svg', 40],
  ] as const)
    writeFileSync(
      join(dataDir, name),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><path d="M0 0h9v9z"/></svg>`,
    );
  const env = readEnv({ STAYKIT_MODE: 'production', DATA_DIR: dataDir, DATABASE_URL: own.url, SHOP_FILE });
  services = await createServices(env, TODAY, { filling: () => undefined, reading: () => undefined });
  const folders = shopFolders(env, TOP);
  app = await createApp({
    ...siteSettings(env),
    gateway: services.parts,
    partners: readPartners(folders.partners, RESERVED_SEGMENTS),
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders,
  });
}

async function close(): Promise<void> {
  await app.close();
  await services.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

const visit = (url: string, locale = 'fr_FR') =>
  app.inject({ url, headers: { host: `${locale.toLowerCase().replace('_', '-')}.localhost:4180` } });
const get = async <Body,>(url: string) => (await app.inject({ url })).json<Body>();

describe('a real shop that has just been started', () => {
  beforeAll(() => open(), 60_000);
  afterAll(close);

  it('is empty, and has loaded nothing of the demo', async () => {
    expect(services.hotels).toBe(0);
    expect((await visit('/readyz')).json()).toMatchObject({ status: 'ready', hotels: 0, offers: 0 });
    expect(loaded).not.toHaveBeenCalled();
  });

  it('sells gift cards, which its footer offers', async () => {
    expect((await visit('/contact')).body).toContain('href="/giftcard/customization"');
    const order = {
      productType: 'GIFTCARD',
      productId: 'GIFTCARD',
      options: { giftFormat: 'digital', giftNights: 0 },
      amount: 7_500,
      // Of another price: an order that is not paid.
      price: 1,
      buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
      payment: paying(),
      locale: 'fr_FR',
    };
    const headers = { 'idempotency-key': 'a-card-of-an-empty-shop' };
    const answer = await app.inject({ method: 'POST', url: '/api/gifts', headers, payload: order });
    expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED', details: { price: 7_500 } });
  });

  it('shows its own logo and icon, which it serves, and a manifest that names the icon', async () => {
    const { body, headers } = await visit('/');
    const logo = /<img src="(\/assets\/shop\/logo-[^"]+)"[^>]* width="128" height="32"/.exec(body)?.[1] ?? '';
    const icon = /<link rel="icon" href="([^"]+)" type="image\/svg\+xml">/.exec(body)?.[1] ?? '';
    const manifest = /<link rel="manifest" href="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    for (const path of [logo, icon]) {
      const file = await visit(path);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
    expect((await visit(manifest)).json()).toMatchObject({ name: 'Casa Lago', icons: [{ src: icon }] });
  });

  it.each(LOCALES)('answers its pages in %s without anything that nobody wrote', async (locale) => {
    const t = translateFor(locale);
    for (const path of ['/', '/search', '/search?flow=gifting', '/activity-search', '/contact']) {
      const { statusCode, body } = await visit(path, locale);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toMatch(/\/api\/images\/|\d\s?€|undefined/);
      expect(body, path).not.toContain(t('host.demo'));
      expect(body.replaceAll('\u00a0', ' '), path).not.toMatch(DEMO_WORDS);
      expect(body, path).toContain('Casa Lago');
      expect(body, path).toMatch(/tel:\+\d+7711/);
    }
    // No link leads to a text that nobody wrote.
    expect((await visit('/', locale)).body).not.toContain('href="/content/');
    expect((await visit('/sitemap.xml', locale)).body).not.toContain('/content/');
    for (const path of ['/nowhere', '/content/none', '/booking', '/account/login']) {
      const { body } = await visit(path, locale);
      expect(body.replaceAll('\u00a0', ' '), path).not.toMatch(DEMO_WORDS);
    }
    expect((await visit('/giftcard/customization', locale)).statusCode).toBe(200);
    expect((await visit('/search', locale)).body).toContain(t('results.empty'));
    for (const path of [
      '/box/romantic/ROMANTICEBOX',
      '/giftcard',
      '/content/about',
      '/product/1',
      '/hotel/1',
      '/api/images/sea-01/small.svg',
      '/celestine',
      '/assets/partners/celestine/logo.svg',
      '/examples/magazine-html/',
    ])
      expect((await visit(path, locale)).statusCode, path).toBe(404);
  });
});

describe('a hotel of a real shop, of which no more is known than its tables hold', () => {
  beforeAll(
    () =>
      open(async (db) => {
        await catalogueRepository(db).writeBatch(sellingCatalogue({ firstDay: TODAY, hotels: 1 }));
        await db.query(
          `insert into reviews (hotel_id, position, language, score, author, written_on, company, title, body)
             values (1, 0, 'fr', 8, 'Zoé', $1, 'couple', '', 'Très calme.')`,
          [TODAY],
        );
      }),
    60_000,
  );
  afterAll(close);

  it('has no description, hours, rules, taxes and scores that are invented', async () => {
    const hotel = await get<HotelDetail>('/api/hotel/1/detail.json?locale=fr_FR');
    expect(hotel).toMatchObject({ label: 'Hôtel du Lac 1', description: '', importantInfos: [] });
    for (const key of ['checkInOut', 'policy', 'localTax']) expect(hotel).not.toHaveProperty(key);
    expect(hotel.infoGeneral.map(({ code }) => code)).toEqual(['wellness', 'food']);
    expect(hotel.facilities).toEqual(['Spa', 'Restaurant', 'Petit déjeuner']);
    const reviews = await get<object>('/api/hotel/1/reviews.json?locale=fr_FR');
    expect(reviews).toMatchObject({ totalCount: 1, details: [], list: [{ positiveComment: 'Très calme.' }] });
    expect(reviews).not.toHaveProperty('list.0.negativeComment');
  });

  it('sells one kind of room under a plain name, and offers no extras', async () => {
    const product = await get<ProductDetail>('/api/weekend/10/detail.json?locale=fr_FR');
    expect(product.rooms).toMatchObject([
      { title: 'Chambre', capacity: 3, maxCapacity: 4, highlights: [], detailsSection: [] },
    ]);
    expect(product.rooms?.[0]?.offers.map(({ id }) => id).toSorted()).toEqual(['10', '11', '12']);
    expect(product.programLines?.map(({ label }) => label)).toEqual(['1 nuit en chambre', 'Petit déjeuner']);
    expect(product).toMatchObject({ extras: [], activities: [] });
    for (const key of ['breakfast', 'dinner']) expect(product).not.toHaveProperty(key);
  });

  it('is quoted at the prices of its calendar, in real time too, and its gift costs what the catalogue says', async () => {
    const dates = `checkin=${addDays(TODAY, 10)}&nights=2&adult=2&locale=fr_FR`;
    // Two nights of 120 €, and breakfast for two.
    for (const offer of ['10', '12']) {
      const quote = await get<StayQuote>(`/api/weekend/${offer}/quote-realtime.json?${dates}`);
      expect(quote).toMatchObject({
        bookable: true,
        priceInfo: { totalPrice: 27_000 },
        localTaxTotalAmount: 0,
        localTaxes: [],
      });
      const shown = await get<ProductDetail>(`/api/weekend/${offer}/detail.json?${dates}&night=2`);
      expect(shown.price?.sellPrice).toBe(quote.priceInfo?.totalPrice);
    }
    const gift = await get<{ prices: object[] }>('/gateway/single-voucher/13/prices?locale=fr_FR');
    expect(gift.prices).toMatchObject([{ nights: 1, sellPrice: 19_900, extraUpsellAvailabilityAmount: 0 }]);
  });

  it.each(LOCALES)('has its pages in %s, which show no block that is empty', async (locale) => {
    const t = translateFor(locale);
    for (const path of ['/product/10', '/hotel/1']) {
      const { statusCode, body } = await visit(path, locale);
      expect(statusCode, path).toBe(200);
      expect(body, path).toContain('Hôtel du Lac 1');
      for (const absent of [
        'product.pets',
        'product.openingHours',
        'tax.title',
        'tax.none',
        'host.demo',
      ] as const)
        expect(body, `${path} ${absent}`).not.toContain(`>${t(absent)}<`);
      expect(body, path).not.toMatch(/undefined|<p><\/p>/);
      expect(body.replaceAll('\u00a0', ' '), path).not.toMatch(DEMO_WORDS);
    }
  });
});

describe('a real shop whose supplier has sent two hotels', () => {
  const checkin = addDays(TODAY, 20);
  let lake: string;
  let voucher: string | undefined;
  let canoe: string | undefined;
  beforeAll(async () => {
    await open();
    const db = services.parts.inventory!.db;
    const key = await newSupplierKey({ db }, 'lake-rooms', 'own');
    const { errors } = await pushLines({ app }, key, [...suppliedLines(checkin), ...undatedLines(checkin)]);
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
    await vi.waitUntil(async () => {
      const url = `/api/offers.json?locale=fr_FR&checkin=${checkin}&night=2`;
      return (await get<{ exactMatch: object[] }>(url)).exactMatch.length === 1;
    }, 20_000);
    const [plan] = await db.query<{ id: string }>(
      "select offer_id::text as id from rate_plans where code = 'lake'",
    );
    lake = plan?.id ?? '';
    const undated = await db.query<{ code: string; id: string }>(
      'select code, offer_id::text as id from undated_plans',
    );
    [voucher, canoe] = ['one-night', 'canoe'].map(
      (code) => undated.find((one) => one.code === code)?.id ?? '',
    );
  }, 60_000);
  afterAll(close);

  it.each(LOCALES)('sells them in %s with their names, rooms, extras and taxes', async (locale) => {
    const language = locale.slice(0, 2) as 'fr' | 'es' | 'nl' | 'it';
    const names = {
      fr: ['Suite vue lac', 'Barque', 'Au bord du lac.'],
      es: ['Suite con vistas al lago', 'Barca', 'Junto al lago.'],
      nl: ['Suite met uitzicht', 'Roeiboot', 'Aan het meer.'],
      it: ['Suite vista lago', 'Barca a remi', 'Sul lago.'],
    }[language];
    const dates = `checkin=${checkin}&night=2&adult=2`;
    const { body: search } = await visit(`/search?${dates}`, locale);
    expect(search).toContain('Auberge du Lac');
    const { statusCode, body } = await visit(`/product/${lake}?${dates}`, locale);
    expect(statusCode).toBe(200);
    for (const text of ['Auberge du Lac', ...names]) expect(body).toContain(text);
    expect(body).not.toMatch(/undefined|\[object/);
    const quote = await get<StayQuote>(
      `/api/weekend/${productIdOf(lake, [1])}/quote-realtime.json?checkin=${checkin}&nights=2&adult=2&locale=${locale}`,
    );
    // Two nights of 120 € and the supplement of the suite, the boat, and the local tax.
    expect(quote.priceInfo).toMatchObject({
      sellPrice: 2 * (12_000 + 4_000) + 2_500,
      totalPrice: 34_500 + 800,
    });
  });

  it.each(LOCALES)(
    'sells vouchers, activities and boxes in %s: lists, pages and checkouts',
    async (locale) => {
      const language = locale.slice(0, 2) as 'fr' | 'es' | 'nl' | 'it';
      const [night, activity, box] = {
        fr: ['Une nuit au lac', 'Canoë au lever du jour', 'Coffret au bord du lac'],
        es: ['Una noche en el lago', 'Canoa al amanecer', 'Caja junto al lago'],
        nl: ['Een nacht aan het meer', 'Kanoën bij zonsopgang', 'Cadeaubox aan het meer'],
        it: ['Una notte sul lago', 'Canoa all’alba', 'Cofanetto sul lago'],
      }[language];
      // Belgium has a name of its own for the voucher, in Dutch alone.
      const local = locale === 'nl_BE' ? 'Een nachtje aan het meer' : night;
      const pages = {
        '/search?flow=gifting': local,
        [`/product/${voucher}?flow=gifting`]: local,
        '/activity-search': activity,
        [`/activity/${canoe}`]: activity,
        '/boxes': box,
        '/box/au-bord-du-lac/LAKEEBOX': box,
      };
      for (const [path, text] of Object.entries(pages)) {
        const { statusCode, body } = await visit(path, locale);
        expect(statusCode, path).toBe(200);
        expect(body, path).toContain(text);
        expect(body, path).not.toMatch(/undefined|\[object|NaN|\/api\/images\/\//);
        expect(body.replaceAll('\u00a0', ' '), path).not.toMatch(DEMO_WORDS);
      }
      expect((await visit('/sitemap-pages.xml', locale)).body).toContain('/box/au-bord-du-lac/LAKEEBOX');
    },
  );
});
