import type { Page } from '@playwright/test';
import { expect, site, test } from './visitor.ts';

test.describe.configure({ timeout: 120_000 });
/** What the pages load is another journey's; this one goes on before it is there. */
test.afterEach(({ complaints }) => void complaints.splice(0));

/** Pages that show pictures: the shop's first pages, lists, what is sold, landing pages, first pages of minisites. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'fr-fr': [
    '/',
    '/?flow=gifting',
    '/search',
    '/search?flow=booking&city=3032797&a=2&c=0&b=0',
    '/search?flow=gifting',
    '/activity-search',
    '/product/1057702',
    '/hotel/10577',
    '/boxes',
    '/box/bien-etre/SPAEBOX',
    '/box/en-famille/FAMILYEBOX',
    '/ideas',
    '/landing/noel',
    '/landing/famille',
    '/landing/bien-etre',
    '/landing/couple',
    '/landing/black-friday',
    '/landing/cyber-monday',
    '/content/hors-saison',
    '/estuaire',
    '/flanerie',
    '/grand-cedre',
  ],
  'fr-be': ['/', '/celestine', '/mirabelle'],
  'nl-be': ['/', '/zonder-haast', '/boxes'],
  'nl-nl': ['/', '/ideas'],
  'es-es': ['/', '/landing/black-friday', '/ideas'],
  'it-it': ['/', '/?flow=gifting', '/ideas'],
};

/**
 * The drawings and photos of a page, by their ids without sizes. Not counted: the gallery behind a button, which shows
 * the pictures of the page large, and the rooms of a hotel, whose pictures its gallery has too.
 */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .filter((image) => !image.closest('[popover], #room, [data-section="rooms"]'))
      .flatMap((image) => /\/api\/images\/([\w-]+)\//.exec(image.src)?.[1] ?? []),
  );

for (const [shop, paths] of Object.entries(PAGES))
  test(`no page of ${shop} shows a picture twice`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(site(shop, path), { waitUntil: 'domcontentloaded' });
      const pictures = await picturesOf(page);
      const twice = pictures.filter((id, at) => pictures.indexOf(id) !== at);
      expect.soft(twice, `${shop}${path}: shown twice`).toEqual([]);
      if (!path.startsWith('/content'))
        expect.soft(pictures.length, `${shop}${path}: pictures`).toBeGreaterThan(2);
    }
  });
