import { beginsWith } from '../texts.ts';
import { NARROW_DESK } from '../widths.ts';
import { inDays } from './state.ts';
import type { Scene, State } from './state.ts';

const DATED = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;
const french = { host: 'fr-fr', locale: 'fr_FR' } as const;

const firstCard = ({ page }: Scene) => page.locator('[part~=card]').first();

/** Waits for a panel that stands over the page. */
const panel = ({ page }: Scene) => page.getByRole('dialog').filter({ visible: true }).last().waitFor();

async function openMap(scene: Scene): Promise<void> {
  const { page, t } = scene;
  await page.setViewportSize(NARROW_DESK);
  await page
    .getByRole('button', { name: t('results.map'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await panel(scene);
  await page.getByRole('application').locator('button:not([aria-hidden])').first().waitFor();
}

/** What stands over the results when it is asked for. */
export const OVERLAY_STATES: readonly State[] = [
  {
    ...french,
    name: 'map',
    caption: 'The results on a map, and beside it as a list',
    path: `/search?${DATED}`,
    act: openMap,
  },
  {
    host: 'es-es',
    locale: 'es_ES',
    name: 'map-hotel',
    caption: 'A hotel of the map is chosen',
    path: `/search?${DATED}`,
    act: async (scene) => {
      const { page, t } = scene;
      await openMap(scene);
      const hotel = page.getByRole('application').locator('button[aria-pressed]:not([aria-hidden])');
      for (let steps = 0; steps < 4 && (await hotel.count()) === 0; steps += 1) {
        await page.getByRole('button', { name: t('map.zoomIn'), exact: true }).click();
        await page.waitForTimeout(400);
      }
      await hotel.first().click();
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  {
    ...french,
    name: 'slideshow',
    caption: 'The pictures of an offer, large',
    path: `/search?${DATED}`,
    act: async (scene) => {
      await firstCard(scene).hover();
      await firstCard(scene)
        .getByRole('button', { name: beginsWith(scene.t('card.slideshow')) })
        .click();
      await panel(scene);
    },
  },
  {
    ...french,
    name: 'other-offers',
    caption: 'The other offers of a hotel beside the results',
    path: `/search?${DATED}`,
    act: async (scene) => {
      await firstCard(scene)
        .getByRole('link', { name: beginsWith(scene.t('card.otherOffers')) })
        .click();
      await panel(scene);
    },
  },
];
