import { allFindings } from './audit.ts';
import { forgiveLoading } from './faults.ts';
import { changeText, roomFindings } from './text-room.ts';
import { expect, site, test } from './visitor.ts';
import { SHOPS, WIDTHS } from './widths.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });
test.afterEach(({ complaints }) => forgiveLoading(complaints));

/** A page of each kind that has no journey which audits it. */
const PAGES = [
  '/',
  '/?flow=gifting',
  '/search?a=2',
  '/activity-search',
  '/product/1058005',
  '/product/1058005?flow=gifting',
  '/boxes',
  '/box/bien-etre/SPAEBOX',
  '/giftcard/customization',
  '/beneficiary/login',
  '/contact',
  '/booking',
  '/account/signin',
  '/account/wishlist',
  '/ideas',
  '/nowhere',
];

/** Every page in every market with `AUDIT=all`; else each in one of them, the next one in the next. */
const ALL = process.env.AUDIT === 'all';

for (const [at, [shop, locale]] of SHOPS.entries())
  test(`pages of ${locale} keep nobody out, at a width of each, in the dark and in forced colours`, async ({
    page,
  }) => {
    for (const [index, path] of PAGES.entries()) {
      if (!ALL && index % SHOPS.length !== at) continue;
      const width = WIDTHS[(index + at) % WIDTHS.length] ?? 1440;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(shop, path), { waitUntil: 'networkidle' });
      const where = `${path} of ${locale} at ${width} px`;
      expect.soft(await allFindings(page), where).toEqual([]);
      if (!ALL) continue;
      await changeText(page, 'doubled');
      expect.soft(await roomFindings(page), `${where} with text of 200 %`).toEqual([]);
    }
  });
