import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK, pairs } from './widths.ts';
// Where the map opens over the page.
test.use({ viewport: NARROW_DESK });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HEIGHT = 844;

type Texts = ReturnType<typeof textsOf>;

/** The map of a page and what stands on it. */
function mapOf(page: Page, t: Texts) {
  const dialog = page.getByRole('dialog', { name: t('map.title') });
  const ground = dialog.getByRole('application');
  return {
    dialog,
    ground,
    /** What is announced: how many hotels are on the screen. */
    told: dialog.getByRole('status').first(),
    markers: ground.locator('button[aria-pressed]:not([aria-hidden])'),
    chosen: ground.locator('button[aria-pressed="true"]'),
    clusters: ground.locator('button[data-size]:not([aria-hidden])'),
    list: dialog.getByRole('list', { name: t('map.listLabel') }),
    card: dialog.getByRole('article'),
    area: dialog.getByRole('button', { name: t('map.searchArea') }),
    button: (key: Parameters<Texts>[0]) => dialog.getByRole('button', { name: t(key), exact: true }),
  };
}
type TheMap = ReturnType<typeof mapOf>;

/** The results of a shop, live. */
async function openResults(page: Page, host: string): Promise<void> {
  await page.goto(site(host, '/search'));
  await expect(page.locator('[data-island="results-grid"] [part="results"]')).toHaveAttribute(
    'aria-busy',
    'false',
  );
  // Live, they write into the address what they show.
  await expect(page).toHaveURL(/#./);
}

/** Where the markers of a map stand. */
const seen = (map: TheMap): Promise<string> =>
  map.ground
    .locator('button:not([aria-hidden])')
    .evaluateAll((all) => JSON.stringify(all.map((one) => one.getBoundingClientRect())));

/** Waits until the map stands still: while it moves, markers come and go, and a press is lost. */
async function rest(map: TheMap): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await seen(map);
        return last === before;
      },
      { intervals: [300], timeout: 15_000 },
    )
    .toBe(true);
}

/** Opens one marker of several after the other until single hotels stand on the screen. */
async function openClusters(map: TheMap, press: (one: Locator) => Promise<void>): Promise<void> {
  await expect(map.told).toContainText(/[1-9]/);
  await rest(map);
  // A marker of several may open into others of several.
  for (let times = 0; times < 8 && (await map.markers.count()) === 0; times += 1) {
    await press(map.clusters.first());
    await rest(map);
  }
  await expect(map.markers.first()).toBeVisible();
}

/** Presses 'Search in this area'; the address and the call say the same, and the map stays with its markers. */
async function searchArea(page: Page, map: TheMap, press: (one: Locator) => Promise<void>): Promise<void> {
  const asked = page.waitForRequest((request) => /\/offers\.json\?.*distanceMax/.test(request.url()));
  await press(map.area);
  const query = new URL((await asked).url()).searchParams;
  await expect(page).toHaveURL(/distanceMax/);
  const hash = new URLSearchParams(new URL(page.url()).hash.slice(1));
  for (const key of ['lat', 'lng', 'distanceMin', 'distanceMax']) expect(hash.get(key)).toBe(query.get(key));
  await expect(map.dialog).toBeVisible();
  await expect(map.markers.or(map.clusters).first()).toBeVisible();
  await expect(map.card).toHaveCount(0);
}

const click = (one: Locator) => one.click();

/** Findings of the accessibility checker in the map. The policy of the page lets no script in: it comes through the browser. */
async function findings(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document.querySelector('dialog[part="map"]')).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes[0].html])))`,
    awaitPromise: true,
  });
  return JSON.parse(String(result.value));
}

test.describe('with a pointer', () => {
  // What moves is shown elsewhere.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { host, locale, width } of pairs(0)) {
    test(`the map from the first press to the last, in ${locale} at ${width} px [FLOW-05] [MAP-04] [MAP-06]`, async ({
      page,
    }) => {
      const t = textsOf(locale);
      const map = mapOf(page, t);
      const isPhone = width < 768;
      await page.setViewportSize({ width: Math.min(width, NARROW_DESK.width), height: HEIGHT });
      await openResults(page, host);
      const address = page.url();
      const button = page.getByRole('button', { name: t('results.map'), exact: true });
      await button.click();
      if (isPhone) expect(await map.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: HEIGHT });
      await openClusters(map, click);

      // One marker is chosen, and its card says the price that the marker does.
      await map.markers.first().click();
      await expect(map.chosen).toHaveCount(1);
      expect((await map.chosen.boundingBox())?.width).toBe(47);
      const name = (await map.chosen.getAttribute('aria-label')) ?? '';
      const price = /\d[\d\s.,]*\u00a0€|€\u00a0\d[\d.,]*/.exec(name)?.[0] ?? 'no price';
      await expect(map.card).toHaveAttribute('aria-busy', 'false');
      await expect(map.card).toContainText(price);
      await expect(map.card.getByRole('link')).toHaveAttribute('href', /\/product\/\d+/);
      expect(await findings(page)).toEqual([]);
      await map.button('map.closeCard').click();
      await expect(map.chosen).toHaveCount(0);

      // The same hotels in words: beside the map, in its place where there is no room for both.
      const isBeside = width > 768;
      if (isBeside) await expect(map.list).toBeVisible();
      else {
        await expect(map.list).toBeHidden();
        await map.button('map.list').click();
      }
      const item = map.list.getByRole('button').first();
      const label = (await item.locator('span').first().textContent()) ?? '';
      await item.click();
      if (!isBeside) await expect(map.list).toBeHidden();
      await expect(map.card).toHaveAccessibleName(label);
      await expect(map.chosen).toHaveAccessibleName(beginsWith(label));

      // Each Back undoes one step: the search, then the map.
      await searchArea(page, map, click);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(map.markers.or(map.clusters).first()).toBeVisible();
      await page.goBack();
      await expect(map.dialog).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(button).toBeFocused();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('the open map is a step of the history: Back and its button leave it for the page that was there', async ({
    page,
  }) => {
    const t = textsOf('es_ES');
    const map = mapOf(page, t);
    await page.goto(site('es-es', '/'));
    await openResults(page, 'es-es');
    const address = page.url();
    const button = page.getByRole('button', { name: t('results.map'), exact: true });

    await button.click();
    await expect(map.ground).toBeVisible();
    await page.goBack();
    await expect(map.dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(button).toBeFocused();
    await page.goForward();
    await expect(map.ground).toBeVisible();

    // Its own button takes the step back, so that the next Back leads where the first would have led.
    await map.button('common.close').click();
    await expect(map.dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/es-es\.[^/]+\/$/);
  });

  test('a map that is left after a search keeps what was found, and Back leads back into it', async ({
    page,
  }) => {
    const t = textsOf('nl_NL');
    const map = mapOf(page, t);
    await openResults(page, 'nl-nl');
    const address = page.url();
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    await expect(map.told).toContainText(/[1-9]/);
    await searchArea(page, map, click);
    const found = page.url();
    await page.keyboard.press('Escape');
    await expect(map.dialog).toBeHidden();
    await expect(page).toHaveURL(found);
    await page.goBack();
    await expect(map.ground).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(map.dialog).toBeHidden();
  });

  test('a traveller who comes back from a hotel of the map finds the map again', async ({ page }) => {
    const t = textsOf('fr_FR');
    const map = mapOf(page, t);
    await openResults(page, 'fr-fr');
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    await map.list.getByRole('button').first().click();
    await map.card.getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(map.ground).toBeVisible();
    await expect(map.markers.or(map.clusters).first()).toBeVisible();
    await page.goBack();
    await expect(map.dialog).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('by keyboard alone a traveller opens the map, parts markers, searches around them and follows a hotel', async ({
  page,
}) => {
  const t = textsOf('nl_BE');
  const map = mapOf(page, t);
  await page.setViewportSize({ width: NARROW_DESK.width, height: HEIGHT });
  await openResults(page, 'nl-be');
  const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
  /** Goes on with Tab until something has the focus. */
  const tabTo = async (one: Locator, most: number) => {
    for (let presses = 0; presses < most && !(await isFocused(one)); presses += 1)
      await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  };
  const enter = async (one: Locator) => {
    await tabTo(one, 80);
    await page.keyboard.press('Enter');
  };
  const button = page.getByRole('button', { name: t('results.map'), exact: true });
  await button.focus();
  await page.keyboard.press('Enter');

  // A hotel of the list: its card has the focus, Escape leads back to the list.
  const item = map.list.getByRole('button').first();
  await expect(item).toBeVisible({ timeout: 20_000 });
  await tabTo(item, 4);
  await page.keyboard.press('Enter');
  await expect(map.card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.card).toHaveCount(0);
  await expect(item).toBeFocused();

  // The map itself: signs zoom, markers part, one is chosen.
  await map.ground.focus();
  const before = await seen(map);
  await page.keyboard.press('+');
  await expect.poll(() => seen(map), { timeout: 15_000 }).not.toBe(before);
  await openClusters(map, enter);
  await enter(map.markers.first());
  await expect(map.card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.chosen).toHaveCount(0);

  await searchArea(page, map, enter);
  await map.dialog.focus();
  await enter(map.list.getByRole('button').first());
  await expect(map.card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(map.card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: HEIGHT } });

  test('on a phone a traveller taps, drags and pinches the map, searches there and closes it', async ({
    page,
  }) => {
    const t = textsOf('it_IT');
    const map = mapOf(page, t);
    const tap = (one: Locator) => one.tap();
    await openResults(page, 'it-it');
    await page.getByRole('button', { name: t('results.map'), exact: true }).tap();
    await openClusters(map, tap);

    const session = await page.context().newCDPSession(page);
    const box = (await map.ground.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    /** Moves fingers from the middle by so many px, to both sides where there are two. */
    const swipe = async (fingers: 1 | 2, from: number, to: number) => {
      const points = (by: number) =>
        (fingers === 1 ? [by] : [by, -by]).map((x, id) => ({ x: middle.x + x, y: middle.y, id }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
      for (let step = 1; step <= 8; step += 1)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: points(from + ((to - from) * step) / 8),
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const marker = map.markers.first();
    const name = (await marker.getAttribute('aria-label')) ?? '';
    const placed = map.ground.getByRole('button', { name, exact: true, includeHidden: true }).first();
    const stood = (await placed.boundingBox())!;
    await swipe(1, 40, -20);
    await expect.poll(async () => (await placed.boundingBox())?.x ?? 0).toBeLessThan(stood.x - 30);
    await expect(map.card, 'a drag chooses nothing').toHaveCount(0);
    // Two fingers that close by so much show nearly five times as wide a country: what stood far from the middle comes near.
    const [farName, far] = await map.markers.evaluateAll((all, { x, y }) => {
      const places = all.map((one) => {
        const { left, width, bottom } = one.getBoundingClientRect();
        const away = Math.hypot(left + width / 2 - x, bottom - y);
        return [one.getAttribute('aria-label') ?? '', away] as const;
      });
      return places.toSorted(([, a], [, b]) => b - a)[0]!;
    }, middle);
    await swipe(2, 140, 30);
    const farOne = map.ground.getByRole('button', { name: farName, exact: true });
    /** Zero once it stands in a marker of several. */
    const away = () =>
      farOne.evaluateAll((all, { x, y }) => {
        const rect = all[0]?.getBoundingClientRect();
        return rect ? Math.hypot(rect.left + rect.width / 2 - x, rect.bottom - y) : 0;
      }, middle);
    await expect.poll(away).toBeLessThan(far / 2);

    await openClusters(map, tap);
    await map.markers.first().tap();
    await expect(map.card.getByRole('link')).toBeVisible();
    await map.button('map.closeCard').tap();
    await searchArea(page, map, tap);
    await map.button('common.close').tap();
    await expect(map.dialog).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
