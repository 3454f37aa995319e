import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { checkoutNights } from '../../offer/checkout/checkout-nights.ts';
import type { SearchCriteria } from '../criteria.ts';
import { emptyCriteria } from '../empty-criteria.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { isInSync, searchedStay } from '../in-sync.ts';
import { packagePax, packagesPerHotel, STAY_SEARCH_PACKAGES_PER_HOTEL } from '../results/packages.ts';
import { paramsToCriteria, searchParams } from './search-params.ts';
import { toRequest } from '../search-request.ts';
import { THEMATIC_SUBTHEMES, THEMATICS } from '../facets/thematics.ts';
import { restoredDates, usedDates } from '../used-dates.ts';
import { without } from '../without.ts';

const now = { date: '2030-05-15', time: '12:00:00' };
const search = (part: Partial<SearchCriteria>): SearchCriteria => ({ ...emptyCriteria(), ...part });
const stay = { checkin: '2030-06-01', checkout: '2030-06-03', night: 2 };

describe('dates that a search uses', () => {
  it('both dates must exist and checkin must be in the future [CAL-27]', () => {
    const used = (checkin?: string, checkout?: string, time = now.time) => {
      const dates = { ...(checkin && { checkin }), ...(checkout && { checkout }) };
      const at = { ...now, time };
      return [usedDates(dates, at)?.checkin, searchParams(search(dates), 'fr_FR', at).checkin];
    };
    const none = [undefined, undefined];
    expect(used('2030-06-01')).toEqual(none);
    expect(used(undefined, '2030-06-03')).toEqual(none);
    expect(used('2030-05-01', '2030-05-20')).toEqual(none);
    expect(used('2030-05-15', '2030-05-16')).toEqual(['2030-05-15', '2030-05-15']);
    expect(used('2030-05-15', '2030-05-16', '20:00:00')).toEqual(none);
    expect(used('2030-06-01', '2030-06-03')).toEqual(['2030-06-01', '2030-06-01']);
  });

  it('today counts until the cut-off of the market [CAL-34]', () => {
    const dates = { checkin: '2030-05-15', checkout: '2030-05-16' };
    expect(usedDates(dates, { ...now, time: '19:59:59' })).toEqual({ ...dates, night: 1 });
    expect(usedDates(dates, { ...now, time: '20:00:00' })).toBeUndefined();
  });

  it('stored dates come back only when they are real and in the future [CAL-26]', () => {
    const restored = (checkin: unknown, checkout: unknown) =>
      restoredDates({ checkin, checkout }, now)?.checkin;
    expect(restored('2030-05-10', '2030-05-12')).toBeUndefined();
    expect(restored('2030-05-15', '2030-05-16')).toBe('2030-05-15');
    expect(restored('2030-06-01', '2030-06-03')).toBe('2030-06-01');
    expect(restored('2030-02-30', '2030-06-03')).toBeUndefined();
    expect(restored('2030-06-01', undefined)).toBeUndefined();
    for (const broken of [null, 'x', 7, []]) expect(restoredDates(broken, now)).toBeUndefined();
  });
});

describe('the parameters of a search', () => {
  it('lists are joined by commas under their singular names, and pets is a flag [FILTER-34]', () => {
    const params = searchParams(
      search({
        facilities: ['pets', 'pool'],
        stars: [5, 4],
        tags: ['3', '9'],
        hotelTypes: ['inn', 'castle'],
      }),
      'fr_FR',
      now,
    );
    expect(params).toMatchObject({
      facilities: 'pool',
      petsAllowed: 'true',
      stars: '5,4',
      tags: '3,9',
      hotelType: 'inn,castle',
    });
    const petsOnly = searchParams(search({ facilities: ['pets'] }), 'fr_FR', now);
    expect(petsOnly).toMatchObject({ petsAllowed: 'true' });
    expect(petsOnly).not.toHaveProperty('facilities');
    expect(searchParams(search({ facilities: ['pool'] }), 'fr_FR', now)).not.toHaveProperty('petsAllowed');
  });

  it('gifts are filtered by the price of a voucher under names of its own [FILTER-24]', () => {
    const price = { priceMin: 8000, priceMax: 20_000 };
    const gift = searchParams({ ...emptyCriteria('gifting'), ...price }, 'fr_FR', now);
    expect(gift).toMatchObject({ singleVoucherPriceMin: '8000', singleVoucherPriceMax: '20000' });
    expect(gift).not.toHaveProperty('priceMin');
    expect(searchParams(search(price), 'fr_FR', now)).toMatchObject({ priceMin: '8000', priceMax: '20000' });
  });

  it('place, dates and travellers are sent, and the server reads back what was searched', () => {
    const criteria = search({
      ...stay,
      location: { category: 'city', id: '75' },
      theme: 26,
      hotelScore: 8,
      stars: [5],
      facilities: ['spa', 'pets'],
      pax: { adult: 2, child: 1, baby: 0, singleRoom: true },
      sort: 'priceAsc',
      page: 2,
    });
    const params = searchParams(criteria, 'nl_BE', now);
    expect(params).toMatchObject({
      locale: 'nl_BE',
      flow: 'booking',
      checkin: '2030-06-01',
      night: '2',
      adult: '2',
      child: '1',
      baby: '0',
      singleRoom: 'true',
      city: '75',
      themeIds: '26,261,262,263',
      minHotelReviewScore: '8',
      orderBy: 'priceAsc',
      page: '2',
    });
    expect(paramsToCriteria(params)).toEqual(criteria);
  });

  it('the server reads an order that the flow does not have as the default [SORT-08]', () => {
    const read = (params: Record<string, string>) => paramsToCriteria(params).sort;
    expect([
      read({ flow: 'hotel', orderBy: 'promo' }),
      read({}),
      read({ flow: 'booking', orderBy: 'promo' }),
    ]).toEqual(['priceQuality', 'priceQuality', 'promo']);
  });

  it('whatever is searched, the server reads back the same search', () => {
    const parts = fc.record({
      flow: fc.constantFrom(...SEARCH_FLOWS),
      days: fc.integer({ min: 1, max: 200 }),
      nights: fc.integer({ min: 1, max: 14 }),
      adult: fc.integer({ min: 1, max: 20 }),
      child: fc.integer({ min: 0, max: 10 }),
      singleRoom: fc.boolean(),
      lat: fc.integer({ min: -90, max: 90 }),
      around: fc.boolean(),
      theme: fc.constantFrom(...Object.values(THEMATICS)),
      facilities: fc.subarray(['spa', 'wifi', 'bar']),
      pets: fc.boolean(),
      priceMin: fc.integer({ min: 100, max: 20_000 }),
      page: fc.nat(30),
    });
    fc.assert(
      fc.property(
        parts,
        ({
          flow,
          days,
          nights,
          adult,
          child,
          singleRoom,
          lat,
          around,
          theme,
          facilities,
          pets,
          priceMin,
          page,
        }) => {
          const checkin = addDays(now.date, days);
          const dated = flow === 'booking' || flow === 'hotel';
          const criteria: SearchCriteria = {
            ...emptyCriteria(flow),
            pax: { adult, child, baby: 0, singleRoom },
            theme,
            priceMin,
            page,
            sort: 'priceQuality',
            facilities: pets ? [...facilities, 'pets'] : facilities,
            ...(dated && { checkin, checkout: addDays(checkin, nights), night: nights }),
            ...(around && { lat, lng: 2, distanceMin: 0, distanceMax: 30, distanceActive: true }),
          };
          expect(paramsToCriteria(searchParams(criteria, 'fr_FR', now))).toEqual(criteria);
        },
      ),
    );
  });
});

describe('the request form', () => {
  it('holds what is asked of the hotel under filters.property [ENTITY-02]', () => {
    const { property } = toRequest(
      search({
        location: { category: 'department', id: '33' },
        lat: 44.8,
        lng: -0.6,
        distanceMin: 0,
        distanceMax: 50,
        distanceActive: true,
        facilities: ['spa', 'pets'],
        stars: [5, 4],
        hotelScore: 8,
      }),
      now,
    ).filters;
    expect(property).toEqual({
      department: '33',
      latitude: 44.8,
      longitude: -0.6,
      minimumDistance: 0,
      maximumDistance: 50,
      facilities: ['spa'],
      petsAllowed: true,
      stars: [5, 4],
      minHotelReviewScore: 8,
    });
  });

  it('holds what is asked of the offer under filters.offer, and no date without dates [ENTITY-03]', () => {
    const pax = { adult: 2, child: 1, baby: 0, singleRoom: true };
    const asked = search({ ...stay, theme: 26, pax, priceMin: 8000, priceMax: 20_000 });
    expect(toRequest(asked, now).filters.offer).toEqual({
      date: { checkin: '2030-06-01', nights: 2 },
      categories: { themeIds: [26, 261, 262, 263] },
      familyComposition: { adults: 2, children: 1, babies: 0, singleRoom: true },
      price: { min: 8000, max: 20_000 },
    });
    expect(toRequest(search({}), now).filters.offer).toEqual({
      familyComposition: { adults: 2, children: 0, babies: 0, singleRoom: false },
    });
  });

  it('holds tags, order and page [ENTITY-04]', () => {
    const request = toRequest(search({ tags: ['3'], sort: 'promo', page: 2 }), now);
    expect(request).toMatchObject({
      tags: ['3'],
      sorting: { orderBy: 'promo' },
      pagination: { page: 2, size: 20 },
    });
  });
});

describe('themes', () => {
  it('are four with their ids and one generic group [THEME-02]', () => {
    expect(THEMATICS).toEqual({
      wellness: 26,
      romantic: 23,
      gastronomy: 19,
      family: 39,
      generic: expect.any(Number),
    });
  });

  it('each have finer themes [THEME-03]', () => {
    for (const theme of Object.values(THEMATICS))
      expect(THEMATIC_SUBTHEMES[theme]?.length).toBeGreaterThan(0);
  });

  it.each([
    [26, [26, 261, 262, 263]],
    [23, [23, 231, 232, 233]],
    [19, [19, 191, 192, 193]],
    [39, [39, 391, 392, 393]],
    [1, [1, 11, 12, 13]],
    [77, [77]],
  ])('theme %i is searched with its finer themes, an unknown one alone [THEME-03]', (theme, ids) => {
    expect(searchParams(search({ theme }), 'fr_FR', now).themeIds).toBe(ids.join());
  });
});

describe('answers', () => {
  const criteria = search({ ...stay, hotelId: '9', pax: { adult: 2, child: 1, baby: 0, singleRoom: true } });
  const details = {
    checkin: '2030-06-01',
    night: 2,
    adult: 2,
    child: 1,
    baby: 0,
    hotelId: '9',
    totalCount: 3,
  };

  it('belong to the address only when all of it matches [ROUTE-22]', () => {
    expect(isInSync(criteria, details, now)).toBe(true);
    const others = [
      { checkin: '2030-06-02' },
      { night: 3 },
      { adult: 3 },
      { child: 0 },
      { baby: 1 },
      { hotelId: '8' },
    ];
    for (const other of others) expect(isInSync(criteria, { ...details, ...other }, now)).toBe(false);
    const anyHotel = without(details, 'hotelId');
    expect(isInSync(criteria, anyHotel, now)).toBe(false);
    expect(isInSync(search({}), { adult: 2, child: 0, baby: 0, totalCount: 9 }, now)).toBe(true);
  });

  it('of gifts know nights and no dates', () => {
    expect(searchedStay({ ...criteria, flow: 'gifting', giftNights: 2 }, now)).toEqual({
      adult: 2,
      child: 1,
      baby: 0,
      night: 2,
    });
    expect(searchedStay({ ...criteria, flow: 'activity' }, now)).toEqual({ adult: 2, child: 1, baby: 0 });
  });

  it('of checkout nights are put in order, with the fewest and the most [API-21]', () => {
    expect(checkoutNights([3, 1, 2])).toEqual({ nights: [1, 2, 3], min: 1, max: 3 });
    expect(checkoutNights([])).toBeUndefined();
  });
});

describe('package searches', () => {
  it('take 20 offers a hotel for boxes and activities, and one for stays [API-19]', () => {
    expect((['box', 'activity', 'landingStay', 'stay'] as const).map(packagesPerHotel)).toEqual([
      20, 20, 1, 1,
    ]);
    expect(STAY_SEARCH_PACKAGES_PER_HOTEL).toBe(1);
  });

  it('of gifts are for two adults whoever travels, and say so [API-15]', () => {
    const pax = { adult: 4, child: 1, baby: 1, singleRoom: true };
    expect(packagePax('gifting', pax)).toEqual({ adult: 2, child: 0, baby: 0, type: 'gift' });
    expect(packagePax('booking', pax)).toEqual({ adult: 4, child: 1, baby: 1 });
  });
});
