import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { fromShort, toShort } from '@staykit/core/pax/short-pax.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { LOCATION_CATEGORIES } from '@staykit/values/search/location.ts';
import { toRequest, type SearchRequest } from '@staykit/core/search/search-request.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { searchRequest } from './search-request.ts';

const now = marketNow(TEST_NOW, 'Europe/Paris');

/** A search with everything chosen. */
const full = () =>
  toRequest(
    datedCriteria({
      location: { category: 'city', id: '75' },
      lat: 48.85,
      lng: 2.35,
      distanceMin: 0,
      distanceMax: 50,
      distanceActive: true,
      facilities: ['spa', 'pets'],
      stars: [5, 4],
      hotelScore: 8,
      theme: 26,
      pax: { adult: 2, child: 1, baby: 0, singleRoom: true },
      priceMin: 8_000,
      priceMax: 20_000,
      tags: ['3', '9'],
      sort: 'promo',
      page: 2,
    }),
    now,
  );

/** `value` with the field at `path` replaced; `undefined` takes it away. */
function withField(value: object, path: string, field: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (field === undefined) delete owner[last];
  else owner[last] = field;
  return copy;
}

const accepts = (value: unknown) => z.safeParse(searchRequest, value).success;

describe('the request form', () => {
  it('is taken whole, with every place there is [ENTITY-02] [ENTITY-03] [ENTITY-04]', () => {
    expectTypeOf<z.output<typeof searchRequest>>().toExtend<SearchRequest>();
    expect(z.parse(searchRequest, full())).toEqual(full());
    expect(full()).toMatchObject({
      filters: {
        property: { city: '75', latitude: 48.85, minimumDistance: 0, maximumDistance: 50, stars: [5, 4] },
        offer: {
          date: { checkin: '2030-06-10', nights: 2 },
          familyComposition: { adults: 2, children: 1, babies: 0, singleRoom: true },
          price: { min: 8_000, max: 20_000 },
        },
      },
      tags: ['3', '9'],
      sorting: { orderBy: 'promo' },
      pagination: { page: 2 },
    });
    for (const category of LOCATION_CATEGORIES) {
      const request = toRequest(datedCriteria({ location: { category, id: '7' } }), now);
      expect(z.parse(searchRequest, request).filters.property).toMatchObject({ [category]: '7' });
    }
  });

  it.each([
    ['city', 75],
    ['city', 'a b'],
    ['town', '75'],
    ['latitude', 91],
    ['longitude', '2.35'],
    ['minimumDistance', -1],
    ['maximumDistance', '50'],
    ['facilities', 'spa'],
    ['stars', ['5']],
    ['stars', [6]],
    ['minHotelReviewScore', 11],
  ])('is refused when filters.property.%s is %j [ENTITY-02]', (field, wrong) => {
    expect(accepts(withField(full(), `filters.property.${field}`, wrong))).toBe(false);
  });

  it.each([
    ['date.checkin', '2030-6-10'],
    ['date.checkin', '2030-02-30'],
    ['date.nights', 0],
    ['date.nights', undefined],
    ['categories.themeIds', ['26']],
    ['familyComposition.adults', 0],
    ['familyComposition.children', '1'],
    ['familyComposition.babies', undefined],
    ['familyComposition.singleRoom', 'true'],
    ['familyComposition', undefined],
    ['price.min', 80.5],
    ['price.max', '20000'],
  ])('is refused when filters.offer.%s is %j [ENTITY-03]', (field, wrong) => {
    expect(accepts(withField(full(), `filters.offer.${field}`, wrong))).toBe(false);
  });

  it.each([
    ['tags', '3'],
    ['tags', [3]],
    ['sorting.orderBy', 'best'],
    ['sorting', undefined],
    ['pagination.page', -1],
    ['pagination.size', '20'],
    ['pagination', undefined],
  ])('is refused when %s is %j [ENTITY-04]', (field, wrong) => {
    expect(accepts(withField(full(), field, wrong))).toBe(false);
  });
});

describe('the state of a search', () => {
  const read = (hash: string) => readCriteria({ hash, search: 'flow=booking' }, now);

  it.each([
    ['stars=four', 'stars', []],
    ['hotelScore=good', 'hotelScore', undefined],
    ['priceMin=cheap', 'priceMin', undefined],
    ['priceMax=-1', 'priceMax', undefined],
    ['lat=north&lng=2', 'lat', undefined],
    ['sort=best', 'sort', undefined],
  ] as const)('takes no wrong value from %s [ENTITY-01]', (hash, field, expected) => {
    expect(read(hash)[field]).toEqual(expected);
  });

  it.each([{ a: '0' }, { a: '21' }, { c: '1.5' }, { b: 'x' }, { s: 'maybe' }])(
    'takes no wrong travellers from %j [ENTITY-05]',
    (short) => {
      expect(fromShort({ ...toShort(DEFAULT_PAX), ...short })).toEqual(DEFAULT_PAX);
    },
  );
});
