import { MAX_EXTRAS, type ExtraRecord } from '@staykit/gateway/catalogue/facts/extras.ts';
import type {
  CatalogueText,
  HotelRecord,
  OfferKind,
  OfferRecord,
} from '@staykit/gateway/catalogue/records.ts';
import { mealPicture, picturesOfActivity } from '../catalogue/activity-pictures.ts';
import { activitiesFor } from '../catalogue/data/activities.ts';
import { BREAKFAST_PRICES, DINNER_PRICES } from '../catalogue/data/meal-prices.ts';
import { createRandom } from '../catalogue/random.ts';

/** Offer kinds that can have extras. */
const WITH_EXTRAS: readonly OfferKind[] = ['weekend', 'stay', 'hotelNight', 'voucher'];

const BREAKFAST: CatalogueText = {
  fr: 'Petit déjeuner',
  es: 'Desayuno',
  nl: 'Ontbijt',
  it: 'Colazione',
};

const DINNER: CatalogueText = {
  fr: 'Dîner à l’hôtel',
  es: 'Cena en el hotel',
  nl: 'Diner in het hotel',
  it: 'Cena in hotel',
  fr_BE: 'Souper à l’hôtel',
};

/** The extras of an offer: meals and activities that it does not include yet. */
export function extrasOf(offer: OfferRecord, hotel: HotelRecord): ExtraRecord[] {
  if (!WITH_EXTRAS.includes(offer.kind)) return [];
  const random = createRandom(hotel.seed, 'extras', offer.id);
  const stars = Math.round(hotel.stars);
  const has = (...words: string[]) => words.some((word) => offer.headwords.includes(word));
  const extras: Omit<ExtraRecord, 'number'>[] = [];
  if (has('roomOnly') && hotel.facilities.includes('breakfast')) {
    const perAdult = BREAKFAST_PRICES[stars] ?? 1400;
    extras.push({
      type: 'BREAKFAST',
      label: BREAKFAST,
      perAdult,
      perNight: true,
      activityIds: [],
      pictures: [mealPicture(hotel, 'breakfast')],
    });
  }
  if (!has('dinner', 'halfBoard') && hotel.facilities.includes('restaurant')) {
    const perAdult = DINNER_PRICES[stars] ?? 3400;
    extras.push({
      type: 'DINNER',
      label: DINNER,
      perAdult,
      perNight: false,
      activityIds: [],
      pictures: [mealPicture(hotel, 'dinner')],
    });
  }
  const others = activitiesFor(hotel).filter(({ id }) => !offer.activityIds.includes(id));
  for (const { id, names, price } of random.sample(others, MAX_EXTRAS - extras.length)) {
    extras.push({
      type: 'ACTIVITY',
      label: names,
      perAdult: price,
      perNight: false,
      activityIds: [id],
      pictures: picturesOfActivity(id, hotel.id).slice(0, 1),
    });
  }
  return extras.slice(0, MAX_EXTRAS).map((extra, index) => ({ number: index + 1, ...extra }));
}
