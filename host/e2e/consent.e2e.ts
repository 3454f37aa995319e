import type { Page, Request } from '@playwright/test';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

test.use({ consent: '' });

const bar = (page: Page) => page.getByRole('region', { name: t('consent.title') });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

/** What is told of the visitor, as it leaves the browser. */
function tellings(page: Page): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (/\/(analytics|gateway\/experiments)\//.test(request.url())) found.push(request);
  });
  return found;
}
const eventsOf = (requests: readonly Request[]) =>
  requests
    .filter((request) => request.url().includes('/analytics/'))
    .flatMap(
      (request) =>
        (request.postDataJSON() as { events: { name: string; params: Record<string, unknown> }[] }).events,
    );
const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());

test('before a choice nothing is stored and nothing is told, whatever is done', async ({ page, context }) => {
  const told = tellings(page);
  await page.goto(site('fr-fr', '/search'));
  await expect(bar(page)).toBeVisible();
  const results = page.getByRole('list', { name: t('results.list') });
  await results
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/product\//);
  await page.goto(site('fr-fr'));
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);
  expect(await stored(page)).toBe('');
  expect(await context.cookies()).toEqual([]);
});

test(
  'refusing is as easy as accepting, is remembered, and moves nothing on the page',
  { tag: '@main' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const told = tellings(page);
    await page.goto(site('fr-fr'));
    const refuse = bar(page).getByRole('button', { name: t('consent.refuse') });
    const accept = bar(page).getByRole('button', { name: t('consent.accept') });
    const look = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
        return [color, backgroundColor, borderColor, fontWeight, fontSize, element.clientHeight];
      });
    expect(await look(refuse)).toEqual(await look(accept));
    await refuse.click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toBeHidden();
    expect(told).toEqual([]);
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'stay_consent=none',
    ]);
    expect(await page.evaluate(() => (window as typeof window & { shifts: number }).shifts)).toBe(0);
  },
);

test('after consent the page, a search and a chosen card are told, with id, label, price, position and flow [CARD-22]', async ({
  page,
}) => {
  const told = tellings(page);
  await page.goto(site('fr-fr', '/search'));
  await press(page, t('consent.accept'));
  await expect.poll(() => eventsOf(told).map(({ name }) => name)).toContain('item_impressions');
  const names = eventsOf(told).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['launchPage', 'view_item_list', 'view_promotion']));
  await page
    .getByRole('search')
    .first()
    .getByRole('button', { name: t('searchBox.search') })
    .click();
  await expect.poll(() => eventsOf(told).map(({ name }) => name)).toContain('search');
  const card = page
    .getByRole('list', { name: t('results.list') })
    .getByRole('article')
    .first();
  await card
    .getByRole('link')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/product\//);
  const chosen = () => eventsOf(told).filter(({ name }) => name === 'select_item');
  await expect.poll(() => chosen().length).toBe(1);
  expect(chosen()[0]?.params).toMatchObject({
    id: expect.any(String),
    label: expect.any(String),
    price: expect.any(Number),
    position: 0,
    flow: 'booking',
    page_type: 'search',
    locale: 'fr_FR',
  });
  expect(told[0]?.postDataJSON()).toMatchObject({ non_personalized_ads: false });
});

test('a choice is changed from the footer, by purpose and by keyboard, and what was kept is forgotten', async ({
  page,
  context,
}) => {
  await page.goto(site('fr-fr'));
  await press(page, t('consent.accept'));
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('stay_client');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: t('consent.open') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('heading')).toBeFocused();
  await bar(page).getByText(t('consent.choose')).press('Enter');
  const box = (purpose: 'preferences' | 'analytics' | 'advertising') =>
    bar(page).getByRole('checkbox', { name: t(`consent.${purpose}`) });
  await expect(box('analytics')).toBeChecked();
  await box('analytics').press('Space');
  await box('advertising').press('Space');
  await bar(page)
    .getByRole('button', { name: t('consent.save') })
    .press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(opener).toBeFocused();
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toEqual({ stay_consent: 'preferences' });
});

test('a visitor who was counted sees the same variants after a reload, from the first paint on [EXPERIMENT-01]', async ({
  page,
  context,
}) => {
  const themes = async () => {
    await page.goto(site('fr-fr'));
    const block = JSON.parse((await page.locator('#stay-page').textContent()) ?? '{}') as {
      variants?: Record<string, boolean>;
    };
    return JSON.stringify(block.variants);
  };
  await page.goto(site('fr-fr'));
  await press(page, t('consent.accept'));
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('stay_client');
  const first = await themes();
  expect(first).toContain('"datesForced":');
  expect(await themes()).toBe(first);
});

test('the variant that a tester asks for changes its own feature and no other [EXPERIMENT-06]', async ({
  page,
  context,
}) => {
  const variant = (value: string) =>
    context.addCookies([
      { name: 'stay_variants', value, domain: 'fr-fr.localhost', path: '/' },
      { name: 'stay_consent', value: 'none', domain: 'fr-fr.localhost', path: '/' },
    ]);
  const open = async () => {
    await page.goto(site('fr-fr', '/search'));
    await expect(page).toHaveURL(/#(.*&)?a=2/);
  };
  const promo = page.getByText(/de réduction supplémentaire/i);
  const calendar = page.getByRole('gridcell').first();
  await variant('none:on');
  await open();
  await expect(promo.first()).toBeVisible();
  await variant('datesForced:on');
  await open();
  await expect(promo.first()).toBeVisible();
  await page
    .getByRole('search')
    .first()
    .getByRole('button', { name: t('searchBox.search') })
    .click();
  await expect(calendar).toBeVisible();
  await variant('autoDiscount:off');
  await open();
  await expect(
    page
      .getByRole('list', { name: t('results.list') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(promo).toHaveCount(0);
  await page
    .getByRole('search')
    .first()
    .getByRole('button', { name: t('searchBox.search') })
    .click();
  await expect(calendar).toHaveCount(0);
});

test('an announcement that is closed stays closed, without moving the next page', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'stay_consent', value: 'none', domain: 'fr-fr.localhost', path: '/' }]);
  const announcement = page.getByRole('complementary', { name: t('banner.announcement') });
  await page.goto(site('fr-fr'));
  await announcement.getByRole('button', { name: t('banner.close') }).click();
  await expect(announcement).toHaveCount(0);
  const html = await page.evaluate(async () => (await fetch('/')).text());
  expect(html).not.toContain('data-banner=');
});

test('an address that led nowhere is told of once, and one that leads somewhere is not [MINISITE-06]', async ({
  page,
  complaints,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/error') reports.push(search);
    if (search.includes('minisite')) reports.push(search);
  });
  await page.goto(site('fr-fr', '/unknown-partner'));
  await expect(page.getByRole('heading', { level: 1, name: t('host.notFoundTitle') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('locale=fr_FR');
  await page.goto(site('fr-fr', '/search'));
  await page.waitForLoadState('networkidle');
  expect(reports).toHaveLength(1);
  // The address of the first page answers 404, which browsers note.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
});
