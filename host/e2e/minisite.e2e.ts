import { readFileSync } from 'node:fs';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { pickDates } from './pick-dates.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const MINISITES = [
  { host: 'fr-fr', locale: 'fr_FR', url: 'estuaire', id: '1203', lang: 'fr-FR', city: 'Nantes' },
  { host: 'fr-be', locale: 'fr_BE', url: 'celestine', id: '1042', lang: 'fr-BE', city: 'Namur' },
  { host: 'nl-be', locale: 'nl_BE', url: 'zonder-haast', id: undefined, lang: 'nl-BE', city: 'Gent' },
] as const;

for (const { host, locale, url, id, lang, city } of MINISITES)
  test(
    `a reader finds a stay on the ${locale} minisite and stays with the partner [MINISITE-08]`,
    { tag: '@main' },
    async ({ page }) => {
      const t = textsOf(locale);
      const calls: URL[] = [];
      page.on('request', (request) => {
        const address = new URL(request.url());
        if (address.pathname.startsWith('/api/') && address.pathname.endsWith('.json')) calls.push(address);
      });
      await page.goto(site(host, `/${url}`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('contentinfo')).toContainText(t('minisite.legal'));
      const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
      await field.click();
      await field.pressSequentially(city, { delay: 20 });
      await page
        .getByRole('option', { name: beginsWith(city) })
        .first()
        .click();
      await pickDates(page, t);
      expect(calls.some((one) => one.pathname.includes('packageCheckoutNights'))).toBe(true);
      await page.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
      await page.waitForURL(new RegExp(`/${url}/search`));
      const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      await cards.first().getByRole('link').first().click();
      await page.waitForURL(new RegExp(`/${url}/product/`));

      for (const call of calls) {
        expect(call.searchParams.get('locale'), call.pathname).toBe(locale);
        const takes = /\/weekend\/[a-z]+\/packageCheckoutNights|detail\.json|quote(-realtime)?\.json/.test(
          call.pathname,
        );
        expect(call.searchParams.has('minisite'), call.pathname).toBe(takes);
        if (takes && id) expect(call.searchParams.get('minisite')).toBe(id);
      }
      expect(calls.length).toBeGreaterThan(2);
    },
  );

test('the banner of the screen is loaded, and only that one [MINISITE-10] [MINISITE-11]', async ({
  page,
}) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site('fr-be', '/celestine'));
  const banner = page.locator('picture > img').first();
  const shown = () => banner.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
  await expect.poll(shown).toMatch(/\/partners\/celestine\/banner-desktop\.svg$/);
  await page.waitForLoadState('load');
  expect(images.some((one) => one.includes('banner-mobile'))).toBe(false);

  images.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(site('fr-be', '/celestine?again'));
  await expect.poll(shown).toMatch(/\/partners\/celestine\/banner-mobile\.svg$/);
  await page.waitForLoadState('load');
  expect(images.some((one) => one.includes('banner-desktop'))).toBe(false);
});

test('an address of no partner is page not found, never an unbranded minisite', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto(site('fr-fr', '/unknown-partner'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // The browser reports the 404 of the page itself.
  complaints.length = 0;
});

test('branding ends where the minisite ends [MINISITE-16]', async ({ page }) => {
  await page.goto(site('fr-be', '/celestine'));
  await expect(page.getByRole('contentinfo')).toContainText(textsOf('fr_BE')('minisite.legal'));
  await page.goto(site('fr-be', '/'));
  await expect(page.locator('body')).not.toContainText('Célestine');
});

test('a minisite of another locale is page not found, and no page mixes two locales [MINISITE-09]', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto(site('fr-fr', '/zonder-haast'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('body')).not.toContainText('Zonder Haast');
  complaints.length = 0;
});

test('what is quoted on a minisite is the partner’s, after a reload too, and nobody’s on the shop [MINISITE-21]', async ({
  page,
}) => {
  const t = textsOf('fr_BE');
  const quote = () => page.waitForRequest((request) => /\/quote(-realtime)?\.json/.test(request.url()));
  const minisiteOf = (request: { url(): string }) => new URL(request.url()).searchParams.get('minisite');
  const checkin = addDays(new Date().toISOString().slice(0, 10), 30);
  const search = `?checkin=${checkin}&checkout=${addDays(checkin, 2)}&a=2&c=0&b=0`;
  await page.goto(site('fr-be', `/celestine/search${search}`));
  const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
  const first = cards.first().getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^\/celestine\/product\//);
  const [asked] = await Promise.all([quote(), first.click()]);
  expect(minisiteOf(asked)).toBe('1042');
  const [again] = await Promise.all([quote(), page.reload()]);
  expect(minisiteOf(again)).toBe('1042');

  const inShop = new URL(page.url());
  await page.goto(site('fr-be', '/'));
  inShop.pathname = inShop.pathname.replace('/celestine', '');
  const [bare] = await Promise.all([quote(), page.goto(inShop.href)]);
  expect(minisiteOf(bare)).toBeNull();
});

test('a minisite speaks in the form of address of its file, where the browser writes too', async ({
  page,
  complaints,
}) => {
  // The form `informal` says je at the payment as well, where the shop says u.
  const said = JSON.parse(
    readFileSync(new URL('../../widgets/messages/forms/nl_BE.informal.json', import.meta.url), 'utf8'),
  ) as { checkout: Record<string, string> };
  await page.goto(site('nl-be', '/zonder-haast/checkout'));
  await expect(page.getByText(said.checkout['unreadableTitle'] ?? '')).toBeVisible();
  await page.goto(site('nl-be', '/zonder-haast/booking'));
  await page.getByLabel(textsOf('nl_BE')('checkout.bookingNumber')).fill('12345678');
  await page.route('**/api/bookings/*/lookup', (route) => route.abort());
  await page.getByLabel(textsOf('nl_BE')('checkout.email')).fill('anna@mail.example');
  await page.getByRole('button', { name: textsOf('nl_BE')('checkout.lookup.show') }).click();
  await expect(page.getByText(said.checkout['lookup.failed'] ?? '')).toBeVisible();
  await page.goto(site('nl-be', '/checkout'));
  await expect(page.getByText(textsOf('nl_BE')('checkout.unreadableTitle'))).toBeVisible();
  // The browser reports the call that did not get through, and checkouts without a stay.
  complaints.length = 0;
});
