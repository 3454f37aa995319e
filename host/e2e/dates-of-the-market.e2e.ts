import type { Browser, Page } from '@playwright/test';
import { hashToCriteria } from '@staykit/core/search/address/address-hash.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { beginsWith, textsOf } from './texts.ts';
import { calendarIsLoaded, openDays } from './traveller.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

/** Where a browser may stand: at home, a day behind, a day ahead. */
const ZONES = ['Europe/Paris', 'America/Los_Angeles', 'Pacific/Apia'] as const;

/** Moments of the French market: what its clock says, the day that is today there, and whether it can be booked. */
const MOMENTS = [
  { name: 'a minute before the cut-off', at: '2027-03-10T18:59:00Z', today: '2027-03-10', isOpen: true },
  { name: 'at the cut-off', at: '2027-03-10T19:00:00Z', today: '2027-03-10', isOpen: false },
  {
    name: 'the night when the clocks go forward',
    at: '2027-03-28T00:30:00Z',
    today: '2027-03-28',
    isOpen: true,
  },
  { name: 'the cut-off in summer time', at: '2027-03-28T18:00:00Z', today: '2027-03-28', isOpen: false },
  { name: 'the hour that comes twice', at: '2027-10-31T01:30:00Z', today: '2027-10-31', isOpen: true },
  { name: 'the eve of the 29th of February', at: '2028-02-28T12:00:00Z', today: '2028-02-28', isOpen: true },
  { name: 'the 29th of February', at: '2028-02-29T12:00:00Z', today: '2028-02-29', isOpen: true },
  { name: 'New Year’s Eve past the cut-off', at: '2027-12-31T22:30:00Z', today: '2027-12-31', isOpen: false },
] as const;

const dayOf = (page: Page, date: string) =>
  page.getByRole('dialog', { name: t('calendar.title') }).locator(`[data-date='${date}']`);

/** Opens the calendar of the shop at an instant, in a browser of a zone; every day of the answer has rooms. */
async function openCalendar(browser: Browser, timezoneId: string, instant: string): Promise<Page> {
  const context = await browser.newContext({
    timezoneId,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(instant));
  await page.route('**/calendar-month.json*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const first = `${asked.get('month')}-01`;
    const days = Array.from({ length: 31 * Number(asked.get('count') ?? 1) }, (_, at) => addDays(first, at));
    const price = { price: '120\u00A0€', amount: 12_000, minLos: 1 };
    return route.fulfill({ json: Object.fromEntries(days.map((day) => [day, price])) });
  });
  await page.route('**/packageCheckoutNights.json*', (route) => route.fulfill({ json: [1, 2, 3] }));
  await page.goto(site('fr-fr', '/'));
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await expect(async () => {
    if (await calendar.isHidden())
      await page.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).click({ timeout: 1000 });
    await expect(calendar).toBeVisible({ timeout: 2000 });
  }).toPass();
  await calendarIsLoaded(calendar, t);
  return page;
}

for (const timezoneId of ZONES)
  test(`in a browser in ${timezoneId} the calendar follows the clock of the market, on the days that are easily got wrong [CAL-17, CAL-18]`, async ({
    browser,
  }) => {
    test.slow();
    for (const { name, at, today, isOpen } of MOMENTS) {
      const page = await openCalendar(browser, timezoneId, at);
      const tomorrow = addDays(today, 1);
      await expect(page.locator('[data-date][aria-current]'), name).toHaveAttribute('data-date', today);
      const open = await openDays(page.getByRole('dialog', { name: t('calendar.title') }));
      expect(open[0], `${name}: the first day of arrival`).toBe(isOpen ? today : tomorrow);

      // The stay that is picked is the stay that is searched for, whichever day the browser has.
      const checkin = open[0] ?? '';
      const checkout = addDays(checkin, 2);
      if (checkout.slice(0, 7) <= addDays(today, 31).slice(0, 7)) {
        await dayOf(page, checkin).click();
        await expect(dayOf(page, checkout)).toBeEnabled();
        await dayOf(page, checkout).click();
        // A complete stay closes the calendar by itself a moment later.
        const validate = page.getByRole('button', { name: t('calendar.validate') });
        if (await validate.isVisible()) await validate.click({ timeout: 2000 }).catch(() => undefined);
        const box = page.getByRole('search', { name: t('searchBox.label') });
        await box.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
        await page.waitForURL(/\/search.*#/);
        expect(hashToCriteria(new URL(page.url()).hash), name).toMatchObject({ checkin, checkout, night: 2 });
      }
      await page.context().close();
    }
  });

for (const timezoneId of ZONES)
  test(`in a browser in ${timezoneId} an address of today is used until the cut-off, and dropped from then on [CAL-34]`, async ({
    browser,
  }) => {
    // The server keeps its own clock: what the browser asks for is what its market's clock allows.
    for (const [instant, used] of [
      ['2027-03-10T18:59:59Z', true],
      ['2027-03-10T19:00:00Z', false],
    ] as const) {
      const context = await browser.newContext({ timezoneId, locale: 'fr-FR' });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(instant));
      const asked = page.waitForRequest((request) => request.url().includes('/offers.json'));
      await page.goto(site('fr-fr', '/search#checkin=2027-03-10&checkout=2027-03-12&a=2'));
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('checkin'), `${instant} in ${timezoneId}`).toBe(used ? '2027-03-10' : null);
      await context.close();
    }
  });
