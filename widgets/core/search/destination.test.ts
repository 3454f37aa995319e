import { describe, expect, it } from 'vitest';
import { criteriaToHash } from './address/address-hash.ts';
import type { SearchCriteria } from './criteria.ts';
import { chooseDestination, travelLocally } from './destination.ts';
import {
  areaSearch,
  CITY_DISTANCE_SLIDER_MAX,
  CITY_DISTANCE_SLIDER_MIN,
  clampDistance,
  DEFAULT_LOCAL_DISTANCE,
  DISTANCE_COORDINATES_SOURCE,
  DISTANCE_SLIDER_MAX,
  DISTANCE_SLIDER_MIN,
  distanceKm,
  includeAround,
  LOCAL_DISTANCES,
  sendsDistance,
  wholeKm,
} from './map/distance.ts';
import { emptyCriteria } from './empty-criteria.ts';
import { LOCATION_CATEGORIES } from '@staykit/values/search/location.ts';
import { MAP_DEFAULT_CENTRES, MARKER_SIZE, zoomFor } from './map/map-view.ts';
import { LOCALES, marketOf } from '@staykit/values/market/locale.ts';
import { paramsToCriteria, searchParams } from './address/search-params.ts';
import { toRequest } from './search-request.ts';
import { without } from './without.ts';

const now = { date: '2030-05-15', time: '12:00:00' };
const paris = { lat: 48.85, lng: 2.35 };
const somewhere: SearchCriteria = {
  ...emptyCriteria(),
  ...paris,
  location: { category: 'region', id: '4' },
  hotelId: '9',
  distanceMin: 0,
  distanceMax: 50,
  distanceActive: true,
  theme: 26,
  page: 3,
};

describe('choosing a destination', () => {
  it('clears every other criterion that says where [DEST-13]', () => {
    const city = chooseDestination(somewhere, { id: '75', category: 'city' });
    expect(criteriaToHash(city)).toBe('city=75&theme=26&a=2&c=0&b=0');
    for (const key of ['hotelId', 'lat', 'lng', 'distanceMin', 'distanceMax'])
      expect(city).not.toHaveProperty(key);
    expect(city.distanceActive).toBe(false);
  });

  it.each(LOCATION_CATEGORIES)(
    'a %s is set under its own key and sent as its own property [DEST-14]',
    (category) => {
      const criteria = chooseDestination(somewhere, { id: '33', category });
      expect(criteria.location).toEqual({ category, id: '33' });
      expect(toRequest(criteria, now).filters.property).toEqual({ [category]: '33' });
      expect(paramsToCriteria(searchParams(criteria, 'fr_FR', now)).location).toEqual({ category, id: '33' });
    },
  );

  it('a hotel is searched by its id', () => {
    const criteria = chooseDestination(somewhere, { id: '345', category: 'hotel' });
    expect(criteria.hotelId).toBe('345');
    expect(criteria).not.toHaveProperty('location');
  });

  it('travelling locally offers 100, 200 and 300 km, 200 unless told', () => {
    expect(LOCAL_DISTANCES).toEqual([100, 200, 300]);
    expect(DEFAULT_LOCAL_DISTANCE).toBe(200);
    expect(travelLocally(somewhere, paris, 200)).toEqual({
      ...emptyCriteria(),
      ...paris,
      theme: 26,
      distanceMin: 0,
      distanceMax: 200,
      distanceActive: true,
    });
  });
});

describe('the distance filter', () => {
  it('the slider goes from 0 to 300 km [FILTER-25]', () => {
    expect([DISTANCE_SLIDER_MIN, DISTANCE_SLIDER_MAX]).toEqual([0, 300]);
    expect([clampDistance(-5, false), clampDistance(500, false), clampDistance(42, false)]).toEqual([
      0, 300, 42,
    ]);
  });

  it('with a city it goes to 100 km [FILTER-26]', () => {
    expect([CITY_DISTANCE_SLIDER_MIN, CITY_DISTANCE_SLIDER_MAX]).toEqual([0, 100]);
    expect([clampDistance(500, true), clampDistance(500, false)]).toEqual([100, 300]);
  });

  it('is sent only when it is ticked and there are coordinates [FILTER-27]', () => {
    const sent = (part: Partial<SearchCriteria>) => {
      const { distanceMin, distanceMax } = searchParams({ ...somewhere, ...part }, 'fr_FR', now);
      return [distanceMin, distanceMax];
    };
    const nowhere = without(somewhere, 'lat', 'lng');
    expect(sent({})).toEqual(['0', '50']);
    expect(sent({ distanceActive: false })).toEqual([undefined, undefined]);
    expect(searchParams(nowhere, 'fr_FR', now)).not.toHaveProperty('distanceMax');
    expect(sendsDistance({ distanceActive: true, lat: 0, lng: 0 })).toBe(true);
  });

  it('ticking writes the coordinates of the destination, and is sent with them [FILTER-29]', () => {
    const city = chooseDestination(emptyCriteria(), { id: '75', category: 'city' });
    const ticked = { ...city, ...includeAround({ ...paris, city: true }) } as SearchCriteria;
    expect(searchParams(ticked, 'fr_FR', now)).toMatchObject({
      lat: '48.85',
      lng: '2.35',
      distanceMin: '0',
      distanceMax: '100',
    });
    const unticked = { ...ticked, ...includeAround(undefined) } as SearchCriteria;
    expect(searchParams(unticked, 'fr_FR', now)).toEqual(searchParams(city, 'fr_FR', now));
    expect(DISTANCE_COORDINATES_SOURCE).toEqual(['search', 'destination']);
  });

  it('distances are measured on the globe and shown in whole km', () => {
    expect(distanceKm(paris, { lat: 45.76, lng: 4.84 })).toBeCloseTo(391.5, 0);
    expect(distanceKm(paris, paris)).toBe(0);
    expect([12.6, 12.4].map(wholeKm)).toEqual([13, 12]);
  });
});

describe('the map', () => {
  it('searches a circle that reaches its corner, in whole km rounded up [MAP-07]', () => {
    // One degree of latitude is 111.195 km: the corner is 12.3 km to the north.
    const corner = { lat: paris.lat + 12.3 / 111.195, lng: paris.lng };
    expect(areaSearch(paris, corner)).toEqual({
      ...paris,
      distanceMin: 0,
      distanceMax: 13,
      distanceActive: true,
    });
  });

  it('has a zoom for every kind of place [MAP-08]', () => {
    const kinds = ['hotel', 'city', 'department', 'region', 'country', undefined] as const;
    expect(kinds.map(zoomFor)).toEqual([14, 12, 9, 8, 6, 6]);
    expect(MARKER_SIZE).toEqual({ active: 47, default: 40 });
  });

  it('has a default centre inside each market [MAP-10]', () => {
    // South, west, north and east of each country.
    const boxes = {
      FR: [42.3, -4.8, 51.1, 8.3],
      ES: [36, -9.3, 43.8, 3.4],
      BE: [49.5, 2.5, 51.5, 6.4],
      NL: [50.7, 3.3, 53.6, 7.3],
      IT: [37.9, 6.6, 47.1, 18.6],
    };
    const outside = Object.entries(boxes).filter(([market, [south = 0, west = 0, north = 0, east = 0]]) => {
      const { lat, lng } = MAP_DEFAULT_CENTRES[market as keyof typeof boxes];
      return lat < south || lat > north || lng < west || lng > east;
    });
    expect(outside).toEqual([]);
  });

  it('has a market, and so a centre, in every locale: none is unknown [MAP-11]', () => {
    for (const locale of LOCALES) expect(MAP_DEFAULT_CENTRES).toHaveProperty(marketOf(locale));
  });
});
