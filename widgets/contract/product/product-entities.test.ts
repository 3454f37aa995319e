import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDetail } from '@staykit/client/calls/get-detail.generated.ts';
import { getDetailBooked } from '@staykit/client/calls/get-detail-booked.generated.ts';
import { parseActivityChoice } from '@staykit/values/offer/activity-choice.ts';
import {
  activityCenterOf,
  activityPrices,
  type ActivityDetail,
} from '@staykit/core/offer/activity/activity-detail.ts';
import { extraKind, extraPrice } from '@staykit/core/offer/extra.ts';
import { coordinatesOf, hotelLists, PETS_DEFAULT_MAX, starsOf } from '@staykit/core/offer/hotel.ts';
import { hasSelectedDates, isPublished } from '@staykit/core/offer/product.ts';
import { participantsLabel } from '@staykit/core/offer/activity/programme.ts';
import { roomPictures, withRoomOffers } from '@staykit/core/offer/room.ts';
import { isBestPrice } from '@staykit/core/price/price-info.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { reviewSummary as summaryOf } from '@staykit/core/review/review-page.ts';
import { MAP_DEFAULT_CENTRES } from '@staykit/core/search/map/map-view.ts';
import { fullPriceInfo } from '@staykit/testing/fixtures/product-wire.ts';
import {
  activityDetail as activityFixture,
  breakfast as breakfastFixture,
  extra as extraFixture,
  hotelDetail as hotelFixture,
  productDetail as productFixture,
  programItem as programFixture,
  reviewPage,
  room as roomFixture,
} from '@staykit/testing/fixtures/products.ts';
import { activityDetail } from './activity-detail.ts';
import { availabilityDay } from './checkin-prices.ts';
import { bookedProduct, productDetail } from './detail.ts';
import { extra } from './extra.ts';
import { giftOptions } from '../gift/gift-sale.ts';
import { hotelDetail } from './hotel.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { offerPriceInfo, priceInfo } from '../booking/price-info.ts';
import { breakfast, programItem } from './programme.ts';
import { review, reviewsAnswer, reviewSummary } from './reviews.ts';
import { room, roomOffer } from './room.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Every place of a value, as keys from the root. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length ? [path] : [];
  return [
    ...(path.length ? [path] : []),
    ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key])),
  ];
}

/** The value with something else at one place. */
function changed(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, by);
  return copy;
}

/** Keys of `value` at which nothing that is no value of the field's type is refused. */
function unguarded(schema: z.core.$ZodType, value: object): string[] {
  return placesOf(value)
    .filter((place) => accepts(schema, changed(value, place, { wrong: Symbol('wrong').toString() })))
    .filter((place) => accepts(schema, changed(value, place, null)))
    .map((place) => place.join('.'));
}

/**
 * What is wrong with a schema: a named field that the full value lacks, a field that does not come through as it is, a
 * wrong type that passes.
 */
function faultsOf(schema: z.core.$ZodType, value: object, named: readonly string[]): string[] {
  const read = z.safeParse(schema, value);
  const kept = JSON.stringify(sorted(read.data)) === JSON.stringify(sorted(value));
  return [
    ...named.filter((field) => !(field in value)).map((field) => `${field} is missing`),
    ...(kept ? [] : ['not all fields come through']),
    ...unguarded(schema, value).map((place) => `${place} takes anything`),
    ...named
      .filter((field) => accepts(schema, changed(value, [field], 1n)))
      .map((field) => `${field} takes a big number`),
  ];
}

/** The value with its keys in one order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, field]) => [key, sorted(field)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

describe('a price', () => {
  it('holds its nights by day, with promotion and best price of the month [PENTITY-06]', () => {
    const days = { '2026-12-10': { promo: 20, bestPriceOfTheMonth: true } };
    expect(z.parse(priceInfo, { ...fullPriceInfo(), days }).days).toEqual(days);
    expect(isBestPrice(days, '2026-12-10')).toBe(true);
    expect(isBestPrice(days, '2026-12-11')).toBe(false);
    expect(accepts(priceInfo, { ...fullPriceInfo(), days: { '10/12/2026': days['2026-12-10'] } })).toBe(
      false,
    );
    const wrong = { '2026-12-10': { promo: '20', bestPriceOfTheMonth: true } };
    expect(accepts(priceInfo, { ...fullPriceInfo(), days: wrong })).toBe(false);
  });

  it('of an offer needs no more than what is paid', () => {
    expect(z.parse(offerPriceInfo, { sellPrice: 18_000 })).toEqual({ sellPrice: 18_000 });
    expect(accepts(offerPriceInfo, { sellPrice: '18000' })).toBe(false);
  });
});

describe('gift options', () => {
  it('keep format, sleeves, people, nights and bucket, for two people and one night unless told [PENTITY-11]', () => {
    const options = {
      giftFormat: 'physical',
      sleeves: [{ id: '7', name: 'Kraft', imageUrl: '/api/images/table-01' }],
      giftAdults: 3,
      giftNights: 2,
      bucket: 2,
    };
    expect(faultsOf(giftOptions, options, Object.keys(options))).toEqual([]);
    expect(z.parse(giftOptions, { giftFormat: 'digital' })).toMatchObject({ giftAdults: 2, giftNights: 1 });
    expect(accepts(giftOptions, { giftFormat: 'paper' })).toBe(false);
  });
});

describe('a hotel', () => {
  it('says who and where it is, and gives its coordinates under either name [PENTITY-12]', () => {
    expect(faultsOf(hotelDetail, hotelFixture(), ['id', 'label', 'location', 'uri'])).toEqual([]);
    const { location } = hotelFixture();
    expect(Object.keys(location)).toEqual(
      expect.arrayContaining([
        'label',
        'lat',
        'lng',
        'address',
        'latitude',
        'longitude',
        'completeAddress',
        'region',
        'city',
        'postcode',
      ]),
    );
    const { lat: _lat, lng: _lng, ...renamed } = location;
    expect(coordinatesOf(renamed)).toEqual({ lat: 45.9, lng: 6.13 });
    expect(coordinatesOf(location)).toEqual(coordinatesOf(renamed));
    expect(coordinatesOf({ label: 'Annecy' })).toBeUndefined();
  });

  it('reads star and stars as one, beside its reviews [PENTITY-13]', () => {
    const { stars, ...rest } = hotelFixture();
    expect(stars).toBe(4);
    expect(starsOf(z.parse(hotelDetail, { ...rest, star: 4 }))).toBe(4);
    expect(starsOf(z.parse(hotelDetail, { ...rest, stars: 4 }))).toBe(4);
    expect(accepts(hotelDetail, { ...rest, star: '4' })).toBe(false);
    expect(z.parse(hotelDetail, hotelFixture()).review).toEqual({ count: 128, average: 8.7 });
    expect(accepts(hotelDetail, { ...rest, review: { count: '128', average: 8.7 } })).toBe(false);
  });

  it('is told with everything that its page names [PENTITY-14]', () => {
    expect(
      faultsOf(hotelDetail, hotelFixture(), [
        'description',
        'highlightedFacilities',
        'infoGeneral',
        'facilities',
        'checkInOut',
        'importantInfos',
        'localTax',
        'ecoFacilities',
        'images',
        'breadcrumb',
      ]),
    ).toEqual([]);
    expect(PETS_DEFAULT_MAX).toBe(1);
  });

  it('has offers, rooms and neighbours, or empty lists of them [PENTITY-15]', () => {
    const { weekends: _w, rooms: _r, nearbyHotels: _n, ...bare } = hotelFixture();
    expect(hotelLists(z.parse(hotelDetail, bare) as typeof bare)).toEqual({
      weekends: [],
      rooms: [],
      nearbyHotels: [],
    });
    expect(
      faultsOf(hotelDetail, hotelFixture(), [
        'weekends',
        'rooms',
        'nearbyHotels',
        'active',
        'legacyPackageCount',
      ]),
    ).toEqual([]);
  });
});

describe('a product', () => {
  it('says what it is and costs [PENTITY-16]', () => {
    expect(
      faultsOf(productDetail, productFixture(), [
        'id',
        'images',
        'label',
        'headwords',
        'price',
        'weekendList',
        'hotel',
        'breadcrumb',
        'importantInfos',
      ]),
    ).toEqual([]);
  });

  it('may be urgent in many ways, and need not be [PENTITY-17]', () => {
    const urgent = [
      'expiration',
      'lastMinute',
      'availableRooms',
      'marketingLabels',
      'targetedLabel',
      'autoDiscount',
      'flashDeal',
      'roomsAmountMessage',
    ];
    expect(faultsOf(productDetail, productFixture(), urgent)).toEqual([]);
    const calm = Object.fromEntries(
      Object.entries(productFixture()).filter(([key]) => !urgent.includes(key)),
    );
    expect(z.parse(productDetail, calm)).toEqual(calm);
  });

  it('holds activities, their days and those that were chosen [PENTITY-18]', () => {
    expect(
      faultsOf(productDetail, productFixture(), ['activities', 'activityDates', 'selectedActivityDates']),
    ).toEqual([]);
    const chosen = (value: string) => ({ ...productFixture(), selectedActivityDates: [value] });
    expect(accepts(productDetail, chosen('12_2026-12-11'))).toBe(true);
    expect(accepts(productDetail, chosen('12-2026'))).toBe(false);
    expect(accepts(productDetail, chosen('12_2026-02-30'))).toBe(false);
    expect(parseActivityChoice('12_2026-12-11')).toEqual({ activityId: '12', date: '2026-12-11' });
  });

  it('tells the stay that it was asked for [PENTITY-19]', () => {
    expect(
      faultsOf(productDetail, productFixture(), [
        'offers',
        'connectivity',
        'dataFlowMode',
        'checkin',
        'nights',
        'paxCount',
        'shortProgramIntroWithoutRoom',
        'hasSelectedDates',
      ]),
    ).toEqual([]);
    for (const schema of [productDetail, bookedProduct]) {
      const inMode = (dataFlowMode: unknown) => ({ ...productFixture(), dataFlowMode });
      for (const mode of ['pull', 'push'])
        expect(z.parse(schema, inMode(mode))).toMatchObject({ dataFlowMode: mode });
      for (const mode of ['stream', '', 1, null]) expect(accepts(schema, inMode(mode))).toBe(false);
    }
    // The checks of the client refuse the same.
    for (const { shape } of [getDetail, getDetailBooked]) {
      const read = (dataFlowMode: string) => shape?.({ ...productFixture(), dataFlowMode }, '');
      expect(read('pull')).toMatchObject({ dataFlowMode: 'pull' });
      expect(() => read('stream')).toThrow('/dataFlowMode');
    }
    expect(hasSelectedDates({ checkin: '2026-12-10', nights: 2 })).toBe(true);
    expect(hasSelectedDates({ checkin: '2026-12-10' })).toBe(false);
    expect(hasSelectedDates({ nights: 2 })).toBe(false);
  });

  it('is sold unless it says that it is not', () => {
    expect([isPublished({}), isPublished({ published: true }), isPublished({ published: false })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('may come from a server that knows the card alone', () => {
    const { id, uri, label, hotel, imageUrl, images, sellPrice, priceType, itemCategory } = productFixture();
    const card = { id, uri, label, imageUrl, images, sellPrice, priceType, itemCategory };
    const { id: hotelId, uri: hotelUri, label: name } = hotel;
    const plain = {
      ...card,
      hotel: { id: hotelId, uri: hotelUri, label: name, location: { label: 'Annecy' } },
    };
    expect(z.parse(productDetail, plain)).toEqual(plain);
  });
});

describe('an activity of a day', () => {
  it('is told with everything that its page names, and sold unless it says no [PENTITY-22]', () => {
    expect(
      faultsOf(activityDetail, activityFixture(), [
        'id',
        'imagesBySize',
        'label',
        'description',
        'mainActivityCenter',
        'locations',
        'niceToKnow',
        'importantInformation',
        'breadCrumb',
        'published',
        'uri',
        'pageModel',
      ]),
    ).toEqual([]);
    const { published: _published, ...unsaid } = activityFixture();
    expect(isPublished(z.parse(activityDetail, unsaid) as ActivityDetail)).toBe(true);
    expect(isPublished({ ...unsaid, published: false })).toBe(false);
  });

  it('holds activities, and the title names the main centre of them where it has none [PENTITY-23]', () => {
    expect(faultsOf(activityDetail, activityFixture(), ['activities'])).toEqual([]);
    const [first] = activityFixture().activities;
    expect(Object.keys(first ?? {})).toEqual([
      'title',
      'description',
      'univers',
      'composition',
      'schedules',
      'importantInformation',
      'activityCenter',
    ]);
    const { mainActivityCenter: _main, ...other } = activityFixture();
    expect(activityCenterOf(other)?.label).toBe('Hôtel du Lac');
    expect(activityCenterOf({ activities: [] })).toBeUndefined();
  });

  it('costs what its number of adults says, with what is saved [PENTITY-24]', () => {
    const prices = activityPrices(activityFixture().prices);
    expect([...prices.keys()]).toEqual([1, 2]);
    expect(prices.get(2)).toEqual({
      barPrice: 10_000,
      promoPercentageRounded: 10,
      sellPrice: 9000,
      refPrice: 10_000,
      moneySaved: 1000,
      paxComposition: { adults: 2 },
    });
    expect(formatMoney(prices.get(2)?.moneySaved ?? 0, 'fr_FR')).toBe('10\u00a0€');
    expect(faultsOf(activityDetail, activityFixture(), ['prices'])).toEqual([]);
    const wrong = { '2': { sellPrice: 9000, paxComposition: { adults: '2' } } };
    expect(accepts(activityDetail, { ...activityFixture(), prices: wrong })).toBe(false);
  });
});

describe('a programme', () => {
  it('tells an activity or a dinner, its participants only where they are shown [PENTITY-25]', () => {
    expect(
      faultsOf(programItem, programFixture(), [
        'activityId',
        'title',
        'imageUrl',
        'detailList',
        'duration',
        'where',
        'whyList',
        'mustKnowList',
        'schedules',
        'how',
        'type',
        'repeated',
        'importantInfos',
        'icon',
        'activityParticipantsLabel',
        'displayPax',
        'menu',
        'when',
        'singleDay',
      ]),
    ).toEqual([]);
    expect(participantsLabel(programFixture())).toBe('Pour 2 personnes');
    expect(participantsLabel({ ...programFixture(), displayPax: false })).toBeUndefined();
  });

  it('tells the breakfast [PENTITY-28]', () => {
    expect(
      faultsOf(breakfast, breakfastFixture(), ['type', 'mustKnowList', 'schedules', 'detailList']),
    ).toEqual([]);
  });
});

describe('a room', () => {
  it('is told with everything that its card names, and shown by its one picture where it has no list [PENTITY-26]', () => {
    expect(
      faultsOf(room, roomFixture(), [
        'uuid',
        'bedding',
        'capacity',
        'maxCapacity',
        'description',
        'detailsSection',
        'type',
        'highlightedFacilities',
        'highlights',
        'images',
        'imageUrl',
        'size',
        'title',
        'importantInfos',
        'offers',
      ]),
    ).toEqual([]);
    expect(roomPictures({ images: [], imageUrl: '/api/images/room-02' })).toEqual(['/api/images/room-02']);
    expect(roomPictures(roomFixture())).toEqual(['/api/images/room-01']);
  });

  it('gathers the offers that name it [PENTITY-27]', () => {
    const [offer] = roomFixture().offers;
    if (!offer) throw new Error('no offer');
    expect(faultsOf(roomOffer, offer, ['id', 'room', 'price'])).toEqual([]);
    const empty = { ...roomFixture(), offers: [] };
    const other = { ...empty, uuid: 'other' };
    const [first, second] = withRoomOffers(
      [empty, other],
      [offer, { ...offer, id: '33', room: { id: 'other' } }],
    );
    expect(first?.offers.map(({ id }) => id)).toEqual(['31']);
    expect(second?.offers.map(({ id }) => id)).toEqual(['33']);
  });
});

describe('a cancellation policy', () => {
  it('needs to say no more than whether it cancels [PENTITY-29]', () => {
    const policy = {
      cancellable: true,
      cancellationDeadline: '2026-12-05',
      message: 'Free until 5 December',
      type: 'FLEXIBLE',
    };
    expect(
      faultsOf(cancellationPolicy, policy, ['cancellable', 'cancellationDeadline', 'message', 'type']),
    ).toEqual([]);
    expect(z.parse(cancellationPolicy, { cancellable: false })).toEqual({ cancellable: false });
    expect(accepts(cancellationPolicy, { message: 'x' })).toBe(false);
  });
});

describe('an extra', () => {
  it('says what it adds and what it costs for a length of stay [PENTITY-31]', () => {
    expect(
      faultsOf(extra, extraFixture(), [
        'id',
        'label',
        'priceDifference',
        'priceDifferencePerLos',
        'programLines',
        'imagesBySize',
        'activityIds',
      ]),
    ).toEqual([]);
  });

  it('costs its difference where the length is not known [UPSELL-09]', () => {
    expect(extraPrice(extraFixture(), { nights: 2 })).toBe(2800);
    expect(extraPrice(extraFixture(), { nights: 7 })).toBe(1500);
    expect(extraPrice(extraFixture(), {})).toBe(1500);
  });

  it('is a dinner or an activity as its lines and activities say [UPSELL-10]', () => {
    expect(extraKind({ programLines: [{ type: 'DINNER', label: 'Dîner' }] })).toBe('dinner');
    expect(extraKind({ programLines: [], activityIds: ['12'] })).toBe('activity');
    expect(extraKind({ programLines: [] })).toBeUndefined();
  });
});

describe('a day of a calendar', () => {
  it('is included, costs a supplement or is not available [PENTITY-34]', () => {
    const day = { day: '2026-12-10', minLos: 1, displayTotalPrice: 18_000, status: 'included' };
    expect(faultsOf(availabilityDay, day, ['day', 'minLos', 'displayTotalPrice', 'status'])).toEqual([]);
    for (const status of ['included', 'supplement', 'notAvailable']) {
      expect(accepts(availabilityDay, { ...day, status })).toBe(true);
    }
    expect(accepts(availabilityDay, { ...day, status: 'free' })).toBe(false);
    expect(accepts(availabilityDay, { ...day, day: '2026-13-10' })).toBe(false);
  });
});

describe('the map of a market', () => {
  it('has a centre for each of the five, where a box without offers is shown [PENTITY-35]', () => {
    const centre = z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
    });
    const centres = z.strictObject({ ES: centre, FR: centre, IT: centre, BE: centre, NL: centre });
    expect(accepts(centres, MAP_DEFAULT_CENTRES)).toBe(true);
    expect(accepts(centres, { ...MAP_DEFAULT_CENTRES, ES: { lat: 140, lng: 0 } })).toBe(false);
  });
});

describe('reviews', () => {
  it('hold count, score, entries and details, and an average also as text [SENTITY-11]', () => {
    expect(faultsOf(reviewsAnswer, reviewPage(), ['totalCount', 'score', 'list', 'details'])).toEqual([]);
    const [entry] = reviewPage().list;
    expect(
      faultsOf(review, entry ?? {}, [
        'id',
        'locale',
        'customer',
        'type',
        'date',
        'average',
        'positiveComment',
        'negativeComment',
      ]),
    ).toEqual([]);
    expect(z.parse(review, { ...entry, average: '8.7' })).toEqual(entry);
    expect(accepts(review, { ...entry, average: 'good' })).toBe(false);
    const summary = summaryOf(reviewPage());
    expect(summary).toEqual({ score: 8.7, totalCount: 12 });
    expect(faultsOf(reviewSummary, summary, ['score', 'totalCount'])).toEqual([]);
  });
});
