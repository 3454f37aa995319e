import type { Locator, Page } from '@playwright/test';
import { forgiveLoading } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const MAGAZINE = '/examples/magazine-html/';
const t = textsOf('fr_FR');

test(
  'a reader of the magazine searches in the embedded box, and the embedded grid follows',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto(site('fr-fr', MAGAZINE));
    const address = page.url();
    const box = page.locator('stay-search-box');
    const grid = page.locator('stay-results-grid');
    const field = box.getByRole('combobox', { name: beginsWith(t('destination.label')) });
    await field.click();
    await field.pressSequentially('stras', { delay: 20 });
    await box
      .getByRole('option', { name: beginsWith('Strasbourg') })
      .first()
      .click();
    await box.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
    const cards = grid.getByRole('list', { name: t('results.list') }).getByRole('article');
    await expect(cards.first()).toContainText('Strasbourg');
    expect(page.url(), 'the page keeps its own address').toBe(address);
  },
);

test(
  'the reader sees the fallback links when the script is blocked',
  { tag: '@main' },
  async ({ page, complaints }) => {
    await page.route('**/staykit.js', (route) => route.abort());
    await page.goto(site('fr-fr', MAGAZINE));
    await expect(
      page.locator('stay-search-box').getByRole('link').or(page.locator('stay-search-box form')).first(),
    ).toBeVisible();
    // The blocked file is what this journey is about.
    complaints.length = 0;
  },
);

test('the magazine keeps its own styles and globals, and reserves the height of the widgets', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { globalsBefore: new Set(Object.getOwnPropertyNames(window)) });
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { layoutShift: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site('fr-fr', MAGAZINE));
  await expect(page.locator('stay-results-grid').getByRole('article').first()).toBeVisible();
  const leaked = await page.evaluate(() => {
    const before = (window as typeof window & { globalsBefore: Set<string> }).globalsBefore;
    return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
  });
  expect(leaked.filter((name) => !['globalsBefore', 'layoutShift', 'staykit'].includes(name))).toEqual([]);
});

/** A page of nothing but the loader and this markup, and the names of the element files that it fetches. */
async function barePage(
  page: Page,
  markup: string,
  { nonce, locale = 'fr_FR' }: { nonce?: string; locale?: string } = {},
): Promise<Set<string>> {
  await page.goto(site('fr-fr', MAGAZINE));
  const loader = await page.locator('script[src*="staykit.js"]').getAttribute('src');
  // What the magazine still asks for is none of this page's.
  await page.goto('about:blank');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const file = /\/chunks\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (file) scripts.add(file);
  });
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      ...(nonce && {
        headers: {
          'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:`,
        },
      }),
      body: `<!doctype html><title>x</title>${markup}<script src="${loader}"${nonce ? ` nonce="${nonce}"` : ''} data-locale="${locale}" defer></script>`,
    }),
  );
  await page.goto(site('fr-fr', '/bare.html'));
  return scripts;
}

test('a box that stands alone asks for its own files, each by its hash, and a grid that comes later hears it', async ({
  page,
}) => {
  const scripts = await barePage(page, '<stay-search-box></stay-search-box>');
  const box = page.locator('stay-search-box');
  const field = box.getByRole('combobox', { name: beginsWith(t('destination.label')) });
  await field.click();
  expect([...scripts].toSorted()).toEqual(['fr_FR', 'search-box', 'shared', 'stay']);
  const checked = await page
    .locator('link[rel="modulepreload"][integrity^="sha256-"]')
    .evaluateAll((links) =>
      links.map((link) => /([^/]+)-[\w-]{8}\.js$/.exec((link as HTMLLinkElement).href)?.[1]),
    );
  expect(checked).toEqual(['search-box', 'shared', 'stay', 'fr_FR']);
  await page.evaluate(() => document.body.append(document.createElement('stay-results-grid')));
  const cards = page.locator('stay-results-grid').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await field.pressSequentially('stras', { delay: 20 });
  await box
    .getByRole('option', { name: beginsWith('Strasbourg') })
    .first()
    .click();
  await box.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
  await expect(cards.first()).toContainText('Strasbourg');
});

test(
  'a page may write its locale as its language: no file is asked for that there is not',
  { tag: '@main' },
  async ({ page }) => {
    const scripts = await barePage(page, '<stay-search-box></stay-search-box>', { locale: 'nl-NL' });
    const search = textsOf('nl_NL')('searchBox.search');
    await expect(page.locator('stay-search-box').getByRole('button', { name: search })).toBeVisible();
    expect([...scripts].toSorted()).toEqual(['nl_NL', 'search-box', 'shared', 'stay']);
  },
);

test(
  'a policy that allows scripts by their nonce alone lets the loader and all that it loads work',
  { tag: '@main' },
  async ({ page }) => {
    const scripts = await barePage(page, '<stay-search-box></stay-search-box>', { nonce: 'bm9uY2U' });
    const box = page.locator('stay-search-box');
    await box.getByRole('button', { name: beginsWith(t('travellers.label')) }).click();
    await expect(box.getByRole('dialog')).toBeVisible();
    expect(scripts).toContain('box-panels');
    const checked = page.locator('link[rel="modulepreload"]');
    const nonces = await checked.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).nonce));
    expect(nonces).toEqual(['bm9uY2U', 'bm9uY2U', 'bm9uY2U', 'bm9uY2U']);
  },
);

test('a grid that comes later and cannot be had says so, and keeps its link', async ({
  page,
  complaints,
}) => {
  await barePage(page, '<stay-search-box></stay-search-box>');
  await expect(page.locator('stay-search-box').getByRole('combobox').first()).toBeVisible();
  await page.route('**/results-grid-*.js', (route) => route.abort());
  const code = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('stay-error', (event) =>
          resolve((event as CustomEvent<{ code: string }>).detail.code),
        );
        const grid = document.createElement('stay-results-grid');
        const link = document.createElement('a');
        link.textContent = 'Les séjours';
        grid.append(link);
        document.body.append(grid);
      }),
  );
  expect(code).toBe('NETWORK');
  await expect(page.getByText('Les séjours')).toBeVisible();
  forgiveLoading(complaints);
});

test(
  'widgets that a script adds together share their files, and a box may speak another language',
  { tag: '@main' },
  async ({ page }) => {
    const scripts = await barePage(page, '');
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.evaluate(() => {
      const box = document.createElement('stay-search-box');
      box.setAttribute('locale', 'nl_NL');
      document.body.append(box, document.createElement('stay-results-grid'));
    });
    await expect(page.locator('stay-results-grid').getByRole('article').first()).toBeVisible();
    const search = textsOf('nl_NL')('searchBox.search');
    await expect(page.locator('stay-search-box').getByRole('button', { name: search })).toBeVisible();
    expect([...scripts].toSorted()).toEqual([
      'fr_FR',
      'nl_NL',
      'results-grid',
      'search-box',
      'shared',
      'stay',
    ]);
  },
);

test('the elements are set in the typeface of the magazine, and the bar of results shows its paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site('fr-fr', '/examples/magazine-html/'));
  const face = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).fontFamily);
  const article = await face(page.locator('.columns p').first());
  expect(article).toContain('serif');
  const grid = page.locator('stay-results-grid');
  for (const part of [
    page.locator('stay-search-box').getByRole('button').last(),
    grid.getByRole('heading').first(),
    grid.locator('[part=price]').first(),
  ])
    expect(await face(part)).toBe(article);

  const bar = grid.locator('[part=toolbar]');
  const ground = () => bar.evaluate((one) => getComputedStyle(one).backgroundColor);
  await bar.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }));
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
});

for (const [what, add] of [
  [
    'functions',
    () => {
      for (const name of ['each', 'extend', 'clone', 'inherits', 'merge', 'isEmpty'])
        Object.assign(Object.prototype, { [name]: () => undefined });
    },
  ],
  [
    'accessors',
    () => {
      for (const name of ['should', 'must'])
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          enumerable: true,
          get: () => ({}),
          set(value: unknown) {
            Object.defineProperty(this, name, { value, configurable: true, writable: true });
          },
        });
    },
  ],
] as const)
  test(`all six elements and the map work where an old library adds ${what} to the prototype of all objects`, async ({
    page,
  }) => {
    await page.addInitScript(add);
    const six = `<stay-search-box></stay-search-box><stay-results-grid></stay-results-grid>
      <stay-booking-box product-id="1057702"></stay-booking-box><stay-gift-drawer product-id="1057702"></stay-gift-drawer>
      <stay-reviews hotel-id="10577"></stay-reviews><stay-contact-form></stay-contact-form>`;
    await barePage(page, six);
    for (const tag of six.match(/(?<=<)stay-[a-z-]+/g) ?? [])
      await expect
        .poll(() => page.locator(tag).evaluate((one) => one.matches(':state(live)')), tag)
        .toBe(true);
    const grid = page.locator('stay-results-grid');
    await expect(grid.getByRole('article').first()).toBeVisible();
    await grid
      .getByRole('button', { name: t('results.map'), exact: true })
      .or(grid.getByRole('button', { name: t('results.mapShow') }))
      .first()
      .click();
    await expect(grid.locator('.leaflet-container')).toBeVisible();
  });
