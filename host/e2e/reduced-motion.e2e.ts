import type { Locator, Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { NARROW_DESK } from './widths.ts';

const t = textsOf('fr_FR');
// Where the map opens over the page.
test.use({ viewport: NARROW_DESK });

/** Ms for which something is looked at after an act: longer than any movement of ours. */
const LOOKED_AT = 700;

/** Runs in each page: keeps every movement that style makes, by name. */
function noteMovements(): void {
  const kept = window as typeof window & { moved: string[] };
  kept.moved = [];
  const moves =
    /clip-path|transform|translate|scale|rotate|inset|^(top|left|right|bottom)|width|height|size|margin|padding|grid/;
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? `${target.tagName}.${target.getAttribute('part') ?? target.className}` : '';
  addEventListener(
    'transitionrun',
    ({ target, propertyName }) =>
      moves.test(propertyName) && kept.moved.push(`${propertyName} of ${nameOf(target)}`),
    { capture: true },
  );
  addEventListener(
    'animationstart',
    ({ target, animationName }) => {
      // The sign that waits goes on turning, slowly: still it would say that nothing goes on.
      if (!(target instanceof HTMLElement)) return;
      // One that takes no time is over before it is seen.
      const takes = target
        .getAnimations()
        .some((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1);
      if (takes) kept.moved.push(`${animationName} of ${nameOf(target)}`);
    },
    { capture: true },
  );
}

/** The movements since the last look. */
const movements = (page: Page) =>
  page.evaluate(() => (window as typeof window & { moved: string[] }).moved.splice(0));

/** How many places something takes, picture for picture, from before an act until a while after it. */
async function placesDuring(one: Locator, act: () => Promise<unknown>): Promise<number> {
  const places = await one.evaluateHandle((element) => {
    const seen: string[] = [];
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height, element.scrollLeft].map(Math.round).join(' ');
      if (place !== seen.at(-1)) seen.push(place);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await act();
  await one.page().waitForTimeout(LOOKED_AT);
  return places.evaluate((seen) => seen.length);
}

async function openResults(page: Page): Promise<void> {
  await page.addInitScript(noteMovements);
  await page.goto(site('fr-fr', '/search?a=2'));
  await expect(page).toHaveURL(/#(.*&)?a=2/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const button = (page: Page, name: string) =>
  page
    .getByRole('button', { name: beginsWith(name) })
    .filter({ visible: true })
    .first();

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const still = reducedMotion === 'reduce';
    const says = still ? 'stands still for those who want no motion' : 'moves for the others';

    test(`the gallery of a card ${says}`, async ({ page }) => {
      await openResults(page);
      const gallery = page.locator('[part="gallery"]').first();
      await gallery.hover();
      const next = gallery
        .page()
        .getByRole('button', { name: t('card.nextPhoto') })
        .first();
      const places = await placesDuring(gallery.getByRole('group').first(), () => next.click());
      if (still) expect(places).toBe(2);
      // One on the way is enough: a busy machine shows few.
      else expect(places).toBeGreaterThan(2);
    });

    test(`the map ${says}, whether it is zoomed, moved with keys or let go in a drag`, async ({ page }) => {
      await openResults(page);
      await button(page, t('results.map')).click();
      const map = page.getByRole('dialog', { name: t('map.title') });
      const ground = map.getByRole('application');
      const drawing = ground.locator('svg').first();
      await expect(map.getByRole('status').first()).toContainText(/[1-9]/);
      const layer = ground.locator('.leaflet-map-pane');
      await movements(page);
      await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
      await page.waitForTimeout(LOOKED_AT);
      const zoomed = (await movements(page)).filter((one) => one.startsWith('transform'));
      if (still) expect(zoomed).toEqual([]);
      else expect(zoomed.length).toBeGreaterThan(0);

      await ground.focus();
      const byKey = await placesDuring(layer, () => page.keyboard.press('ArrowRight'));
      if (still) expect(byKey).toBeLessThanOrEqual(2);
      else expect(byKey).toBeGreaterThan(3);

      const { x = 0, y = 0, width = 0, height = 0 } = (await ground.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      for (let step = 1; step <= 8; step += 1)
        await page.mouse.move(x + width / 2 - 30 * step, y + height / 2);
      const afterwards = await placesDuring(drawing, () => page.mouse.up());
      // What is drawn again for the place where it rests may differ by its edge, and does not glide there.
      if (still) expect(afterwards).toBeLessThanOrEqual(2);
    });

    test(`panels and drawers ${still ? 'are there at once' : 'glide in'}, on a desk and on a phone`, async ({
      page,
    }) => {
      await openResults(page);
      await movements(page);
      const closed = () => expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
      for (const name of ['filters.section.stars', 'filters.filter', 'sort.by', 'results.map'] as const) {
        await button(page, t(name)).click();
        await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
        await page.waitForTimeout(300);
        await page.keyboard.press('Escape');
        await closed();
      }
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: t('card.otherOffers') })
        .click();
      await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
      await page.waitForTimeout(300);
      await page.keyboard.press('Escape');
      await closed();
      await button(page, t('searchBox.dates')).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 390, height: 844 });
      for (const name of ['filters.filter', 'sort.label'] as const) {
        await button(page, t(name)).click();
        await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
        await page.waitForTimeout(300);
        await page.keyboard.press('Escape');
        await closed();
      }
      const moved = await movements(page);
      if (still) expect(moved).toEqual([]);
      else expect(moved.length).toBeGreaterThan(0);
    });

    test(`badges that take turns ${still ? 'are all in view, and none of them moves' : 'change places'}`, async ({
      page,
    }) => {
      await openResults(page);
      const list = page.getByRole('list', { name: t('badge.list') }).filter({ has: page.locator('li + li') });
      // Two badges are rare: their card may be far down, and badges out of sight stand still.
      await list.first().scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      await movements(page);
      await page.waitForTimeout(3600);
      const moved = (await movements(page)).filter((one) => one.startsWith('clip-path of LI'));
      const cuts = await list
        .first()
        .locator('li')
        .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).clipPath));
      if (still) {
        expect(moved).toEqual([]);
        expect(cuts.filter((cut) => !/^(none|inset\(0px\))$/.test(cut))).toEqual([]);
      } else expect(moved.length).toBeGreaterThan(0);
    });
  });
