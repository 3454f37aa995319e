import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  criteriaToAddress,
  criteriaToHash,
  criteriaToQuery,
  FILTER_HASH_KEYS,
  HASH_KEYS,
  hashHasCriteria,
  hashToCriteria,
  LOCATION_HASH_KEYS,
  readCriteria,
} from './address-hash.ts';
import type { SearchCriteria } from '../criteria.ts';
import { emptyCriteria } from '../empty-criteria.ts';
import { flowParam } from './flow-param.ts';
import { parseFlow, SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { LOCATION_CATEGORIES } from '@staykit/values/search/location.ts';
import { allowedSorts } from '../results/sort-rules.ts';

const now = { date: '2030-05-15', time: '12:00:00' };
const read = (hash: string, search = '') => readCriteria({ hash, search }, now);
const searched = (part: Partial<SearchCriteria>): SearchCriteria => ({ ...emptyCriteria(), ...part });
const entries = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** Every search that a visitor can put together. */
const anyCriteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    flow: fc.constantFrom(...SEARCH_FLOWS),
    kids: fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 })),
    adult: fc.integer({ min: 1, max: 20 }),
    singleRoom: fc.boolean(),
    stay: fc.option(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 14 }))),
    place: fc.option(fc.tuple(fc.constantFrom(...LOCATION_CATEGORIES), fc.stringMatching(/^[1-9]\d{0,6}$/))),
    around: fc.option(
      fc.tuple(
        fc.integer({ min: -90, max: 90 }),
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: 0, max: 300 }),
      ),
    ),
    codes: fc.uniqueArray(fc.stringMatching(/^[a-z&=#é +-]{1,8}$/), { maxLength: 4 }),
    stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    price: fc.option(fc.tuple(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: 0, max: 25_000 }))),
    score: fc.option(fc.constantFrom(7, 8, 9)),
    theme: fc.option(fc.constantFrom(26, 23, 19, 39, 1)),
    page: fc.integer({ min: 0, max: 40 }),
    sort: fc.nat(),
    from: fc.option(fc.constantFrom('searchbar', 'map & list')),
  })
  .map(
    ({
      flow,
      kids: [child, baby],
      adult,
      singleRoom,
      stay,
      place,
      around,
      codes,
      stars,
      price,
      score,
      theme,
      page,
      sort,
      from,
    }) => {
      const checkin = stay && addDays(now.date, stay[0]);
      const criteria: SearchCriteria = {
        ...emptyCriteria(flow),
        pax: { adult, child, baby, singleRoom },
        stars,
        facilities: codes,
        hotelTypes: codes.slice(1),
        tags: codes.slice(2),
        page,
        ...(checkin && stay && { checkin, checkout: addDays(checkin, stay[1]), night: stay[1] }),
        ...(place && { location: { category: place[0], id: place[1] } }),
        ...(around && {
          lat: around[0],
          lng: around[1],
          distanceMin: 0,
          distanceMax: around[2],
          distanceActive: true,
        }),
        ...(price && { priceMin: price[0], priceMax: price[1] }),
        ...(score && { hotelScore: score }),
        ...(theme && { theme }),
        ...(from && { from }),
      };
      const sorts = allowedSorts(criteria);
      const chosen = sorts[sort % sorts.length];
      return chosen ? { ...criteria, sort: chosen } : criteria;
    },
  );

describe('criteria in the address', () => {
  it('any search comes back from hash and search part as it was [ENTITY-01]', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const address = criteriaToAddress(criteria);
        expect(readCriteria(address, now)).toEqual(criteria);
        expect(criteriaToAddress(readCriteria(address, now))).toEqual(address);
      }),
    );
  });

  it('all seventeen fields of the filter state are typed, and hash, state and hash are the same [ENTITY-01]', () => {
    const hash =
      'city=75&lat=48.85&lng=2.35&a=2&c=0&b=0&sort=priceAsc&hotelTypes=castle,inn&hotelEnvironments=sea&hotelStyles=design' +
      '&stars=5,4&hotelScore=8&priceMin=8000&priceMax=20000&facilities=spa,pets&tags=3,9&distanceMin=0&distanceMax=200';
    const criteria = read(hash, 'flow=booking&page=2');
    expect(criteria).toMatchObject({
      hotelTypes: ['castle', 'inn'],
      hotelEnvironments: ['sea'],
      hotelStyles: ['design'],
      stars: [5, 4],
      hotelScore: 8,
      priceMin: 8000,
      priceMax: 20_000,
      facilities: ['spa', 'pets'],
      distanceMin: 0,
      distanceMax: 200,
      tags: ['3', '9'],
      lat: 48.85,
      lng: 2.35,
      location: { category: 'city', id: '75' },
      sort: 'priceAsc',
      page: 2,
      distanceActive: true,
    });
    expect(entries(criteriaToHash(criteria))).toEqual(entries(hash));
    expect(read('')).toMatchObject({
      hotelTypes: [],
      hotelEnvironments: [],
      hotelStyles: [],
      stars: [],
      facilities: [],
      tags: [],
      page: 0,
      distanceActive: false,
    });
  });

  it('dates and nights are in the hash [ROUTE-08]', () => {
    const hash = 'checkin=2030-06-01&checkout=2030-06-03&night=2';
    const dates = { checkin: '2030-06-01', checkout: '2030-06-03', night: 2 };
    expect(hashToCriteria(hash)).toEqual(dates);
    expect(criteriaToHash(searched(dates))).toBe(`${hash}&a=2&c=0&b=0`);
  });

  it('both spellings of the nights are read, and dates win over a count that disagrees [ROUTE-08]', () => {
    for (const key of ['night', 'nights']) {
      expect(hashToCriteria(`checkin=2030-06-01&${key}=3`)).toEqual({
        checkin: '2030-06-01',
        checkout: '2030-06-04',
        night: 3,
      });
    }
    expect(hashToCriteria('checkin=2030-06-01&checkout=2030-06-03&night=7').night).toBe(2);
    expect(hashToCriteria('checkin=2030-06-03&checkout=2030-06-01')).toEqual({ checkin: '2030-06-03' });
  });

  it('travellers have their short keys [ROUTE-09]', () => {
    const pax = { adult: 2, child: 1, baby: 1, singleRoom: true };
    expect(criteriaToHash(searched({ pax }))).toBe('a=2&c=1&b=1&s=true');
    expect(hashToCriteria('a=2&c=1&b=1&s=true')).toEqual({ pax });
    expect(hashToCriteria('a=2&c=1&b=1&s=false').pax).toEqual({ ...pax, singleRoom: false });
  });

  it('place, product and order are in the hash [ROUTE-10]', () => {
    const hash =
      'city=75&theme=26&sort=priceAsc&lat=48.85&lng=2.35&distanceMin=0&distanceMax=200&hotelId=9&id=4';
    const criteria = read(hash);
    expect(criteria).toMatchObject({ theme: 26, hotelId: '9', id: '4', sort: 'priceAsc', distanceMax: 200 });
    expect(entries(criteriaToHash(criteria))).toEqual({ ...entries(hash), a: '2', c: '0', b: '0' });
  });

  it('what a gift asks for is in the hash, under either spelling of the adults [ROUTE-11]', () => {
    const hash = 'giftFormat=digital&giftNights=2&upsell=availability';
    const gift = { giftFormat: 'digital', giftNights: 2, upsell: 'availability' };
    expect(hashToCriteria(hash)).toEqual(gift);
    expect(entries(criteriaToHash(searched(gift)))).toEqual({ ...entries(hash), a: '2', c: '0', b: '0' });
    for (const key of ['giftAdult', 'giftAdults'])
      expect(hashToCriteria(`${key}=3`)).toEqual({ giftAdult: 3 });
    expect(criteriaToHash(searched({ giftAdult: 3 }))).toContain('giftAdult=3');
  });

  it('flow, page and origin are in the search part and not in the hash [ROUTE-12]', () => {
    const { search, hash } = criteriaToAddress(searched({ page: 1, from: 'x' }));
    expect(search).toBe('flow=booking&page=1&from=x');
    expect(Object.keys(entries(hash))).toEqual(['a', 'c', 'b']);
  });

  it('the first page is 0 and is not written, and nonsense means the first page [ROUTE-13]', () => {
    expect(criteriaToAddress(searched({ page: 0 })).search).toBe('flow=booking');
    expect(['page=2', 'page=0', 'page=-1', 'page=x', ''].map((search) => read('', search).page)).toEqual([
      2, 0, 0, 0, 0,
    ]);
  });

  it('the filters have one table of keys, and all of them are read and written [ROUTE-14]', () => {
    expect([...FILTER_HASH_KEYS].sort()).toEqual([
      'distanceMax',
      'distanceMin',
      'facilities',
      'hotelEnvironments',
      'hotelScore',
      'hotelStyles',
      'hotelTypes',
      'priceMax',
      'priceMin',
      'stars',
      'tags',
    ]);
    const hash = FILTER_HASH_KEYS.map((key) => `${key}=5`).join('&');
    expect(Object.keys(entries(criteriaToHash(read(hash)))).sort()).toEqual(
      [...FILTER_HASH_KEYS, 'a', 'b', 'c'].sort(),
    );
    expect(criteriaToHash(searched({ stars: [5, 4] }))).toContain('stars=5,4');
  });

  it('a hash without criteria means two adults [ROUTE-21]', () => {
    for (const hash of ['', '#', '#top', 'a=', 'foo=1']) {
      expect(hashHasCriteria(hash)).toBe(false);
      expect(criteriaToHash(read(hash))).toBe('a=2&c=0&b=0');
    }
    expect(hashHasCriteria('#a=3')).toBe(true);
  });

  it.each(LOCATION_CATEGORIES)(
    'a chosen %s survives a reload under a key of its own [ROUTE-23]',
    (category) => {
      const criteria = searched({ location: { category, id: '33' } });
      const hash = criteriaToHash(criteria);
      expect(read(hash)).toEqual(criteria);
      const placeKeys = Object.keys(entries(hash)).filter((key) =>
        Object.values(LOCATION_HASH_KEYS).includes(key),
      );
      expect(placeKeys).toEqual([LOCATION_HASH_KEYS[category]]);
    },
  );

  it('all keys of places are in the one table of keys, and only one place is read [ROUTE-23]', () => {
    expect(Object.keys(LOCATION_HASH_KEYS).sort()).toEqual([...LOCATION_CATEGORIES].sort());
    expect(new Set(Object.values(LOCATION_HASH_KEYS)).size).toBe(7);
    expect(HASH_KEYS).toEqual(expect.arrayContaining(Object.values(LOCATION_HASH_KEYS)));
    expect(hashToCriteria('region=4&city=75')).toEqual({ location: { category: 'city', id: '75' } });
  });

  it('the Italian shop writes no flow for stays and one for gifts, and no flow means booking [ROUTE-07]', () => {
    expect(LOCALES.filter((locale) => flowParam('booking', locale) === undefined)).toEqual(['it_IT']);
    expect(flowParam('gifting', 'it_IT')).toBe('gifting');
    expect(criteriaToAddress(searched({ page: 2 }), 'it_IT').search).toBe('page=2');
    expect(parseFlow('')).toBe('booking');
    expect(read('', '').flow).toBe('booking');
  });

  it('a form without script sends the same criteria in the query, and a hash with criteria wins over it', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(readCriteria({ hash: '', search: criteriaToQuery(criteria) }, now)).toEqual(criteria);
      }),
    );
    expect(read('city=1', 'city=2&theme=26&flow=hotel')).toEqual({
      ...searched({ location: { category: 'city', id: '1' } }),
      flow: 'hotel',
    });
  });

  it('dates that can no longer be booked are left out when the address is read [CAL-34]', () => {
    const dated = 'checkin=2030-05-15&checkout=2030-05-16&night=1&city=75';
    expect(read(dated).checkin).toBe('2030-05-15');
    expect(readCriteria({ hash: dated, search: '' }, { ...now, time: '20:00:00' })).toEqual(
      searched({ location: { category: 'city', id: '75' } }),
    );
    expect(readCriteria({ hash: dated, search: '' }, { ...now, time: '19:59:59' }).night).toBe(1);
  });

  it('nothing that a stranger writes into the hash makes it throw or leave its types', () => {
    const key = fc.constantFrom(...HASH_KEYS, 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), fc.string(), (pairs, search) => {
        const criteria = read(pairs.map(([name, value]) => `${name}=${value}`).join('&'), search);
        expect(criteria.pax.adult).toBeGreaterThanOrEqual(1);
        expect(criteria.stars.every((star) => star >= 1 && star <= 5)).toBe(true);
        expect(Number.isInteger(criteria.page)).toBe(true);
        expect(read(criteriaToHash(criteria))).toMatchObject({
          pax: criteria.pax,
          facilities: criteria.facilities,
        });
      }),
    );
  });
});
