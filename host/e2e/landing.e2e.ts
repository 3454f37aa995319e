import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

test('a landing page that nobody wrote is page not found, and no blank page [LANDING-01] [LANDING-02]', async ({
  page,
  complaints,
}) => {
  const lost = await page.goto(site('fr-fr', '/landing/nope'));
  expect(lost?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // The browser reports the 404 of the page itself.
  complaints.length = 0;

  const found = await page.goto(site('fr-fr', '/landing/bien-etre'));
  expect(found?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const elsewhere = await page.goto(site('es-es', '/landing/bien-etre'));
  expect(elsewhere?.status()).toBe(404);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page).toHaveTitle(new RegExp(textsOf('es_ES')('host.notFoundTitle')));
  complaints.length = 0;
});
