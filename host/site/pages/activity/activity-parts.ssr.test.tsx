import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { expect, it } from 'vitest';
import type { ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';
import type { ImagesBySize } from '@staykit/core/offer/images-by-size.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { activityDetail, pictures } from '@staykit/testing/fixtures/products.ts';
import { pageMeta } from '../../framework/document/head.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { activityPage } from './page.tsx';

/** An activity whose every part says something that no other part says. */
const told = (changes: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...activityDetail(),
  description: 'A moment for yourself.',
  locations: [{ label: 'By the lake of Annecy' }],
  importantInformation: ['Bring a swimsuit'],
  ...changes,
});

async function visit(changes: Partial<ActivityDetail> = {}, more: ImagesBySize = pictures()) {
  const activity = told(changes);
  const request = testRequest({
    address: { page: 'activity', activityId: '55', prefix: '' },
    locale: 'fr_FR',
    path: '/activity/55',
    search: '',
    origin: { protocol: 'https', host: 'fr-fr.localhost' },
    sites: DEFAULT_SITES,
    products: {
      activityPage: async () => ({ show: 'activity' as const, activity }),
      activityImages: async () => more,
    },
    t: createTranslate('en', en),
    messages: en,
    instant: Date.UTC(2026, 10, 20, 9),
    now: { date: '2026-11-20', time: '10:00:00' },
    apiOrigin: '',
    visit: { variants: {} },
    productUrl: '',
  });
  const page = await activityPage(request);
  const html = printElement(page.body);
  const words = (part: string) => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return {
    html,
    text: words(html),
    part: (name: string) => words(html.split(`data-section="${name}"`)[1]?.split('data-section=')[0] ?? ''),
    partOf: (name: string) => html.split(`data-section="${name}"`)[1]?.split('data-section=')[0] ?? '',
    sections: [...html.matchAll(/data-section="([\w-]+)"/g)].map(([, name]) => name),
    head: pageMeta(page, request),
    page,
  };
}

it('an activity is told part by part, and a part with nothing to say is not there [ACTIVITY-01]', async () => {
  const { part, partOf, html } = await visit();
  expect(part('title')).toContain('Massage en duo');
  expect(part('title')).toContain('Hôtel du Lac');
  expect(partOf('gallery')).toContain('<img');
  expect(part('description')).toContain('A moment for yourself.');
  expect(part('activities')).toContain('Une heure');
  expect(part('program')).toContain('Peignoir prêté');
  expect(part('schedules')).toContain('De 10 h à 20 h');
  expect(part('locations')).toContain('By the lake of Annecy');
  expect(part('nice-to-know')).toContain('Valable 12 mois');
  expect(part('important')).toContain('Bring a swimsuit');
  const heads = [...partOf('practical').matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title);
  expect(heads).toEqual(['Getting there', 'Opening hours', 'Things to know']);
  expect(part('practical')).toContain('1 quai du Port');
  expect(html).toContain('nice-to-know');
  expect((await visit({ niceToKnow: [] })).sections).not.toContain('nice-to-know');
});

it('what is saved is told beside the price, and nothing where nothing is [PENTITY-24]', async () => {
  const { prices } = activityDetail();
  const { '1': one, '2': two } = prices;
  if (!one || !two) throw new Error('no prices');
  expect((await visit({ prices: { '2': two } })).text).toMatch(/You save 10\s€/);
  expect((await visit({ prices: { '1': one } })).text).not.toContain('You save');
});

it('how many can take part and until when the voucher is valid stand below the title [ACTIVITY-02]', async () => {
  const { part } = await visit();
  expect(part('badges')).toContain('From 1 to 2 participants');
  expect(part('badges')).toContain('20 novembre 2027');
});

it('without a list of prices an activity is for one or two [ACTIVITY-18]', async () => {
  expect((await visit({ prices: {} })).part('badges')).toContain('From 1 to 2 participants');
});

it('the way to the day itself is told in three steps [ACTIVITY-03]', async () => {
  const { partOf } = await visit();
  expect([...partOf('how-it-works').matchAll(/<li[^>]*>([^<]+)/g)].map(([, step]) => step)).toEqual([
    'Choose the activity',
    'Receive the voucher by e-mail or by post',
    'Book a time with the partner',
  ]);
});

it('an activity that is sold no more says so in place of its price, and leads to the others [ACTIVITY-05] [ACTIVITY-06]', async () => {
  const gone = await visit({ published: false });
  expect(gone.part('booking')).toMatch(/Too late! This offer has expired\.\.\. .*See other offers/);
  expect(gone.partOf('booking')).toMatch(/<a[^>]* href="\/activity-search"[^>]*>See other offers/);
  expect(gone.partOf('booking')).not.toContain('<button');
  expect(gone.text).not.toContain('Participants');
  const sold = await visit();
  expect(sold.text).not.toContain('Too late!');
  expect(sold.partOf('booking')).toContain('<button');
});

it('the pictures of the activity come first, those of the pictures call after them [GALLERY-08]', async () => {
  const large = ['/api/images/lake-02/large.webp', '/api/images/spa-01/large.webp'];
  const { partOf } = await visit({}, { thumbnail: [], small: [], large });
  const strip = partOf('gallery').split('popover')[0] ?? '';
  expect([...strip.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/api/images/spa-01/large.png',
    '/api/images/lake-02/small.png',
  ]);
});

it('search engines are told what the page model of an activity says [ACTIVITY-20]', async () => {
  const alternateUrls = Object.fromEntries(LOCALES.map((locale) => [locale, '/activity/55']));
  const pageModel = { ...activityDetail().pageModel!, alternateUrls };
  const { head } = await visit({ pageModel });
  expect(head).toContain('<title>Massage en duo, Annecy</title>');
  expect(head).toContain('name="robots" content="index, follow"');
  expect(head).toMatch(/rel="canonical" href="[^"]+\/activity\/55"/);
  const alternates = [...head.matchAll(/rel="alternate" href="([^"]+)" hreflang="([^"]+)"/g)];
  expect(alternates.map(([, , tag]) => tag)).toEqual([
    ...LOCALES.map((locale) => locale.replace('_', '-')),
    'x-default',
  ]);
  expect(alternates.every(([, href]) => href?.endsWith('/activity/55'))).toBe(true);
  const hidden = await visit({ pageModel: { ...pageModel, metaRobots: 'noindex, follow' } });
  expect(hidden.head).toContain('name="robots" content="noindex, follow"');
});

it('what is kept of an activity has its lowest price and its centre', async () => {
  expect((await visit()).page.viewed).toMatchObject({
    id: '55',
    type: 'ACTIVITY',
    uri: '/activity/55',
    price: { sellPrice: 5_000 },
    hotel: { label: 'Hôtel du Lac', stars: 4, location: { label: 'Annecy' } },
  });
  expect((await visit({ published: false })).page.viewed).toBeUndefined();
});
