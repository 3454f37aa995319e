import { EVERY_PANEL } from './every-panel.ts';
import { forgiveLoading } from './faults.ts';
import { openPageOf, put } from './page-of-others.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const t = textsOf('fr_FR');
const DESK = { width: 1440, height: 900 };

test.use({ actionTimeout: 15_000 });

/** What scripts of a page do to its browser before ours come. */
const SCRIPTS: readonly { name: string; run: () => void }[] = [
  {
    name: 'without ResizeObserver and IntersectionObserver',
    run: () => {
      for (const name of ['ResizeObserver', 'IntersectionObserver']) Reflect.deleteProperty(window, name);
    },
  },
  {
    name: 'where every object has members that loops meet',
    run: () =>
      Object.assign(Object.prototype, {
        isEmpty: false,
        toHtml: 'none',
      }),
  },
];

for (const { name, run } of SCRIPTS)
  for (const { tag, markup, use } of EVERY_PANEL)
    test(`on a page ${name} a visitor uses every panel of <${tag}>, and nothing is thrown`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(DESK);
      await page.addInitScript(run);
      await openPageOf(page);
      await put(page, markup);
      await use({ page, element: page.locator(tag), phone: false });
      await page.evaluate((of) => document.querySelector(of)?.remove(), tag);
      await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
      forgiveLoading(complaints);
    });

test('on a page whose <base> is of another origin a grid shows its results, and its address is that of the page', async ({
  page,
}) => {
  await openPageOf(page);
  await put(
    page,
    '<base href="https://cms.invalid/site/"><stay-results-grid sync="hash"></stay-results-grid>',
  );
  await expect(page.locator('stay-results-grid').getByRole('article').first()).toBeVisible();
  expect(page.url()).toMatch(/\/bare\.html\?flow=booking#a=2/);
});

/** Rules of a page that reach every element, or all that stands on it. A page that is written downwards gives it a room. */
const ROOM = 'section { writing-mode: horizontal-tb !important; width: 1200px }';
const RULES = [
  `html { writing-mode: vertical-rl } ${ROOM}`,
  `* { writing-mode: vertical-rl } ${ROOM}`,
  '* { opacity: 0.9; transform: rotate(0deg); color-scheme: dark }',
  'body { zoom: 1.25 }',
  'html { zoom: 0.8 }',
];

for (const rules of RULES)
  test(`on a page with ${rules} a field of the search box opens below itself and reads from left to right`, async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    await openPageOf(page, rules);
    await put(page, '<section><stay-search-box></stay-search-box></section>');
    const box = page.locator('stay-search-box');
    const field = box.getByRole('button', { name: beginsWith(t('travellers.label')) });
    await field.click();
    const panel = box.getByRole('dialog');
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((one) => getComputedStyle(one).writingMode)).toBe('horizontal-tb');
    const [at, below] = [(await field.boundingBox())!, (await panel.boundingBox())!];
    expect(below.y - (at.y + at.height)).toBeGreaterThanOrEqual(0);
    expect(below.y - (at.y + at.height)).toBeLessThan(40);
    expect(below.x).toBeGreaterThanOrEqual(0);
    expect(below.x + below.width).toBeLessThanOrEqual(DESK.width);
    expect(Math.min(at.x + at.width, below.x + below.width)).toBeGreaterThan(Math.max(at.x, below.x));
  });
