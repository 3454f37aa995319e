import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { allowedSorts } from '@staykit/core/search/results/sort-rules.ts';
import type { CatalogueRecords, HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import { stayPrice } from '../../catalogue/stay-price.ts';
import { isSold } from '../../products/is-sold.ts';
import { taxedStay } from '../fixtures/taxed-stay.ts';
import { atOnce } from '../in-slices.ts';
import { distanceKm } from '@staykit/core/search/map/distance.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';

const NOW: MarketNow = { date: FIRST_DAY, time: '12:00:00' };

const criteriaArbitrary: fc.Arbitrary<SearchCriteria> = fc
  .record({
    flow: fc.constantFrom('booking', 'gifting', 'activity', 'hotel'),
    adult: fc.integer({ min: 1, max: 6 }),
    child: fc.integer({ min: 0, max: 2 }),
    dates: fc.option(fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 1, max: 4 })), {
      nil: undefined,
    }),
    place: fc.constantFrom(undefined, '75', '84', '900', 'nowhere'),
    theme: fc.constantFrom(undefined, undefined, 26, 39),
    stars: fc.subarray([5, 4, 3]),
    types: fc.subarray(['hotel', 'castle']),
    environments: fc.constantFrom<string[][]>([], [], ['sea'], ['city', 'forest']),
    facilities: fc.constantFrom<string[][]>([], [], ['pets'], ['pets', 'spa']),
    tags: fc.constantFrom<string[][]>([], [], ['301'], ['302', '303']),
    score: fc.constantFrom(undefined, undefined, 7, 9),
    priceMin: fc.constantFrom(undefined, undefined, 8000),
    priceMax: fc.constantFrom(undefined, undefined, 20_000),
    around: fc.boolean(),
    sort: fc.constantFrom(
      'priceQuality',
      'distance',
      'promo',
      'priceAsc',
      'priceDesc',
      'rating',
      'popularity',
      'svPriceAsc',
      'svPriceDesc',
    ),
  })
  .map((one): SearchCriteria => ({
    ...emptyCriteria(one.flow as SearchCriteria['flow']),
    pax: { adult: one.adult, child: one.child, baby: 0, singleRoom: false },
    ...(one.dates
      ? {
          checkin: addDays(FIRST_DAY, one.dates[0]),
          checkout: addDays(FIRST_DAY, one.dates[0] + one.dates[1]),
          night: one.dates[1],
        }
      : {}),
    ...(one.place ? { location: { category: 'city' as const, id: one.place } } : {}),
    ...(one.theme ? { theme: one.theme } : {}),
    ...(one.score ? { hotelScore: one.score } : {}),
    ...(one.priceMin ? { priceMin: one.priceMin } : {}),
    ...(one.priceMax ? { priceMax: one.priceMax } : {}),
    ...(one.around ? { lat: 46, lng: 2, distanceMin: 0, distanceMax: 250, distanceActive: true } : {}),
    stars: one.stars,
    hotelTypes: one.types,
    hotelEnvironments: one.environments,
    facilities: one.facilities,
    tags: one.tags,
    sort: one.sort as NonNullable<SearchCriteria['sort']>,
  }));

interface Found {
  offer: OfferRecord;
  hotel: HotelRecord;
  sell: number;
  ref: number;
  unit: number;
  distance: number;
}

/** The plainest possible reading of the rules: every offer, every night, no columns. */
function price(records: CatalogueRecords, offer: OfferRecord, criteria: SearchCriteria) {
  const calendar = records.calendars.get(offer.hotelId);
  if (['voucher', 'activity', 'activityVoucher'].includes(offer.kind)) {
    const people = offer.kind === 'activity' ? criteria.pax.adult : 1;
    return { sell: offer.fixedPrice * people, ref: offer.fixedRefPrice * people, unit: offer.fixedPrice };
  }
  if (!calendar) return undefined;
  const perNight = (sell: number, ref: number, nights: number) => ({
    sell,
    ref,
    unit: Math.ceil(sell / nights),
  });
  if (criteria.checkin && criteria.checkout) {
    const nights = nightsBetween(criteria.checkin, criteria.checkout);
    const day = nightsBetween(FIRST_DAY, criteria.checkin);
    const stay = taxedStay(records, offer, day, nights, criteria.pax);
    return stay && perNight(stay.sellPrice, stay.refPrice, nights);
  }
  for (let nights = offer.nights; nights <= Math.min(offer.maxNights, offer.nights + 3); nights += 1) {
    const stays = Array.from({ length: DAYS }, (_, day) =>
      taxedStay(records, offer, day, nights, criteria.pax),
    )
      .filter((stay) => stay !== undefined)
      .toSorted((a, b) => a.sellPrice - b.sellPrice);
    if (stays[0]) return perNight(stays[0].sellPrice, stays[0].refPrice, nights);
  }
  return undefined;
}

function bruteForce(records: CatalogueRecords, criteria: SearchCriteria): Found[] {
  const pax = criteria.flow === 'gifting' ? { adult: 2, child: 0, baby: 0, singleRoom: false } : criteria.pax;
  const asked = { ...criteria, pax };
  const some = (wanted: readonly string[], held: readonly string[]) =>
    wanted.length === 0 || wanted.some((one) => held.includes(one));
  return records.offers.flatMap((offer) => {
    const hotel = records.hotels.find((one) => one.id === offer.hotelId);
    if (!hotel || !offer.flows.includes(criteria.flow) || !isSold(offer, NOW.date)) return [];
    const distance = distanceKm({ lat: criteria.lat ?? 0, lng: criteria.lng ?? 0 }, hotel);
    if (criteria.location && !hotel.placeIds.includes(criteria.location.id)) return [];
    if (criteria.distanceActive && distance > (criteria.distanceMax ?? 0)) return [];
    if (criteria.theme && !offer.themeIds.includes(criteria.theme)) return [];
    if (criteria.stars.length > 0 && !criteria.stars.includes(hotel.stars)) return [];
    if (!some(criteria.hotelTypes, [hotel.type]) || !some(criteria.hotelEnvironments, hotel.environments))
      return [];
    if (
      !criteria.facilities.every((one) => hotel.facilities.includes(one)) ||
      !some(criteria.tags, offer.activityIds)
    )
      return [];
    if (hotel.score < (criteria.hotelScore ?? 0)) return [];
    const priced = price(records, offer, asked);
    if (!priced || priced.unit < (criteria.priceMin ?? 0) || priced.unit > (criteria.priceMax ?? Infinity))
      return [];
    return [{ offer, hotel, ...priced, distance }];
  });
}

describe('the search engine', () => {
  it('finds the hotels that a plain reading of every offer and night finds, at a price that one of them has', () => {
    fc.assert(
      fc.property(smallCatalogue, criteriaArbitrary, (records, criteria) => {
        const found = bruteForce(records, criteria);
        const result = atOnce(buildSearchEngine(records).search(criteria, NOW, { size: 100 }));
        expect(new Set(result.hits.map((hit) => hit.hotel.id))).toEqual(
          new Set(found.map((one) => one.hotel.id)),
        );
        for (const hit of result.hits) {
          const twin = found.find((one) => one.offer.id === hit.offer.id);
          // Of equally cheap first nights the reference may differ: the price may not.
          expect(hit.sellPrice).toBe(twin?.sell);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('lists all offers in the order that was asked for, the smaller id first among equals [SORT-08]', () => {
    fc.assert(
      fc.property(smallCatalogue, criteriaArbitrary, (records, criteria) => {
        const { hits, total } = atOnce(
          buildSearchEngine(records).search(criteria, NOW, {
            size: 100,
            perHotel: 100,
          }),
        );
        expect(total).toBe(bruteForce(records, criteria).length);
        // The engine knows no centre of a place: without a point there is no distance to sort by.
        const isUnknown = criteria.sort === 'distance' && criteria.lat === undefined;
        const sort =
          allowedSorts(criteria).includes(criteria.sort ?? 'priceQuality') && !isUnknown
            ? criteria.sort
            : 'priceQuality';
        const key = (index: number): number => {
          const hit = hits[index];
          if (!hit) return Number.NaN;
          if (sort === 'priceAsc')
            return hit.nights > 0 ? Math.ceil(hit.sellPrice / hit.nights) : hit.sellPrice;
          if (sort === 'priceDesc')
            return -(hit.nights > 0 ? Math.ceil(hit.sellPrice / hit.nights) : hit.sellPrice);
          if (sort === 'rating') return -Math.round(hit.hotel.score * 100);
          if (sort === 'svPriceAsc') return hit.sellPrice;
          if (sort === 'svPriceDesc') return -hit.sellPrice;
          if (sort === 'popularity') return -hit.hotel.popularity;
          if (sort === 'promo') return -(promoPercent(hit.sellPrice, hit.refPrice) ?? 0);
          if (sort === 'distance') return Math.round((hit.distance ?? 0) * 1000);
          return 0;
        };
        for (let index = 1; index < hits.length; index += 1) {
          expect(key(index)).toBeGreaterThanOrEqual(key(index - 1));
          if (sort !== 'priceQuality' && key(index) === key(index - 1))
            expect(Number(hits[index]?.offer.id)).toBeGreaterThan(Number(hits[index - 1]?.offer.id));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a visitor who names no place sees their own country first among equals', () => {
    fc.assert(
      fc.property(smallCatalogue, (records) => {
        const [first] = records.hotels;
        if (!first) return;
        const twin = (id: string, country: 'FR' | 'NL') => ({ ...first, id, country });
        const { expiration: _lastDay, ...lasting } = records.offers[0]!;
        const offer = {
          ...lasting,
          kind: 'voucher' as const,
          flows: ['gifting' as const],
          fixedPrice: 9000,
        };
        const calendar = records.calendars.get(first.id)!;
        const engine = buildSearchEngine({
          ...records,
          hotels: [twin('1', 'NL'), twin('2', 'FR')],
          offers: [
            { ...offer, id: '1', hotelId: '1' },
            { ...offer, id: '2', hotelId: '2' },
          ],
          calendars: new Map([
            ['1', { ...calendar, hotelId: '1' }],
            ['2', { ...calendar, hotelId: '2' }],
          ]),
        });
        const order = (home: 'FR' | 'NL') =>
          atOnce(engine.search(emptyCriteria('gifting'), NOW, { size: 2, home })).hits.map(
            (hit) => hit.hotel.country,
          );
        expect(order('FR')).toEqual(['FR', 'NL']);
        expect(order('NL')).toEqual(['NL', 'FR']);
      }),
      { numRuns: 20 },
    );
  });

  it('pages through everything exactly once', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        criteriaArbitrary,
        fc.integer({ min: 1, max: 5 }),
        (records, criteria, size) => {
          const engine = buildSearchEngine(records);
          const whole = atOnce(engine.search(criteria, NOW, { size: 100 }));
          const pages = Array.from({ length: Math.ceil(whole.total / size) + 1 }, (_, page) =>
            atOnce(engine.search({ ...criteria, page }, NOW, { size })).hits.map((hit) => hit.offer.id),
          );
          expect(pages.flat()).toEqual(whole.hits.map((hit) => hit.offer.id));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('an offer is found until its last day has passed, whatever is cached, and has its price even then', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        criteriaArbitrary,
        fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 2, maxLength: 4 }),
        (records, criteria, days) => {
          const engine = buildSearchEngine(records);
          for (const date of days.map((day) => addDays(FIRST_DAY, day))) {
            const now = { date, time: '12:00:00' };
            const sold = records.offers.filter((offer) => isSold(offer, date));
            const ofSold = buildSearchEngine({ ...records, offers: sold });
            for (const perHotel of [1, 100]) {
              const ids = ({ search }: typeof engine) =>
                atOnce(search(criteria, now, { size: 100, perHotel })).hits.map(({ offer }) => offer.id);
              expect(ids(engine)).toEqual(ids(ofSold));
            }
          }
          const [first] = records.offers;
          const asked = { ...emptyCriteria(first!.flows[0]!), sort: criteria.sort! };
          const priceOn = (date: string) =>
            engine.offer(first!.id, asked, { date, time: '12:00:00' })?.sellPrice;
          expect(priceOn(FIRST_DAY)).toBe(priceOn(addDays(FIRST_DAY, -1)));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('a facet value promises the number of hotels that ticking it alone in its family gives', () => {
    fc.assert(
      fc.property(smallCatalogue, criteriaArbitrary, (records, criteria) => {
        const engine = buildSearchEngine(records);
        const { counts, total } = atOnce(engine.facets(criteria, NOW));
        const search = (change: Partial<SearchCriteria>) =>
          atOnce(engine.search({ ...criteria, ...change }, NOW, { size: 1 })).total;
        expect(total).toBe(search({}));
        for (const [code, count] of counts.type) expect(count).toBe(search({ hotelTypes: [code] }));
        for (const [code, count] of counts.environment)
          expect(count).toBe(search({ hotelEnvironments: [code] }));
        for (const [star, count] of counts.stars) expect(count).toBe(search({ stars: [Number(star)] }));
        for (const [score, count] of counts.score) expect(count).toBe(search({ hotelScore: Number(score) }));
        for (const [code, count] of counts.facility) expect(count).toBe(search({ facilities: [code] }));
        for (const [code, count] of counts.tag) expect(count).toBe(search({ tags: [code] }));
      }),
      { numRuns: 150 },
    );
  });

  it('the calendar shows a price for exactly the days on which some stay may begin', () => {
    fc.assert(
      fc.property(smallCatalogue, (records) => {
        const engine = buildSearchEngine(records);
        const criteria = emptyCriteria('booking');
        const days = atOnce(engine.calendarMonths(criteria, NOW, '2030-05', 2));
        for (let day = 0; day < 30; day += 1) {
          const date = addDays(FIRST_DAY, day);
          const lowest = records.offers
            .filter((offer) => offer.flows.includes('booking') && isSold(offer, NOW.date))
            .flatMap((offer) => {
              const calendar = records.calendars.get(offer.hotelId);
              const nights = Math.max(calendar?.minLos[day] ?? 0, offer.nights);
              const stay = taxedStay(records, offer, day, nights, criteria.pax);
              return stay ? [Math.ceil(stay.sellPrice / nights)] : [];
            });
          expect(days.get(date)?.perNight).toBe(lowest.length > 0 ? Math.min(...lowest) : undefined);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('a marker says the price of the first of its offers, which is that of the card of its hotel [MAP-12]', () => {
    fc.assert(
      fc.property(smallCatalogue, criteriaArbitrary, (records, criteria) => {
        const engine = buildSearchEngine(records);
        const { hits } = atOnce(engine.search({ ...criteria, page: 0 }, NOW, { size: 100 }));
        const cards = hits.map(({ offer, hotel, sellPrice }) => [hotel.id, offer.id, sellPrice]);
        const markers = atOnce(engine.markers(criteria, NOW, { size: 100, perHotel: 3 }));
        expect(markers.map(({ hotel, offerIds, fromPrice }) => [hotel.id, offerIds[0], fromPrice])).toEqual(
          cards,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('shows the hotels that the search finds first on a map that has more than it takes, with the same offers [MAP-02]', () => {
    fc.assert(
      fc.property(
        smallCatalogue,
        criteriaArbitrary,
        fc.integer({ min: 1, max: 3 }),
        (records, criteria, size) => {
          const engine = buildSearchEngine(records);
          const { hits } = atOnce(engine.search({ ...criteria, page: 0 }, NOW, { size: 100 }));
          const all = atOnce(engine.markers(criteria, NOW, { size: 100, perHotel: 3 }));
          expect(all.map(({ hotel }) => hotel.id)).toEqual(hits.map(({ hotel }) => hotel.id));
          expect(atOnce(engine.markers(criteria, NOW, { size, perHotel: 3 }))).toEqual(all.slice(0, size));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('offers exactly the stay lengths that some offer, sold still, has from that day on [API-21]', () => {
    fc.assert(
      fc.property(smallCatalogue, fc.integer({ min: 0, max: 20 }), (records, day) => {
        const pax = { adult: 2, child: 0, baby: 0, singleRoom: false };
        const nights = atOnce(
          buildSearchEngine(records).checkoutNights('booking', addDays(FIRST_DAY, day), pax, NOW),
        );
        const expected = Array.from({ length: 28 }, (_, index) => index + 1).filter((length) =>
          records.offers.some((offer) => {
            const calendar = records.calendars.get(offer.hotelId);
            if (offer.expiration !== undefined && offer.expiration < NOW.date) return false;
            return (
              offer.flows.includes('booking') && calendar && stayPrice(offer, calendar, day, length, pax)
            );
          }),
        );
        expect(nights).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('a search whose arrival has passed, or is today after 20:00, runs without dates [CAL-27]', () => {
    fc.assert(
      fc.property(smallCatalogue, (records) => {
        const engine = buildSearchEngine(records);
        const dated = { ...emptyCriteria('booking'), checkin: FIRST_DAY, checkout: addDays(FIRST_DAY, 1) };
        const late = atOnce(engine.search(dated, { date: FIRST_DAY, time: '20:00:00' }, { size: 100 }));
        expect(late.hits.every((hit) => hit.priceType === 'from')).toBe(true);
        expect(late.total).toBe(
          atOnce(engine.search(emptyCriteria('booking'), { date: FIRST_DAY, time: '20:00:00' }, { size: 1 }))
            .total,
        );
      }),
      { numRuns: 50 },
    );
  });
});
