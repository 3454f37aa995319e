import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { CalendarRecord, CatalogueRecords, OfferRecord } from '../../catalogue/records.ts';
import { limitOf } from '../../catalogue/stay-limits.ts';
import { stayPrice } from '../../catalogue/stay-price.ts';
import { buildSearchEngine } from '../fixtures/at-once.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../fixtures/small-catalogue.ts';
import { atOnce } from '../in-slices.ts';

const NOW = { date: FIRST_DAY, time: '08:00' } as const;
const name = { fr: 'Suite', es: 'Suite', nl: 'Suite', it: 'Suite' };

const limits = fc.array(
  fc
    .tuple(fc.constantFrom(0, 0, 0, 1, 2, 3), fc.constantFrom(false, false, true))
    .map(([most, closed]) => limitOf(most, closed)),
  { minLength: DAYS, maxLength: DAYS },
);

/** Small catalogues in which every second offer is of a room type of its own, and days have limits. */
const withRoomTypes = fc
  .tuple(
    smallCatalogue,
    limits,
    limits,
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: DAYS, maxLength: DAYS }),
  )
  .map(([records, ofHotels, ofRooms, stock]): CatalogueRecords => {
    const calendars = new Map<string, CalendarRecord>();
    for (const [id, calendar] of records.calendars) {
      const suite: CalendarRecord = {
        ...calendar,
        prices: calendar.prices.map((price) => (price === 0 ? 0 : price + 3_000)),
        stock: Uint8Array.from(stock),
        limits: Uint8Array.from(ofRooms),
      };
      calendars.set(id, {
        ...calendar,
        limits: Uint8Array.from(ofHotels),
        rooms: new Map([['suite', suite]]),
      });
    }
    return {
      ...records,
      calendars,
      hotels: records.hotels.map((hotel) => ({ ...hotel, supplied: { rooms: [{ code: 'suite', name }] } })),
      offers: records.offers.map((offer, place): OfferRecord =>
        place % 2 === 0 ? offer : { ...offer, room: 'suite' },
      ),
    };
  });

it('a traveller finds every room type at the price and on the days of its own calendar, whatever its limits', () => {
  fc.assert(
    fc.property(
      withRoomTypes,
      fc.integer({ min: 0, max: DAYS - 1 }),
      fc.integer({ min: 1, max: 5 }),
      (records, day, nights) => {
        const engine = buildSearchEngine(records, () => []);
        const checkin = addDays(FIRST_DAY, day);
        const criteria = { ...emptyCriteria('booking'), pax: DEFAULT_PAX, checkin, night: nights };
        const { hits } = atOnce(engine.search(criteria, NOW, { size: 500, perHotel: 60 }));
        const inFlow = records.offers.filter(
          ({ flows, expiration }) =>
            flows.includes('booking') && (expiration === undefined || expiration >= FIRST_DAY),
        );
        const priceOf = (offer: OfferRecord, index: number, length: number) =>
          stayPrice(offer, records.calendars.get(offer.hotelId)!, index, length, DEFAULT_PAX);
        const expected = inFlow.flatMap((offer) => {
          const price = priceOf(offer, day, nights);
          return price ? [[offer.id, price.sellPrice, price.availableRooms]] : [];
        });
        expect(
          hits
            .map(({ offer, sellPrice, availableRooms }) => [offer.id, sellPrice, availableRooms])
            .toSorted(),
        ).toEqual(expected.toSorted());
        for (const offer of inFlow) {
          const lengths = Array.from({ length: 10 }, (_, index) => index + 1);
          expect(engine.offerNights(offer.id, checkin, 10, DEFAULT_PAX)).toEqual(
            lengths.filter((length) => priceOf(offer, day, length) !== undefined),
          );
        }
        // Without dates: the cheapest stay of the shortest length that some day takes.
        const { hits: from } = atOnce(
          engine.search({ ...emptyCriteria('booking'), pax: DEFAULT_PAX }, NOW, { size: 500, perHotel: 60 }),
        );
        const cheapest = inFlow.flatMap((offer) => {
          for (let length = offer.nights; length <= offer.maxNights; length += 1) {
            const prices = Array.from(
              { length: DAYS },
              (_, index) => priceOf(offer, index, length)?.sellPrice,
            );
            const sold = prices.filter((price) => price !== undefined);
            if (sold.length > 0) return [[offer.id, Math.min(...sold), length]];
          }
          return [];
        });
        expect(
          from.map(({ offer, sellPrice, nights: length }) => [offer.id, sellPrice, length]).toSorted(),
        ).toEqual(cheapest.toSorted());
        // The calendar: the cheapest night of the shortest stay that begins on the day.
        const month = FIRST_DAY.slice(0, 7) as `${number}-${number}`;
        const days = atOnce(
          engine.calendarMonths({ ...emptyCriteria('booking'), pax: DEFAULT_PAX }, NOW, month, 1),
        );
        for (let index = 0; index < 17; index += 1) {
          const perNight = inFlow.flatMap((offer) => {
            for (let length = offer.nights; length <= offer.maxNights; length += 1) {
              const price = priceOf(offer, index, length);
              if (price) return [Math.ceil(price.sellPrice / length)];
            }
            return [];
          });
          const shown = days.get(addDays(FIRST_DAY, index))?.perNight;
          expect(shown).toBe(perNight.length > 0 ? Math.min(...perNight) : undefined);
        }
      },
    ),
    { numRuns: 200 },
  );
});
