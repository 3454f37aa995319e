import { addDays } from '@staykit/values/dates/plain-date.ts';
import { THEMATIC_SUBTHEMES } from '@staykit/core/search/facets/thematics.ts';
import { picturesOfActivity } from './activity-pictures.ts';
import { activitiesFor } from './data/activities.ts';
import type { CatalogueActivity } from './data/activities.ts';
import { OFFER_LABELS } from './data/offer-labels.ts';
import { BREAKFAST_PRICES, DINNER_PRICES } from './data/meal-prices.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import {
  textIn,
  type CatalogueText,
  type HotelRecord,
  type OfferKind,
  type OfferRecord,
  type TextLanguage,
} from '@staykit/gateway/catalogue/records.ts';
import { readTexts } from '@staykit/gateway/catalogue/facts/texts.ts';
import { FAMILY, GASTRONOMY, GENERIC, ROMANTIC, WELLNESS } from '@staykit/gateway/catalogue/themes.ts';

const LABELS = readTexts(OFFER_LABELS);

const FLOWS: Record<OfferKind, OfferRecord['flows']> = {
  weekend: ['booking'],
  stay: ['booking'],
  hotelNight: ['hotel'],
  voucher: ['gifting'],
  activity: ['activity'],
  activityVoucher: ['gifting'],
};

function label(random: Random, key: string, activity?: CatalogueActivity): CatalogueText {
  const text = random.pick(LABELS.get(key) ?? []);
  if (activity === undefined || !text.fr.includes('{a}')) return text;
  const fill = (language: TextLanguage): string => {
    const name = textIn(activity.names, language);
    return textIn(text, language).replace('{a}', name.charAt(0).toLowerCase() + name.slice(1));
  };
  const { fr_BE: french, nl_BE: dutch } = activity.names;
  return {
    fr: fill('fr'),
    es: fill('es'),
    nl: fill('nl'),
    it: fill('it'),
    ...(french !== undefined && { fr_BE: fill('fr_BE') }),
    ...(dutch !== undefined && { nl_BE: fill('nl_BE') }),
  };
}

function possible(hotel: HotelRecord, theme: number): CatalogueActivity[] {
  return activitiesFor(hotel).filter((activity) => activity.theme === theme);
}

function drawTheme(random: Random, hotel: HotelRecord, used: ReadonlySet<number>): number {
  const has = (code: string): boolean => hotel.facilities.includes(code);
  const weights: (readonly [number, number])[] = [
    [WELLNESS, has('spa') ? 6 : has('sauna') || has('massage') ? 2 : 0],
    [ROMANTIC, 4],
    [GASTRONOMY, has('restaurant') ? 4 : 1.5],
    [FAMILY, has('familyRooms') ? 3 : 1],
    [GENERIC, 3],
  ];
  const left = weights.filter(([theme, weight]) => weight > 0 && !used.has(theme));
  return left.length === 0 ? GENERIC : random.weighted(left);
}

const HEADWORDS: Record<number, readonly string[]> = {
  [WELLNESS]: ['spaAccess', 'massage', 'lateCheckout'],
  [ROMANTIC]: ['sparkling', 'dinner', 'lateCheckout'],
  [GASTRONOMY]: ['dinner', 'halfBoard'],
  [FAMILY]: ['visit'],
  [GENERIC]: ['visit', 'lateCheckout'],
};

/** Generates the offers of a hotel: some of every kind that fits. Their ids are the hotel's id with two more digits. */
export function makeOffers(hotel: HotelRecord, averagePrice: number, today: string): OfferRecord[] {
  const random = createRandom(hotel.seed, 'offers');
  const offers: OfferRecord[] = [];
  const add = (
    kind: OfferKind,
    own: Partial<OfferRecord> & Pick<OfferRecord, 'label' | 'nights' | 'maxNights'>,
  ): void => {
    const family = hotel.facilities.includes('familyRooms');
    const strict = random.chance(kind === 'weekend' ? 0.12 : 0.2);
    const marketing = random.weighted([
      [[], 12],
      [['bestSeller'], 1],
      [['favourite'], 2],
      [['exclusive'], 1],
      [['newHere'], 1],
    ] as const);
    offers.push({
      id: `${hotel.id}${String(offers.length + 1).padStart(2, '0')}`,
      hotelId: hotel.id,
      kind,
      flows: FLOWS[kind],
      themeIds: [],
      activityIds: [],
      ...(family ? { maxAdults: 3, maxChildren: 2, maxPersons: 4 } : { maxAdults: 2, maxChildren: 1 }),
      maxBabies: 1,
      roomRatio: 0,
      extraPerAdult: 0,
      fixedPrice: 0,
      fixedRefPrice: 0,
      cancellation: strict
        ? { type: 'ncnr', deadlineDays: 0 }
        : { type: 'flexible', deadlineDays: random.pick([1, 2, 3, 7, 14]) },
      marketingLabels: [...marketing],
      headwords: [],
      lastMinuteDays: random.chance(0.35) ? random.pick([3, 5, 7]) : 0,
      ...(random.chance(0.07) ? { autoDiscount: { code: `EXTRA${random.pick([5, 10])}`, value: 0 } } : {}),
      ...(random.chance(0.1) ? { expiration: addDays(today, random.int(20, 120)) } : {}),
      dataFlowMode: random.chance(0.7) ? 'push' : 'pull',
      channelManagerId: String(random.int(1, 6)),
      quality: Math.min(1000, Math.round(hotel.score * 62 + hotel.popularity * 0.25 + random.int(0, 150))),
      ...own,
    });
    const last = offers.at(-1);
    if (last?.autoDiscount !== undefined)
      last.autoDiscount = { ...last.autoDiscount, value: Number(last.autoDiscount.code.slice(5)) };
  };
  const breakfast = BREAKFAST_PRICES[Math.round(hotel.stars)] ?? 1400;
  const dinner = DINNER_PRICES[Math.round(hotel.stars)] ?? 3400;

  add('hotelNight', {
    label: label(random, 'hotelNight'),
    nights: 1,
    maxNights: 14,
    roomRatio: random.pick([1000, 1000, 1080, 1180]),
    headwords: ['roomOnly'],
  });
  const half = hotel.facilities.includes('restaurant') && random.chance(0.3);
  add('stay', {
    label: label(random, half ? 'halfBoard' : 'stay'),
    nights: 1,
    maxNights: 14,
    roomRatio: 980,
    extraPerAdult: breakfast + (half ? dinner : 0),
    headwords: [half ? 'halfBoard' : 'breakfast'],
    themeIds: [],
  });
  const used = new Set<number>();
  for (
    let count = random.weighted([
      [1, 4],
      [2, 4],
      [3, 2],
    ]);
    count > 0;
    count -= 1
  ) {
    const theme = drawTheme(random, hotel, used);
    used.add(theme);
    const activities = random.sample(possible(hotel, theme), random.int(1, 3));
    const withDinner = theme === GASTRONOMY || (theme === ROMANTIC && random.chance(0.5));
    const nights = random.weighted([
      [1, 5],
      [2, 4],
      [3, 1],
    ]);
    const price = activities.reduce((sum, activity) => sum + activity.price, 0);
    add('weekend', {
      label: label(random, String(theme)),
      nights,
      maxNights: Math.max(nights, random.pick([2, 3, 4, 7])),
      roomRatio: 960,
      extraPerAdult: Math.round((breakfast + (withDinner ? dinner : 0) + price * 0.8) / 100) * 100,
      themeIds: [
        ...new Set([
          theme,
          ...(activities.length > 0
            ? activities.flatMap((activity) => activity.themeIds)
            : [THEMATIC_SUBTHEMES[theme]?.[0] ?? theme]),
        ]),
      ],
      activityIds: activities.map((activity) => activity.id),
      headwords: [
        'breakfast',
        ...random.sample(
          (HEADWORDS[theme] ?? []).filter((word) => word !== 'dinner' || withDinner),
          1,
        ),
      ],
      ...(theme === FAMILY ? { maxAdults: 2, maxChildren: 3, maxPersons: 5, maxBabies: 2 } : {}),
    });
  }
  if (random.chance(0.62)) {
    const nights = random.weighted([
      [1, 6],
      [2, 3],
    ]);
    const price = Math.ceil((averagePrice * nights * 1.12 + breakfast * 2 * nights) / 500) * 500;
    const theme = [...used][0] ?? ROMANTIC;
    add('voucher', {
      label: label(random, nights === 1 && random.chance(0.4) ? 'voucher1' : 'voucher'),
      nights,
      maxNights: nights,
      fixedPrice: price - 10,
      fixedRefPrice: random.chance(0.3)
        ? Math.ceil((price * random.pick([1.12, 1.18, 1.25])) / 100) * 100
        : 0,
      themeIds: [theme, THEMATIC_SUBTHEMES[theme]?.[0] ?? theme],
      headwords: ['breakfast'],
      cancellation: { type: 'flexible', deadlineDays: 14 },
    });
  }
  if (random.chance(0.34)) {
    const theme = drawTheme(random, hotel, new Set());
    const activity = random.sample(possible(hotel, theme), 1)[0];
    if (activity !== undefined) {
      const price = Math.round((activity.price * (0.9 + random.unit() * 0.5)) / 100) * 100;
      const sold = {
        nights: 0,
        maxNights: 0,
        themeIds: activity.themeIds,
        activityIds: [activity.id],
        maxAdults: 2,
        maxChildren: 0,
        maxPersons: 2,
        maxBabies: 0,
      };
      add('activity', {
        ...sold,
        label: activity.names,
        pictures: picturesOfActivity(activity.id, `${hotel.id}a`),
        fixedPrice: price,
        fixedRefPrice: random.chance(0.35) ? Math.round(price * 1.2) : 0,
      });
      if (random.chance(0.5)) {
        add('activityVoucher', {
          ...sold,
          label: label(random, 'activityVoucher', activity),
          pictures: picturesOfActivity(activity.id, `${hotel.id}v`),
          fixedPrice: price * 2,
          fixedRefPrice: 0,
        });
      }
    }
  }
  return offers;
}
