import type { Page } from '@playwright/test';
import { FAULTS, forgiveLoading, holdCall } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { calendarIsLoaded, openDays } from './traveller.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
/**
 * Within so long every broken call has ended in what the visitor is told. One that never ends is given up after 4.5 s,
 * which a proof measures; a busy machine adds as much again here.
 */
const SOON = { timeout: 15_000 };
/** The report follows the same, after the pause in typing. */
const TOLD = SOON;

/** The search area on a page of the shop, and put together from elements on a magazine's page. */
const SURFACES = [
  { name: 'the marketplace', path: '/search' },
  { name: 'a magazine', path: '/examples/magazine-html/' },
] as const;

const called = (end: string) => (url: URL) => url.pathname.endsWith(end) && !url.searchParams.has('limit');

/** The search box: a magazine has a booking box below it. */
const boxOf = (page: Page) => page.getByRole('search', { name: t('searchBox.label') });

/** Opens a surface and collects the codes that its widgets report. */
async function open(page: Page, path: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { stayErrors: codes });
    addEventListener('stay-error', (event) =>
      codes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
  });
  await page.goto(site('fr-fr', path));
  await expect(cardsOf(page).first()).toBeVisible();
  // The page is live: the grid has written its criteria, and the element's box stands in its own root.
  if (path === '/search') await expect(page).toHaveURL(/#/);
  await expect(destinationOf(page)).toBeVisible();
  return () => page.evaluate(() => (window as typeof window & { stayErrors: string[] }).stayErrors.splice(0));
}

const cardsOf = (page: Page) =>
  page
    .getByRole('list', { name: t('results.list'), exact: true })
    .first()
    .getByRole('article');
const alertsOf = (page: Page) => page.getByRole('alert').filter({ visible: true, hasText: /\S/ });
const destinationOf = (page: Page) =>
  page.getByRole('combobox', { name: beginsWith(t('destination.label')) });

// Each goes through every fault, and some of those end only when the patience of the client does.
test.describe.configure({ timeout: 120_000 });

test.afterEach(({ complaints }) => forgiveLoading(complaints));

for (const { name, path } of SURFACES) {
  const isMagazine = path !== '/search';

  test(`on ${name} a search that goes wrong is told in plain words, and goes on when it is asked again [ERROR-01, ERROR-08]`, async ({
    page,
  }) => {
    const codes = await open(page, path);
    const offers = await holdCall(page, called('/offers.json'));
    const shownPage = page.getByRole('navigation', { name: t('pager.label') }).locator('[aria-current=page]');
    for (const [at, fault] of FAULTS.entries()) {
      // The pages come a moment after the cards: until then they lead on from where the visitor was.
      await expect(shownPage).toHaveText(String(at + 1));
      offers.break(fault);
      await page.getByRole('link', { name: t('pager.next'), exact: true }).click();
      await expect(alertsOf(page), fault.name).toHaveText(t('results.error'), SOON);
      await expect(cardsOf(page), fault.name).toHaveCount(0);
      await expect(page.locator('[part=results]')).not.toContainText(/1234|\b(500|429|503)\b|[A-Z]+_[A-Z]+/);
      if (isMagazine) expect(await codes(), fault.name).toEqual([fault.code]);
      offers.mend();
      await page
        .getByRole('button', { name: t('results.retry') })
        .first()
        .click();
      await expect(cardsOf(page).first(), fault.name).toBeVisible(SOON);
      await expect(alertsOf(page)).toHaveCount(0);
    }
  });

  test(`on ${name} the offers stay when the numbers of the filters cannot be had, and come back later [API-10, FILTER-03]`, async ({
    page,
  }) => {
    const codes = await open(page, path);
    const facets = await holdCall(page, called('/facets.json'));
    const toolbar = page.getByRole('group', { name: t('results.toolbar') });
    const trigger = toolbar.getByRole('button', { name: beginsWith(t('filters.section.stars')) });
    const panel = page.getByRole('dialog', { name: t('filters.section.stars') });
    const five = panel.getByRole('checkbox').first();
    for (const fault of FAULTS) {
      await trigger.click();
      await expect(five).toBeVisible();
      facets.break(fault);
      const before = facets.count;
      await five.click();
      await expect.poll(() => facets.count, fault.name).toBeGreaterThan(before);
      await expect(panel.getByRole('button', { name: t('filters.viewAny') }), fault.name).toBeVisible();
      if (isMagazine)
        await expect
          .poll(async () => (await codes()).at(-1), { message: fault.name, ...TOLD })
          .toBe(fault.code);
      await expect(cardsOf(page).first(), fault.name).toBeVisible();
      await expect(alertsOf(page), fault.name).toHaveCount(0);
      facets.mend();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    await trigger.click();
    await five.click();
    await expect(panel.getByRole('button', { name: /\d/ }).last()).toBeVisible(SOON);
  });

  test(`on ${name} places that cannot be found leave the field as it was, ready for the next letter [ERROR-04]`, async ({
    page,
  }) => {
    const codes = await open(page, path);
    const places = await holdCall(page, called('/autocomplete-geonames.json'));
    const field = destinationOf(page);
    for (const fault of FAULTS) {
      await field.click();
      places.break(fault);
      await field.fill('lyo');
      if (isMagazine)
        await expect
          .poll(async () => (await codes()).at(-1), { message: fault.name, ...TOLD })
          .toBe(fault.code);
      else await expect.poll(() => places.count, fault.name).toBeGreaterThan(0);
      await expect(alertsOf(page), fault.name).toHaveCount(0);
      await expect(field, fault.name).toHaveValue('lyo');
      places.mend();
      await field.fill('lyon');
      await expect(page.getByRole('option', { name: beginsWith('Lyon') }).first(), fault.name).toBeVisible(
        SOON,
      );
      await page.keyboard.press('Escape');
    }
  });

  test(`on ${name} the field can be typed into when there are no places to recommend [ERROR-04]`, async ({
    page,
  }) => {
    const recommended = await holdCall(page, called('/recommendedAutocomplete.json'));
    await open(page, path);
    const field = destinationOf(page);
    for (const fault of FAULTS) {
      recommended.break(fault);
      await field.click();
      await expect.poll(() => recommended.count, fault.name).toBeGreaterThan(0);
      await expect(alertsOf(page), fault.name).toHaveCount(0);
      await field.fill('nice');
      await expect(page.getByRole('option', { name: beginsWith('Nice') }).first(), fault.name).toBeVisible(
        SOON,
      );
      await field.fill('');
      await page.keyboard.press('Escape');
    }
    recommended.mend();
    await boxOf(page)
      .getByRole('button', { name: beginsWith(t('travellers.label')) })
      .focus();
    await field.click();
    await expect(page.getByRole('option').first()).toBeVisible(SOON);
  });

  test(`on ${name} days can be chosen without their prices, and without the lengths of stay [CAL-08, CAL-32, API-28]`, async ({
    page,
  }) => {
    const months = await holdCall(page, called('/calendar-month.json'));
    const nights = await holdCall(page, called('/packageCheckoutNights.json'));
    await open(page, path);
    const calendar = page.getByRole('dialog', { name: t('calendar.title') });
    for (const fault of FAULTS) {
      months.break(fault);
      nights.break(fault);
      await boxOf(page)
        .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
        .click();
      await expect(calendar).toBeVisible();
      await expect(calendar.getByText(t('calendar.loading')), fault.name).toBeHidden(SOON);
      // The days of a month are open once what closes them is known.
      await expect.poll(async () => (await openDays(calendar)).length, fault.name).toBeGreaterThan(3);
      const [checkin = '', next = ''] = (await openDays(calendar)).slice(2);
      const before = nights.count;
      await calendar.locator(`[data-date='${checkin}']`).click();
      await expect.poll(() => nights.count, fault.name).toBeGreaterThan(before);
      await expect(calendar.locator(`[data-date='${next}']`), fault.name).toBeEnabled();
      await expect(alertsOf(page), fault.name).toHaveCount(0);
      months.mend();
      nights.mend();
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
    }
    await boxOf(page)
      .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
      .click();
    await calendarIsLoaded(calendar, t);
    await expect(calendar.getByRole('button', { name: /\d\s€/ }).first(), 'prices come back').toBeVisible(
      SOON,
    );
  });
}

test('activities that cannot be searched are told like stays, and go on when they are asked again [ERROR-01]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/activity-search'));
  const activities = await holdCall(page, called('/activity-only.json'));
  const search = page.getByRole('button', { name: t('searchBox.search'), exact: true });
  for (const fault of FAULTS) {
    await expect(cardsOf(page).first()).toBeVisible();
    activities.break(fault);
    await search.click();
    await expect(alertsOf(page), fault.name).toHaveText(t('results.error'), SOON);
    await expect(cardsOf(page), fault.name).toHaveCount(0);
    activities.mend();
    await page
      .getByRole('button', { name: t('results.retry') })
      .first()
      .click();
  }
  await expect(cardsOf(page).first()).toBeVisible(SOON);
});

test('relaxed searches that go wrong leave their block out and the others in [GRID-18]', async ({ page }) => {
  // Corsica and wellness: two relaxed searches follow, one for the country and one for every theme.
  const ofCountry = await holdCall(
    page,
    (url) =>
      url.pathname.endsWith('/offers.json') &&
      url.searchParams.has('limit') &&
      url.searchParams.has('country'),
  );
  const wider = page.getByRole('region', { name: t('results.fallback.destination') });
  const others = page.getByRole('region', { name: t('results.fallback.category') });
  await page.goto(site('fr-fr', '/search?region=1012&theme=26&a=2'));
  await expect(wider).toBeVisible();
  const search = page.getByRole('button', { name: t('searchBox.search'), exact: true });
  for (const fault of FAULTS) {
    ofCountry.break(fault);
    await search.click();
    await expect(others, fault.name).toBeVisible(SOON);
    await expect(wider, fault.name).toHaveCount(0);
    await expect(alertsOf(page), fault.name).toHaveCount(0);
    await expect(cardsOf(page).first(), fault.name).toBeVisible();
  }
  ofCountry.mend();
  await search.click();
  await expect(wider).toBeVisible(SOON);
});

test('a slow answer never takes the place of a newer one: offers, places and numbers of filters [ROUTE-22]', async ({
  page,
}) => {
  let slow = (_url: URL) => false;
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      if (slow(new URL(route.request().url()))) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    },
  );
  await page.goto(site('fr-fr', '/search'));
  const cards = cardsOf(page);

  slow = (url) => url.searchParams.get('page') === '1';
  const legend = (at: number) => page.getByText(new RegExp(`${at * 20 + 1}–${at * 20 + 20} `));
  await page.getByRole('link', { name: t('pager.page', { page: 2 }) }).click();
  await expect(page.locator('[part=results]')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(legend(0)).toBeVisible();
  const first = await cards.first().textContent();
  await page.waitForTimeout(1800);
  await expect(legend(0)).toBeVisible();
  expect(await cards.first().textContent()).toBe(first);

  slow = (url) => url.searchParams.get('term') === 'lyo';
  const field = destinationOf(page);
  await field.click();
  // Listened for before the letters: on a busy machine the request would be over by then.
  const asked = page.waitForRequest((request) => request.url().includes('term=lyo'));
  await field.fill('lyo');
  await asked;
  await field.fill('nice');
  const nice = page.getByRole('option', { name: beginsWith('Nice') }).first();
  await expect(nice).toBeVisible();
  await page.waitForTimeout(1800);
  await expect(nice).toBeVisible();
  await expect(page.getByRole('option', { name: beginsWith('Lyon') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const toolbar = page.getByRole('group', { name: t('results.toolbar') });
  await toolbar.getByRole('button', { name: beginsWith(t('filters.section.stars')) }).click();
  const panel = page.getByRole('dialog', { name: t('filters.section.stars') });
  slow = (url) => url.pathname.endsWith('/facets.json') && url.searchParams.get('stars') === '5';
  const view = panel.getByRole('button', { name: /\d/ }).last();
  await expect(view).toBeVisible();
  const all = await view.textContent();
  await panel.getByRole('checkbox').first().click();
  await panel.getByRole('checkbox').first().click();
  await panel.getByRole('checkbox').nth(1).click();
  await expect(view).not.toHaveText(all ?? '');
  const told = await view.textContent();
  await page.waitForTimeout(1800);
  await expect(view).toHaveText(told ?? '');
});

test('a page whose server has gone says so at each search, and works again when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/search');
  await context.setOffline(true);
  await page.getByRole('link', { name: t('pager.next'), exact: true }).click();
  await expect(alertsOf(page)).toHaveText(t('results.error'), SOON);
  // Parts that load when they are wanted cannot: the press is left without an answer and nothing breaks.
  await boxOf(page)
    .getByRole('button', { name: beginsWith(t('travellers.label')) })
    .click();
  await boxOf(page)
    .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
    .click();
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await page
    .getByRole('button', { name: t('results.retry') })
    .first()
    .click();
  await expect(cardsOf(page).first()).toBeVisible(SOON);
  await boxOf(page)
    .getByRole('button', { name: beginsWith(t('travellers.label')) })
    .click();
  await expect(page.getByRole('dialog', { name: t('travellers.label') })).toBeVisible(SOON);
});
