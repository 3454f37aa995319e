import { addDays } from '@staykit/values/dates/plain-date.ts';
import { atBank, fieldsOf, fillIn, payButton } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_BE');
/** The minisite of Célestine, a magazine of Belgium. */
const PARTNER = '1042';

// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

test('what a reader of a magazine books behind a card is stored as the sale of its partner [MINISITE-17] [MINISITE-21]', async ({
  page,
  context,
}) => {
  // The magazine's page is made up here, and its shop is on this machine.
  await context.grantPermissions(['local-network-access']);
  await page.goto(site('fr-fr', '/examples/magazine-html/'));
  const loader = await page.locator('script[src*="staykit.js"]').getAttribute('src');
  const checkin = addDays(new Date().toISOString().slice(0, 10), 45);
  const article = site('celestine', '/article.html');
  await page.route(article, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Célestine</title>
        <script src="${site('fr-be', loader ?? '')}" data-locale="fr_BE" data-partner="${PARTNER}" async></script>
        <stay-search-box results-url="${site('fr-be', '/search')}"></stay-search-box>
        <stay-results-grid criteria="checkin=${checkin}&checkout=${addDays(checkin, 2)}&night=2&a=2"></stay-results-grid>`,
    }),
  );

  await page.goto(article);
  await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
  await page.waitForURL(/\/celestine\/search/);

  await page.goto(article);
  const card = page
    .locator('stay-results-grid')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link');
  expect(new URL((await card.getAttribute('href')) ?? '').searchParams.get('minisite')).toBe(PARTNER);
  await card.click();
  await page.waitForURL(/\/celestine\/product\//);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('booking.told', { price: '', stay: '' }).trim() })
      .first(),
  ).toBeAttached();
  await page
    .getByRole('button', { name: t('booking.book'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/celestine\/checkout\?/);
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  await fillIn(page, t);
  const order = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/bookings');
  await payButton(page, t).click();
  expect((await order).postDataJSON()).toMatchObject({ minisiteId: Number(PARTNER) });
  await atBank(page, t);
  await expect(page.locator('[data-number]')).toHaveText(/^\d{8}$/);
});
