import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { expect, test } from './steady-visitor.ts';
import { TEST_PORT } from './test-port.ts';
import { site } from './visitor.ts';

test.use({ unseen: 0 });

const PARTY = 'a=3&c=0&b=0';

/** Two nights, some weeks ahead, for which a product is sold to three: around New Year a hotel may be full or closed. */
async function soldDays(id: string): Promise<string> {
  const first = addDays(new Date().toISOString().slice(0, 10) as PlainDate, 30);
  for (let ahead = 0; ahead < 60; ahead += 1) {
    const checkin = addDays(first, ahead);
    const query = `checkin=${checkin}&nights=2&adult=3&child=0&baby=0&locale=fr_FR`;
    const offers: unknown = await (
      await fetch(`http://127.0.0.1:${TEST_PORT}/api/product/${id}/offers?${query}`)
    ).json();
    if (Object.hasOwn(offers as object, id))
      return `checkin=${checkin}&checkout=${addDays(checkin, 2)}&night=2&${PARTY}`;
  }
  throw new Error(`Product ${id} is not sold for two nights in two months.`);
}

for (const width of [390, 1440])
  for (const withDays of [true, false])
    test(`a product and its hotel at ${width} px keep still when what stands behind the # comes: ${withDays ? 'days' : 'travellers'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site('fr-fr', '/search'));
      const product = (await page.locator('a[href^="/product/"]').first().getAttribute('href')) ?? '';
      const [path = ''] = product.split(/[?#]/, 1);
      const asked = withDays ? await soldDays(path.split('/').at(-1) ?? '') : PARTY;
      await page.goto(site('fr-fr', `${path}#${asked}`));
      const price = page.locator('[data-island=booking-box] [part=price]');
      await expect(price).toHaveAttribute('aria-busy', 'false');
      await expect(price.locator('small')).toHaveCount(withDays ? 0 : 1);
      await page.waitForTimeout(300);
      const hotel = (await page.locator('a[href^="/hotel/"]').first().getAttribute('href')) ?? '';
      await page.goto(site('fr-fr', `${hotel}#${asked}`));
      await expect(page.locator('[data-shown]')).toBeVisible();
      await page.waitForTimeout(300);
    });
