import type { Locale } from '@staykit/values/market/locale.ts';
import { hashToCriteria } from '@staykit/core/search/address/address-hash.ts';
import { expect, test } from './steady-visitor.ts';
import { travellerAt } from './traveller.ts';
import { site } from './visitor.ts';
import { WIDTHS } from './widths.ts';

const CITIES: readonly (readonly [host: string, locale: Locale, term: string, city: string])[] = [
  ['fr-fr', 'fr_FR', 'anne', 'Annecy'],
  ['es-es', 'es_ES', 'sevil', 'Sevilla'],
  ['fr-be', 'fr_BE', 'brug', 'Bruges'],
  ['nl-be', 'nl_BE', 'brug', 'Brugge'],
  ['nl-nl', 'nl_NL', 'amst', 'Amsterdam'],
  ['it-it', 'it_IT', 'fire', 'Firenze'],
];

for (const [host, locale, term, city] of CITIES)
  for (const width of WIDTHS)
    test(`a family in ${locale} finds days in a city at ${width} px, and the offer keeps them [FLOW-05, ROUTE-16]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const visitor = travellerAt(page, locale);
      const { t, cards } = visitor;
      await page.goto(site(host));
      const box = await visitor.openBox();
      await visitor.pickPlace(box, term, city, 'city');
      await visitor.addTravellers(box, { [t('travellers.children')]: 1 });
      const { checkin, checkout } = await visitor.pickStay(box);
      await visitor.search(box);

      await page.waitForURL(/\/search/);
      await expect(page).toHaveURL(/#.*city=\d+/);
      const hash = hashToCriteria(new URL(page.url()).hash);
      expect(hash).toMatchObject({ checkin, checkout, location: { category: 'city' } });
      expect(hash.pax).toMatchObject({ adult: 2, child: 1, baby: 0, singleRoom: true });
      const { offers, details } = await visitor.seesWhatTheApiHas();
      expect(offers.length).toBeGreaterThan(0);
      await expect(cards.first()).toContainText(city);
      await expect(cards.first()).toContainText(t('card.people', { count: 3 }));
      await expect(page.getByText(t('results.title', { count: details.totalCount })).first()).toBeVisible();
      await expect(page.getByText(t('results.familyHint'))).toBeVisible();

      await cards.first().getByRole('link').first().click();
      await page.waitForURL(/\/product\/\d+/);
      expect(hashToCriteria(new URL(page.url()).hash)).toMatchObject({ checkin, checkout, pax: hash.pax });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
