import { beginsWith } from '../texts.ts';
import type { Scene, State } from './state.ts';

/** On a phone the fields stand behind one line: press it first. */
async function openBox({ page, phone }: Scene): Promise<void> {
  if (phone) await page.locator('[part="summary"]').click();
}

async function openDestination(scene: Scene): Promise<void> {
  const { page, t, phone } = scene;
  if (phone) await openField(scene, t('destination.label'));
  await page
    .getByRole('combobox', { name: beginsWith(t('destination.label')) })
    .last()
    .click();
}

async function openField(scene: Scene, name: string): Promise<void> {
  await openBox(scene);
  await scene.page
    .getByRole('button', { name: beginsWith(name) })
    .last()
    .click();
}

/** The search box: every panel of it, and what it says when there is nothing to offer. */
export const SEARCH_STATES: readonly State[] = [
  {
    name: 'destination-suggestions',
    caption: 'Typed letters find places, grouped by what they are',
    host: 'es-es',
    locale: 'es_ES',
    path: '/',
    act: async (scene) => {
      await openDestination(scene);
      await scene.page.keyboard.type('mad');
      await scene.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'destination-none',
    caption: 'No place of that name',
    host: 'nl-nl',
    locale: 'nl_NL',
    path: '/',
    act: async (scene) => {
      await openDestination(scene);
      await scene.page.keyboard.type('xqzw');
      await scene.page
        .getByText(scene.t('destination.none', { term: 'xqzw' }))
        .last()
        .waitFor();
    },
  },
  {
    name: 'calendar',
    caption: 'The calendar with the price of each day; the cheapest is marked',
    host: 'fr-fr',
    locale: 'fr_FR',
    path: '/',
    act: async (scene) => {
      await openField(scene, scene.t('searchBox.dates'));
      await scene.page.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'calendar-departure',
    caption: 'An arrival is chosen; only possible days of departure stay open',
    host: 'it-it',
    locale: 'it_IT',
    path: '/',
    act: async (scene) => {
      await openField(scene, scene.t('searchBox.dates'));
      const days = scene.page.getByRole('gridcell').getByRole('button', { disabled: false });
      await days.nth(9).click();
    },
  },
  {
    name: 'travellers-twenty',
    caption: 'Twenty adults, and no more than that',
    host: 'nl-be',
    locale: 'nl_BE',
    path: '/search?a=20',
    act: (scene) => openField(scene, scene.t('travellers.label')),
  },
  {
    name: 'themes',
    caption: 'What kind of stay',
    host: 'it-it',
    locale: 'it_IT',
    path: '/',
    act: (scene) => openField(scene, scene.t('theme.label')),
  },
];
