import type { Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { TEST_PORT } from './test-port.ts';
import { expect, site, test } from './visitor.ts';

const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
/** But for the button of the theme's search, whose name leaves out the keys that it shows. */
const findings = async (page: Page): Promise<string[]> =>
  (await axeFindings(page)).filter(
    (finding) => !finding.startsWith('label-content-name-mismatch at [".DocSearch"]'),
  );
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

test('the documents work under their policy, and their search finds a page @firefox', async ({ page }) => {
  await page.goto(site('fr-fr', '/docs/'));
  await page.getByRole('link', { name: 'Embed a widget' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Embed widgets on your page/);
  expect(new URL(page.url()).pathname).toBe('/docs/guides/embed');
  await search(page).click();
  await page.getByRole('searchbox').fill('oversell');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Sell a stay');
  await page.keyboard.press('Escape');
  await page.goto(site('fr-fr', '/docs/reference/elements'));
  const grid = page.getByTitle('Live sample: results-grid');
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.contentFrame().getByRole('article').first()).toBeVisible();
  await expect(page.locator('.live-sample')).toHaveCount(6);
});

test('the playground shows widgets, tells their events, and writes what a page needs @firefox', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/docs/playground'));
  const main = page.locator('.playground');
  await expect(preview(page).locator('stay-search-box:state(live)')).toBeVisible();
  await expect(main.getByRole('figure').first()).toContainText('data-locale="fr_FR"');

  await main.getByRole('checkbox', { name: 'stay-results-grid' }).check();
  await main.getByLabel('locale', { exact: true }).selectOption('nl_BE');
  await main.getByLabel('page-size', { exact: true }).fill('6');
  await main.getByLabel('partner', { exact: true }).selectOption('1042');
  await expect(preview(page).locator('stay-results-grid').getByRole('article')).toHaveCount(6);
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'nl');
  await expect(main.getByRole('region', { name: 'Events' })).toContainText('stay-results');

  const snippet = main.getByRole('region', { name: 'Snippet' });
  await expect(snippet).toContainText('<stay-results-grid page-size="6">');
  await expect(snippet).toContainText('data-locale="nl_BE" data-partner="1042"');
  await expect(snippet).toContainText(/integrity="sha384-/);
  await expect(snippet).toContainText(/[\d,]{6,} bytes \(brotli\) in \d+ files/);
  await snippet.getByLabel('For').selectOption('React');
  await expect(snippet).toContainText('<ResultsGrid pageSize={6} />');

  // The address keeps it all.
  const { hash } = new URL(page.url());
  expect(hash).toContain('locale=nl_BE');
  await page.reload();
  await expect(snippet).toContainText('<ResultsGrid pageSize={6} />');
  expect(new URL(page.url()).hash).toBe(hash);
});

test('the playground says what a page would be told of a wrong attribute', async ({ page }) => {
  await page.goto(site('fr-fr', '/docs/playground#widget=results-grid&page-size=none'));
  await expect(page.locator('.playground').getByRole('alert')).toContainText('page-size');
});

for (const width of [1440, 390])
  test(`documents and playground can be used by everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site('fr-fr', '/docs/playground'));
    await expect(preview(page).locator('stay-search-box:state(live)')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto(site('fr-fr', '/docs/'));
    const sample = page.frameLocator('.live-sample iframe');
    await expect(sample.getByRole('article')).toHaveCount(3);
    expect(await findings(page)).toEqual([]);
    await page.goto(site('fr-fr', '/docs/guides/versions'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('every link between documents leads to one', async ({ request }) => {
  const todo = ['/docs/'];
  const seen = new Set(todo);
  const broken: string[] = [];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    const answer = await request.get(`http://127.0.0.1:${TEST_PORT}${path}`);
    if (!answer.ok()) {
      broken.push(`${answer.status()} ${path}`);
      continue;
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, target = ''] of (await answer.text()).matchAll(/href="(\/docs\/[^"#?]*)/g))
      if (!seen.has(target)) {
        seen.add(target);
        todo.push(target);
      }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});
