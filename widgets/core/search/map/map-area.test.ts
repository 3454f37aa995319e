import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { hashToCriteria, criteriaToHash } from '../address/address-hash.ts';
import { areaCriteria } from './map-area.ts';
import { mapStart } from './map-start.ts';
import { MAP_DEFAULT_CENTRES } from './map-view.ts';

describe('the search in the area of a map', () => {
  it('keeps all but the destination, and begins on the first page [MAP-06] [MAP-07]', () => {
    const before = criteria({
      location: { category: 'city', id: '75' },
      hotelId: '9',
      stars: [5],
      checkin: '2030-06-10',
      page: 3,
    });
    // A degree of latitude is 111.195 km.
    const after = areaCriteria(before, { lat: 45, lng: 5 }, { lat: 45 + 12.3 / 111.195, lng: 5 });
    expect(after).toEqual({
      ...criteria({ stars: [5], checkin: '2030-06-10' }),
      lat: 45,
      lng: 5,
      distanceMin: 0,
      distanceMax: 13,
      distanceActive: true,
    });
  });

  it('reaches every point of the map, and is the same once it was in an address [MAP-07]', () => {
    const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degree(-60, 70), degree(-170, 170), degree(0.001, 8), (lat, lng, reach) => {
        const area = areaCriteria(criteria(), { lat, lng }, { lat: lat - reach, lng: lng + reach });
        expect(Number.isInteger(area.distanceMax)).toBe(true);
        expect(area.distanceMax).toBeGreaterThanOrEqual(1);
        expect(hashToCriteria(criteriaToHash(area))).toMatchObject({
          lat: area.lat,
          lng: area.lng,
          distanceMin: 0,
          distanceMax: area.distanceMax,
        });
      }),
    );
  });
});

describe('where a map opens', () => {
  const place = { lat: 45.76, lng: 4.84 };

  it('is the place that is searched, with the zoom of its kind [MAP-08]', () => {
    const at = (category: 'city' | 'department' | 'region' | 'country') =>
      mapStart(criteria({ location: { category, id: '1' } }), { place, market: 'FR' });
    expect(at('city')).toMatchObject({ centre: place, zoom: 12 });
    expect(at('department').zoom).toBe(9);
    expect(at('region').zoom).toBe(8);
    expect(at('country').zoom).toBe(6);
  });

  it('is the hotel itself with zoom 14 [MAP-08]', () => {
    expect(mapStart(criteria({ hotelId: '9' }), { place, market: 'FR' })).toMatchObject({
      centre: place,
      zoom: 14,
    });
  });

  it('is the middle of what was found for a place that is known by name alone', () => {
    const searched = criteria({ location: { category: 'region', id: '84' } });
    const points = [place, { lat: 45.9, lng: 6.1 }, { lat: 44.9, lng: 5.7 }, { lat: 16, lng: -61 }, place];
    const before = mapStart(searched, { market: 'FR' });
    expect(before).toMatchObject({ centre: MAP_DEFAULT_CENTRES.FR, zoom: 6 });
    const after = mapStart(searched, { points, market: 'FR' });
    expect(after).toMatchObject({ centre: { lat: 45.76, lng: 4.84 }, zoom: 8 });
    expect(after.key).not.toBe(before.key);
  });

  it('is the circle of a search around a point, as far as it reaches', () => {
    const around = (distanceMax: number) =>
      mapStart(criteria({ ...place, distanceActive: true, distanceMin: 0, distanceMax }), { market: 'FR' });
    expect(around(30)).toMatchObject({ centre: place, zoom: 9 });
    expect(around(1).zoom).toBe(14);
    expect(around(300).zoom).toBe(6);
  });

  it('is the middle of the market otherwise [MAP-10]', () => {
    expect(mapStart(criteria(), { market: 'NL' })).toMatchObject({ centre: MAP_DEFAULT_CENTRES.NL, zoom: 6 });
  });
});
