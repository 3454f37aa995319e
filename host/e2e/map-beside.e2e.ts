import type { Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { SHOPS } from './widths.ts';

declare global {
  interface Window {
    /** How far each thing moved that nobody asked to. */
    movedBeside?: number[];
  }
}

const t = textsOf('fr_FR');
const PATH = '/search?city=2996944';

const sideOf = (page: Page) => page.locator('[part="map-beside"]');
const pinsOf = (page: Page) => sideOf(page).locator('button[data-hotel]:not([aria-hidden])');
const cardsOf = (page: Page) => page.locator('li[data-offer]');

async function open(page: Page, width: number, path = PATH): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site('fr-fr', path));
  await expect(pinsOf(page).first()).toBeVisible();
}
/** How many cards stand in the first row. */
const columns = (page: Page) =>
  cardsOf(page).evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

for (const [width, wanted] of [
  [1200, 2],
  [1440, 2],
  [1920, 3],
] as const)
  test(`at ${width} px list and map stand side by side, and nothing moves when the map comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      window.movedBeside = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as { hadRecentInput?: boolean }).hadRecentInput)
            shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site('fr-fr', PATH));
    await expect(pinsOf(page).first()).toBeVisible();
    expect(await columns(page)).toBe(wanted);
    const [list, map] = [
      (await cardsOf(page)
        .nth(wanted - 1)
        .boundingBox())!,
      (await sideOf(page).boundingBox())!,
    ];
    expect(list.x + list.width).toBeLessThan(map.x);
    expect(map.x + map.width).toBeLessThanOrEqual(width);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const stuck = (await sideOf(page).boundingBox())!;
    expect(stuck.y).toBeGreaterThan(60);
    expect(stuck.y).toBeLessThan(110);
    expect(stuck.y + stuck.height).toBeLessThanOrEqual(900);
    const shifts = await page.evaluate(() => window.movedBeside ?? []);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  });

for (const width of [390, 768, 1180])
  test(`at ${width} px the map is not beside the list and not fetched`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site('fr-fr', PATH), { waitUntil: 'networkidle' });
    await expect(sideOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: t('results.map'), exact: true })).toBeVisible();
    expect(asked.filter((url) => url.includes('/search-api/offers.json'))).toEqual([]);
  });

test('the price of a marker is that of the card of its hotel, for chosen dates too', async ({ page }) => {
  await open(page, 1440, `${PATH}&a=2`);
  await expect(cardsOf(page).first()).toBeVisible();
  const found = await page.evaluate(() => {
    const price = (text: string | null | undefined) => /(\d[\d\s.,]*)\u00a0€/.exec(text ?? '')?.[1];
    const pins = [...document.querySelectorAll<HTMLElement>('[part="map-beside"] button[data-hotel]')];
    return [...document.querySelectorAll('li[data-offer]')].flatMap((card) => {
      const link = card.querySelector('h3 a')?.getAttribute('aria-label') ?? '';
      const hotel = link.slice(link.indexOf(', ') + 2);
      const pin = pins.find((one) => one.ariaLabel?.startsWith(`${hotel}, `));
      const shown = card.querySelector('[part="price"] strong, [part="price"] [data-total]');
      return pin && shown ? [[price(pin.ariaLabel), price(shown.textContent)]] : [];
    });
  });
  expect(found.length).toBeGreaterThan(3);
  for (const [pin, card] of found) expect(pin).toBe(card);
});

test('a card raises its marker and a marker its card; its small card leads to the offer, and Escape back [MAP-04]', async ({
  page,
}) => {
  await open(page, 1440);
  await cardsOf(page).first().hover();
  await expect(sideOf(page).locator('[data-raised]')).toHaveCount(1);
  const pin = pinsOf(page).first();
  await pin.focus();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  const card = sideOf(page).getByRole('article');
  await expect(card).toBeFocused();
  await expect(card.getByRole('link')).toHaveAttribute('href', /\/product\/\d+/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(sideOf(page).locator('button[data-hotel]:focus')).toHaveCount(1);
});

test('the area of the map is searched on demand or by itself, and Back and a reload keep it [MAP-06]', async ({
  page,
}) => {
  await open(page, 1440);
  const start = page.url();
  const field = sideOf(page).getByRole('application');
  await field.focus();
  await page.keyboard.press('ArrowRight');
  await sideOf(page)
    .getByRole('button', { name: t('map.searchArea') })
    .click();
  await expect(page).toHaveURL(/distanceMax=\d/);
  const first = page.url();
  await sideOf(page)
    .getByRole('checkbox', { name: t('map.follow') })
    .check();
  await field.focus();
  await page.keyboard.press('+');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  // The same view opens again, to the pixel: its markers stand where they stood.
  await expect(sideOf(page).getByText(t('map.loading'))).toHaveCount(0);
  const placeOf = async () => {
    const [map, pin] = [(await sideOf(page).boundingBox())!, (await pinsOf(page).first().boundingBox())!];
    return [Math.round(pin.x - map.x), Math.round(pin.y - map.y)];
  };
  await expect(pinsOf(page).first()).toBeVisible();
  await expect.poll(placeOf).toEqual(await placeOf());
  const before = await placeOf();
  await page.reload();
  await expect(pinsOf(page).first()).toBeVisible();
  expect(page.url()).toBe(second);
  const after = await placeOf();
  for (const [at, place] of after.entries()) expect(Math.abs(place - before[at]!)).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('who hides the map does not see it again, on a reload either, until it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('fr-fr', PATH));
  await expect(pinsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: t('results.mapHide') }).click();
  await expect(sideOf(page)).toBeHidden();
  expect(await columns(page)).toBe(3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(sideOf(page)).toBeHidden();
  expect(asked.filter((one) => one.includes('/search-api/offers.json'))).toEqual([]);
  await page.getByRole('button', { name: t('results.mapShow') }).click();
  await expect(pinsOf(page).first()).toBeVisible();
});

test('the map is passed with one key, and the page with it has no finding', async ({ page }) => {
  await open(page, 1440);
  const skip = sideOf(page).getByRole('button', { name: t('map.skip') });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await sideOf(page).evaluate((map) => map.contains(document.activeElement))).toBe(false);
  await pinsOf(page).first().click();
  await expect(sideOf(page).getByRole('article')).toHaveAttribute('aria-busy', 'false');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is a list and no empty place', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site('fr-fr', PATH));
    await expect(sideOf(page)).toBeHidden();
    await expect(cardsOf(page).first()).toBeVisible();
  });
});

test('in every language the words on the bar and on the map have room at 1200 px', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  for (const [host, locale] of SHOPS) {
    const words = textsOf(locale);
    await page.goto(site(host, '/search'));
    await expect(page.getByRole('button', { name: words('results.mapHide') })).toBeVisible();
    await expect(sideOf(page).getByRole('checkbox', { name: words('map.follow') })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, locale).toBeLessThanOrEqual(0);
    const bar = (await page.locator('[part="toolbar"]').boundingBox())!;
    expect(bar.height, `${locale}: one line`).toBeLessThan(72);
  }
});
