import type { Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** A page whose import map has the hashes of all element files, changed by the test. */
async function pageWithHashes(page: Page, hashOf: (file: string, hash: string) => string): Promise<void> {
  await page.goto(site('fr-fr', '/examples/magazine-html/'));
  const loader = (await page.locator('script[src*="staykit.js"]').getAttribute('src')) ?? '';
  const folder = new URL('.', new URL(loader, page.url())).pathname;
  const hashes = await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as Record<string, string>,
    `${folder}integrity.json`,
  );
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([file, hash]) => [folder + file, hashOf(file, hash)]),
  );
  await page.route('**/with-hashes.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="fr"><title>x</title>
        <script type="importmap">${JSON.stringify({ integrity })}</script>
        <script src="${loader}" data-locale="fr_FR" async></script><stay-search-box></stay-search-box></html>`,
    }),
  );
  await page.goto(site('fr-fr', '/with-hashes.html'));
}

const openDates = (page: Page): Promise<void> =>
  page.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).click();

test('a partner who lists the hashes of all files in an import map has every panel checked by the browser', async ({
  page,
}) => {
  await pageWithHashes(page, (_, hash) => hash);
  await openDates(page);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('a calendar that is not the one of the import map does not open, and the box stays usable', async ({
  page,
  complaints,
}) => {
  await pageWithHashes(page, (file, hash) =>
    file.includes('dates-panel') ? `sha384-${'A'.repeat(64)}` : hash,
  );
  await page.evaluate(() => {
    document.addEventListener('stay-error', (event) =>
      Object.assign(window, { told: (event as CustomEvent<{ code: string }>).detail.code }),
    );
  });
  await openDates(page);
  await page.waitForFunction(() => 'told' in window);
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
  await field.pressSequentially('stras');
  await expect(page.getByRole('option', { name: beginsWith('Strasbourg') }).first()).toBeVisible();
  // The refused file is what this journey is about.
  expect(complaints.some((one) => one.includes('integrity'))).toBe(true);
  complaints.length = 0;
});
