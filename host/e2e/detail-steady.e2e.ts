import { addDays, type PlainDate } from '../../widgets/core/dates/plain-date.ts';
import { expect, test } from './steady-visitor.ts';
import { site } from './visitor.ts';

test.use({ unseen: 0 });

const from = addDays(new Date().toISOString().slice(0, 10) as PlainDate, 40);
const DAYS = `checkin=${from}&checkout=${addDays(from, 2)}&night=2&a=3&c=0&b=0`;

for (const width of [390, 1440])
  for (const asked of [DAYS, 'a=3&c=0&b=0'])
    test(`a product and its hotel at ${width} px keep still when what stands behind the # comes: ${asked.slice(0, 7)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site('fr-fr', '/search'));
      const product = (await page.locator('a[href^="/product/"]').first().getAttribute('href')) ?? '';
      await page.goto(site('fr-fr', `${product.split(/[?#]/, 1)[0]}#${asked}`));
      const shown = page.locator('[data-shown]');
      await expect(shown).toBeVisible();
      await expect(shown.locator('[data-dates]')).toHaveCount(asked === DAYS ? 1 : 0);
      const hotel = (await page.locator('a[href^="/hotel/"]').first().getAttribute('href')) ?? '';
      await page.goto(site('fr-fr', `${hotel}#${asked}`));
      await expect(shown).toBeVisible();
      await page.waitForTimeout(300);
    });
