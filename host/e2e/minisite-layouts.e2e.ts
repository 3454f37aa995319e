import type { Page } from '@playwright/test';
import { test as steadyTest } from './steady-visitor.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { WIDTHS } from './widths.ts';

/** The sample minisites, two of each layout, and how many stays the first page of each shows. */
const SITES = [
  { url: 'celestine', host: 'fr-be', locale: 'fr_BE', layout: 'magazine', stays: 3 },
  { url: 'estuaire', host: 'fr-fr', locale: 'fr_FR', layout: 'magazine', stays: 3 },
  { url: 'mirabelle', host: 'fr-be', locale: 'fr_BE', layout: 'shop', stays: 12 },
  { url: 'grand-cedre', host: 'fr-fr', locale: 'fr_FR', layout: 'shop', stays: 12 },
  { url: 'flanerie', host: 'fr-fr', locale: 'fr_FR', layout: 'brochure', stays: 3 },
  { url: 'zonder-haast', host: 'nl-be', locale: 'nl_BE', layout: 'brochure', stays: 3 },
] as const;

/** The stays of a first page, in the order in which they are read. */
const staysOf = (page: Page, url: string) =>
  page.getByRole('article').filter({ has: page.locator(`h3 a[href^="/${url}/product/"]`) });

/** Where they stand and how large they are, in px. */
const placesOf = (page: Page, url: string) =>
  staysOf(page, url).evaluateAll((all) =>
    all.map((one) => {
      const picture = (one.querySelector('img') ?? one).getBoundingClientRect();
      const { top, left, width } = one.getBoundingClientRect();
      return { top: top + scrollY, left, width, area: picture.width * picture.height, wide: picture.width };
    }),
  );

/** Words of a score, and of a place to go to, that do not fit where they stand. */
const notSeenWhole = (page: Page) =>
  page
    .locator('main [part=score] > b, main li > a:has(small)')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );

/** The font size of the title, and the largest of the headings of sections, in px. */
const headingSizes = (page: Page) =>
  page.evaluate(() => {
    const largest = (level: string) =>
      Math.max(
        0,
        ...[...document.querySelectorAll(`main ${level}`)].map((one) =>
          parseFloat(getComputedStyle(one).fontSize),
        ),
      );
    return { h1: largest('h1'), h2: largest('h2') };
  });

test.describe('the first page of a minisite without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { url, host, locale, layout, stays } of SITES)
    test(`of ${url} is read whole at three widths, as a ${layout} [MINISITE-22]`, async ({ page }) => {
      const t = textsOf(locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site(host, `/${url}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('search').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(t('minisite.legal'));
        await expect(staysOf(page, url)).toHaveCount(stays);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
        expect(await notSeenWhole(page), `cut at ${width} px`).toEqual([]);
        const sizes = await headingSizes(page);
        if (width === 390) expect(sizes.h2, 'no line is larger than the title').toBeLessThanOrEqual(sizes.h1);
        const places = await placesOf(page, url);
        const [first, second] = places;
        if (layout === 'magazine' && width >= 768)
          expect(first!.area, 'the first stay is larger').toBeGreaterThan(1.5 * second!.area);
        if (layout === 'shop') {
          const columns = new Set(places.map(({ left }) => Math.round(left))).size;
          expect(columns, `columns at ${width} px`).toBe(width < 768 ? 2 : width < 1024 ? 3 : 4);
          // Without script all fields of the search are on the page.
          expect(first!.top, 'stays begin early').toBeLessThan({ 390: 1_450, 768: 1_100, 1440: 900 }[width]);
        }
        if (layout === 'brochure') {
          for (const { wide } of places) expect(wide, 'from edge to edge').toBe(width);
          expect(second!.top - first!.top, 'one on a screen').toBeGreaterThan(500);
        }
      }
      await page.locator(`h3 a[href^="/${url}/product/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${url}/product/`));
    });
});

test('a stay of a brochure is opened by its picture too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('fr-fr', '/flanerie'));
  await staysOf(page, 'flanerie')
    .first()
    .locator('img')
    .click({ position: { x: 1_200, y: 200 }, force: true });
  await page.waitForURL(/\/flanerie\/product\//);
});

for (const { url, host } of SITES)
  for (const width of WIDTHS)
    steadyTest(`nothing moves on the first page of ${url} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(host, `/${url}`));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(60);
      }
      await page.waitForLoadState('networkidle');
    });
