import { describe, expect, it } from 'vitest';
import { emptyCriteria } from './empty-criteria.ts';
import { statedCriteria } from './stated-criteria.ts';

describe('a page states what a traveller searches for', () => {
  it.each([
    ['city=75&stars=5,4&a=3', { location: { category: 'city', id: '75' }, stars: [5, 4], pax: { adult: 3 } }],
    ['#checkin=2030-06-01&night=2', { checkin: '2030-06-01', checkout: '2030-06-03', night: 2 }],
    ['?flow=gifting&theme=26&city=', { flow: 'gifting', theme: 26 }],
    [
      { city: 75, a: 4 },
      { location: { category: 'city', id: '75' }, pax: { adult: 4 } },
    ],
    [{ stars: 5, checkin: undefined }, { stars: [5] }],
    [{ pax: { adult: 1 } }, { pax: { adult: 1, child: 0, baby: 0, singleRoom: false } }],
    [
      { location: { category: 'region', id: '8' }, sort: 'promo' },
      { location: { category: 'region', id: '8' } },
    ],
    [{}, emptyCriteria()],
  ])('%j', (stated, criteria) => {
    const read = statedCriteria(stated, 'booking');
    expect(read.criteria).toMatchObject(criteria);
    expect(read.told).toBeUndefined();
  });

  it('criteria that an event of the box told of are read as they are', () => {
    const told = {
      ...emptyCriteria('hotel'),
      pax: { adult: 2, child: 1, baby: 0, singleRoom: false },
      checkin: '2030-06-01',
      checkout: '2030-06-04',
      night: 3,
      location: { category: 'poi' as const, id: '9' },
      lat: 48.85,
      lng: -2.3,
      distanceMin: 0,
      distanceMax: 30,
      hotelScore: 8,
      priceMin: 0,
      priceMax: 20_000,
      hotelTypes: ['1', '2'],
      facilities: ['7'],
      sort: 'priceAsc' as const,
      from: 'home',
      page: 2,
      upsell: 'x',
    };
    expect(statedCriteria(told, 'booking')).toEqual({ criteria: told });
  });
});

it.each([
  'theme=spa',
  'stars=six',
  'sort=cheapest',
  'checkin=tomorrow',
  'a=x',
  'night=2',
  'flow=bokking',
  '',
  { ville: 75 },
  { stars: [5], ville: 75 },
  { stars: [5, 'six'] },
  { pax: null },
  { pax: { adults: 4 } },
  { location: { category: 'city' } },
  { location: 75 },
  { page: -1 },
  null,
  true,
])('%j is no search, and is told', (stated) => {
  const { criteria, told } = statedCriteria(stated, 'booking');
  expect(criteria).toBeUndefined();
  expect(told).toContain('is invalid');
});

it('of a text what can be read is used, and the rest is told by its keys', () => {
  const { criteria, told } = statedCriteria('city=75&stars=5,six&b=x&ville=1', 'booking');
  expect(criteria).toMatchObject({ location: { id: '75' }, stars: [5] });
  expect(told).toContain('is partly invalid: stars, b, ville cannot be read');
});
