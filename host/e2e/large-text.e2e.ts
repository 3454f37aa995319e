import { roomFindings } from './text-room.ts';
import { expect, site, test } from './visitor.ts';
import { WIDTHS } from './widths.ts';

/** The default size of text of a browser whose reader doubled it. */
const DOUBLED = 32;

const PATHS = [
  '/',
  '/search?a=2',
  '/activity-search',
  '/product/1057702?checkin=2027-01-12&checkout=2027-01-14&a=2',
  '/hotel/10577',
  '/boxes',
  '/giftcard/customization',
  '/contact',
  '/zonder-haast',
];

test.describe.configure({ timeout: 180_000 });

for (const width of WIDTHS)
  test(`text follows the default size of the browser, and has room where it is doubled, at ${width} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: DOUBLED } });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(site('nl-be', path), { waitUntil: 'networkidle' });
      const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
      expect(size, path).toBe(`${DOUBLED}px`);
      expect.soft(await roomFindings(page), `${path} at ${width} px`).toEqual([]);
    }
  });

test('an embed keeps its sizes on a page with large text, and follows it where the page asks for it', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: DOUBLED } });
  await page.goto(site('nl-nl', '/examples/magazine-html/'), { waitUntil: 'networkidle' });
  const button = page.locator('stay-search-box').getByRole('button').last();
  const size = () => button.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await page.evaluate(() => document.documentElement.style.setProperty('--stay-type-unit', '0.0625rem'));
  expect(before).toBeLessThan(20);
  // The page has a size of its own for `rem`.
  const root = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  expect(root).toBeGreaterThan(16);
  expect(await size()).toBeCloseTo((before * root) / 16, 3);
});
