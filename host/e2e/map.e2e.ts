import type { Locator, Page } from '@playwright/test';
import { FAULTS, forgiveLoading, holdCall } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK } from './widths.ts';

const t = textsOf('fr_FR');
// Where the map opens over the page.
test.use({ viewport: NARROW_DESK });

/** Opens the map of the results on a page. */
async function openMap(page: Page, root: Page | Locator = page): Promise<Locator> {
  await root.getByRole('button', { name: t('results.map'), exact: true }).click();
  const map = page.getByRole('dialog', { name: t('map.title') });
  await expect(map).toBeVisible();
  await expect(map.getByRole('status').first()).toContainText(/[1-9]/);
  return map;
}
const markers = (map: Locator) =>
  map.getByRole('application').locator('button[aria-pressed]:not([aria-hidden])');

/** What the API of the page's own host answers. */
const answer = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((url) => fetch(url).then((reply) => reply.json() as Promise<unknown>), path);

test('a traveller searches in the area of the map, and the address says it [FLOW-05] [MAP-06]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/search'));
  const map = await openMap(page);
  await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
  await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
  const asked = page.waitForRequest((request) => /\/offers\.json\?.*distanceMax/.test(request.url()));
  await map.getByRole('button', { name: t('map.searchArea') }).click();
  const query = new URL((await asked).url()).searchParams;
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  for (const key of ['lat', 'lng', 'distanceMax']) expect(hash.get(key)).toBe(query.get(key));
  expect(hash.get('distanceMin')).toBe('0');
  await expect(map).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(/À \d+/);
  await page.goBack();
  await expect(page).not.toHaveURL(/distanceMax/);
});

test('a city opens close by, and a marker leads to its product [FLOW-05] [MAP-04]', async ({ page }) => {
  await page.goto(site('fr-fr', '/'));
  const suggested = (await answer(
    page,
    '/api/autocomplete-geonames.json?locale=fr_FR&term=lyon&maxResults=5',
  )) as Record<string, { category: { key: string }; id: string }>;
  const city = Object.values(suggested).find(({ category }) => category.key === 'city');
  await page.goto(site('fr-fr', `/search?city=${city?.id}`));
  const map = await openMap(page);
  await expect(markers(map).first()).toBeVisible();
  await markers(map).first().click();
  const card = map.getByRole('article');
  await expect(card.getByRole('link', { name: t('card.cta.booking') })).toBeVisible();
  await expect(card).toContainText('Lyon');
  await card.getByRole('link', { name: t('card.cta.booking') }).click();
  await expect(page).toHaveURL(/\/product\//);
});

test('a reader of the magazine opens the map of the embedded grid', async ({ page }) => {
  await page.goto(site('fr-fr', '/examples/magazine-html/'));
  const address = page.url();
  const grid = page.locator('stay-results-grid');
  await expect(grid.getByRole('article').first()).toBeVisible();
  const map = await openMap(page, grid);
  await map
    .getByRole('button', { name: /proches/ })
    .first()
    .click();
  await expect(markers(map).first()).toBeVisible();
  await markers(map).first().click();
  await expect(map.getByRole('article').getByRole('link')).toHaveAttribute('href', beginsWith('http'));
  await map.getByRole('button', { name: t('map.searchArea') }).click();
  expect(page.url(), 'the page keeps its own address').toBe(address);
});

test('the place of a hotel opens the same map at the hotel, with zoom 14 [MAP-13]', async ({ page }) => {
  await page.goto(site('fr-fr', '/'));
  const found = (await answer(page, '/api/offers.json?locale=fr_FR&adult=2')) as {
    exactMatch: { hotel: { id: string; location: { label: string; lat: number } } }[];
  };
  const { id, location } = found.exactMatch[0]!.hotel;
  await page.goto(site('fr-fr', `/hotel/${id}`));
  await expect(page.locator('[role="application"]')).toHaveCount(0);
  // The section of where it is has another one.
  const link = page.getByRole('link', { name: `${location.label}, ${t('map.see')}` }).first();
  await link.click();
  const map = page.getByRole('dialog', { name: t('map.title') });
  await expect(markers(map)).toHaveCount(1);
  await markers(map).first().click();
  await expect(map.getByRole('article')).toBeVisible();
  const screen = (await map.getByRole('application').boundingBox())!;
  await page.mouse.click(screen.x + 40, screen.y + screen.height - 40);
  await expect(map.getByRole('article')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await link.click();
  await map.getByRole('button', { name: t('map.searchArea') }).click();
  await expect(page).toHaveURL(/\/search\?.*#.*lat=/);
  // At zoom 14 a pixel is 9.55 m on the equator: the corner of this screen is so many km from its middle.
  const metres = 9.5546 * Math.cos((location.lat * Math.PI) / 180);
  const km = (Math.hypot(screen.width, screen.height) / 2) * (metres / 1000);
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(Math.abs(Number(hash.get('distanceMax')) - Math.ceil(km))).toBeLessThanOrEqual(1);
});

// Between them they meet every fault, and each waits once for a client that gives up.
for (const { name, path, faults } of [
  { name: 'the marketplace', path: '/search', faults: ['fails', 'never ends', 'breaks off'] },
  {
    name: 'a magazine',
    path: '/examples/magazine-html/',
    faults: ['is refused for being too many', 'has other types', 'reaches nobody'],
  },
])
  test(`on ${name} broken calls of the map are told on it soon, and it goes on [API-28] [ERROR-01] [MAP-12]`, async ({
    page,
    complaints,
  }) => {
    // A call is given up after 4.5 s; two shared cores add theirs.
    const soon = { timeout: 12_000 };
    const packages = await holdCall(page, (url) => url.pathname.endsWith('/search-api/offers.json'));
    const detail = await holdCall(page, (url) => url.pathname.endsWith('/detail.json'));
    await page.goto(site('fr-fr', path));
    await expect(page.getByRole('article').first()).toBeVisible();
    const map = await openMap(page);
    const items = map.getByRole('list').getByRole('button');
    /** Chooses a hotel of the list, which becomes another one a moment after the map was moved. */
    const choose = async (at: number): Promise<string> => {
      let label = '';
      await expect(async () => {
        label = (await items.nth(at).locator('span').first().textContent()) ?? '';
        await items.filter({ hasText: label }).first().click({ timeout: 2000 });
        await expect(map.getByRole('article', { name: label })).toBeVisible({ timeout: 2000 });
      }).toPass();
      return label;
    };
    for (const [at, fault] of FAULTS.filter((one) => faults.includes(one.name)).entries()) {
      detail.break(fault);
      const label = await choose(at);
      const card = map.getByRole('article', { name: label });
      await expect(card, fault.name).toHaveAttribute('aria-busy', 'false', soon);
      await expect(card.getByRole('heading', { name: label }), fault.name).toBeVisible();
      await expect(card, fault.name).toContainText(/\d\s€/);
      await expect(card.getByRole('link'), fault.name).toHaveAttribute('href', /\/product\/\d+/);
      detail.mend();

      packages.break(fault);
      const before = packages.count;
      // Another part of the country is another search, and is asked for once the map has begun to move.
      await map.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(async () => {
        await map.getByRole('button', { name: t('map.searchArea') }).click();
        await expect.poll(() => packages.count, { timeout: 1000 }).toBeGreaterThan(before);
      }, fault.name).toPass();
      await expect(map.getByText(t('map.error')), fault.name).toBeVisible(soon);
      await expect(items.first(), 'what is known stays').toBeVisible();
      packages.mend();
      await map.getByRole('button', { name: t('common.retry') }).click();
      await expect(map.getByText(t('map.error')), fault.name).toHaveCount(0);
      // The list of the next round is that of the new answer.
      await expect(map.getByText(t('map.loading')), fault.name).toHaveCount(0);
    }
    await expect(page.getByRole('alert').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
    await map.getByRole('button', { name: t('common.close') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    forgiveLoading(complaints);
  });
