import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { HotelDetail } from '@staykit/core/offer/hotel.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { hotelDetail, reviewPage } from '@staykit/testing/fixtures/products.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { pageMeta } from '../../framework/document/head.ts';
import { hotelPage } from './page.tsx';

const top = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

interface Setup {
  hotel?: Partial<HotelDetail>;
  reviews?: () => Promise<ReviewPage>;
}

async function visit({ hotel = {}, reviews = async () => reviewPage() }: Setup = {}) {
  const request = testRequest({
    address: { page: 'hotel', hotelId: '4', prefix: '' },
    locale: 'fr_FR',
    path: '/hotel/4',
    search: '',
    origin: { protocol: 'https', host: 'shop.example' },
    sites: {},
    products: {
      hotelDetail: async () => ({ ...hotelDetail(), ...hotel }),
      reviews: async () => ({ details: [], ...(await reviews()) }),
    },
    t: createTranslate('en', en),
    messages: en,
    instant: TEST_NOW,
    now: { date: '2030-05-17', time: '10:00:00' },
    apiOrigin: '',
    visit: { variants: {} },
    productUrl: '',
  });
  const page = await hotelPage(request);
  const html = printElement(page.body);
  return {
    page,
    html,
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    sections: [...html.matchAll(/data-section="([\w-]+)"/g)].map(([, name]) => name),
    tabs: [...html.matchAll(/data-part="(\w+)"[^>]*>([^<]+)</g)].map(([, part, label]) => [part, label]),
    head: pageMeta(page, request),
  };
}

const SECTIONS = ['breadcrumb', 'gallery', 'nav', 'selector', 'rooms', 'reviews', 'nearby'];

it('the parts of a hotel stand in their order, and reviews only where they could be had [HOTEL-03]', async () => {
  expect((await visit()).sections).toEqual(SECTIONS);
  const failed = await visit({ reviews: () => Promise.reject(new StayError('SERVER', 'down')) });
  expect(failed.sections).toEqual(SECTIONS.filter((name) => name !== 'reviews'));
  const unwritten = await visit({ reviews: async () => ({ totalCount: 0, score: 0, list: [] }) });
  expect(unwritten.sections).toEqual(SECTIONS);
  expect(unwritten.text).toContain('Be the first to try this brand new experience!');
});

it('the bar leads to the hotel, its offers and its reviews, in this order [HOTEL-04]', async () => {
  const { tabs, html } = await visit();
  expect(tabs).toEqual([
    ['hotel', 'About'],
    ['offers', 'Offers'],
    ['reviews', 'Reviews'],
  ]);
  for (const [part] of tabs) expect(html).toContain(`id="${part}"`);
});

it('search engines are told what guests think of a hotel, and nothing where nobody has written [HOTEL-08]', async () => {
  const ratingOf = ({ page }: Awaited<ReturnType<typeof visit>>) =>
    (page.head.jsonLd?.[0] as { aggregateRating?: object } | undefined)?.aggregateRating;
  const rated = await visit({ hotel: { review: { count: 128, average: 8.7 } } });
  expect(ratingOf(rated)).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 8.7,
    reviewCount: 128,
    worstRating: 0,
    bestRating: 10,
  });
  expect(rated.head).toContain('"reviewCount":128');
  expect(ratingOf(await visit({ hotel: { review: { count: 0, average: 0 } } }))).toBeUndefined();
});

it('a hotel where nothing is sold any more is kept by no search engine [HOTEL-09]', async () => {
  const robotsOf = ({ head }: { head: string }) => /name="robots" content="([^"]*)"/.exec(head)?.[1];
  expect(robotsOf(await visit({ hotel: { active: false } }))).toContain('noindex');
  expect(robotsOf(await visit())).not.toContain('noindex');
});

it('a hotel without offers says so, and shows the hotels around [HOTEL-15]', async () => {
  const { text, sections } = await visit({ hotel: { rooms: [], active: false } });
  expect(text).toContain("Sorry, we currently don't have any offers for this hotel.");
  expect(sections).toContain('nearby');
  expect(text).toContain('Hotels around that may interest you');
});

it('a hotel that there is not is a page that is not there; one that there is shows its rooms', async () => {
  const app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
    },
    partners: createPartnerRegistry([]),
    assets: {
      entry: '/assets/visitor.js',
      early: '/assets/early.js',
      islands: {},
    },
    folders: foldersFrom(top),
  });
  const visited = (url: string) => app.inject({ url, headers: { host: 'fr-fr.localhost' } });
  try {
    expect((await visited('/hotel/999')).statusCode).toBe(404);
    const { statusCode, body } = await visited('/hotel/1');
    expect(statusCode).toBe(200);
    expect(body).toContain('data-room=');
  } finally {
    await app.close();
  }
});

it('tells where the hotel is: its address, a list of distances in km and a way to it, without script', async () => {
  const { html } = await visit({ hotel: { location: { label: 'Annecy', lat: 45.9, lng: 6.12 } } });
  const part = html.split('id="where"')[1] ?? '';
  expect(part).toContain('<h2 id="where-title">Where the hotel is</h2>');
  const [, list = ''] = /<ul[^>]*aria-label="Distances from the hotel"[^>]*>(.*?)<\/ul>/s.exec(part) ?? [];
  const lines = list.split('</li>').map((line) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(lines[0]).toMatch(/^Centre Annecy [\d,]+ k?m$/);
  expect(lines[1]).toMatch(/^Railway station Annecy [\d,]+ k?m$/);
  expect(part).toContain('data-hotel-map="45.9,6.12"');
  expect(part).toMatch(
    /href="https:\/\/www\.openstreetmap\.org\/directions\?to=45\.9%2C6\.12"[^>]*noreferrer/,
  );
  const { location: _place, ...placeless } = hotelDetail();
  const { html: without } = await visit({ hotel: { ...placeless, location: { label: 'Annecy' } } });
  expect(without).not.toContain('id="where"');
});
