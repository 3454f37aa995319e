import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR_DAYS, buildCalendar } from './calendar.ts';

type Subject = Parameters<typeof buildCalendar>[0];
const TODAY = '2030-01-07';
const hotel = (seed: number, own: Partial<Subject> = {}): Subject => ({
  id: '1',
  seed,
  stars: 3,
  rooms: 80,
  score: 8,
  environments: ['countryside'],
  ...own,
});
const anyHotel: fc.Arbitrary<Subject> = fc.record({
  id: fc.constant('1'),
  seed: fc.integer(),
  stars: fc.integer({ min: 0, max: 5 }),
  rooms: fc.integer({ min: 5, max: 500 }),
  score: fc.constantFrom(0, 6.2, 8, 9.7),
  environments: fc
    .constantFrom('sea', 'mountain', 'city', 'lake', 'vineyard', 'forest', 'water')
    .map((code) => [code]),
});
/** Mean price of many hotels over the days that `pick` chooses. */
function mean(pick: (date: Date) => boolean, own: Partial<Subject>): number {
  const prices: number[] = [];
  for (let seed = 0; seed < 40; seed += 1) {
    const calendar = buildCalendar(hotel(seed, own), TODAY);
    calendar.prices.forEach((price, index) => {
      if (price > 0 && pick(new Date(Date.parse(TODAY) + index * 86_400_000))) prices.push(price);
    });
  }
  return prices.reduce((sum, price) => sum + price, 0) / prices.length;
}

describe('buildCalendar', () => {
  it('covers a year and more, and says the same for the same hotel and day', () => {
    expect(CALENDAR_DAYS).toBeGreaterThanOrEqual(366);
    fc.assert(
      fc.property(anyHotel, (subject) => {
        const calendar = buildCalendar(subject, TODAY);
        expect(calendar.prices).toHaveLength(CALENDAR_DAYS);
        expect(buildCalendar(subject, TODAY)).toEqual(calendar);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every day within what can be sold', () => {
    fc.assert(
      fc.property(anyHotel, (subject) => {
        const { prices, promos, stock, minLos } = buildCalendar(subject, TODAY);
        prices.forEach((price, day) => {
          if (price === 0) {
            expect([promos[day], stock[day], minLos[day]]).toEqual([0, 0, 0]);
            return;
          }
          expect(price).toBeGreaterThanOrEqual(2900);
          expect(promos[day]).toBeLessThanOrEqual(35);
          expect(stock[day]).toBeLessThanOrEqual(40);
          expect(minLos[day]).toBeLessThanOrEqual(7);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('has seasons: summer is dear by the sea, winter in the mountains', () => {
    const august = (date: Date): boolean => date.getUTCMonth() === 7;
    const march = (date: Date): boolean => date.getUTCMonth() === 2;
    const february = (date: Date): boolean => date.getUTCMonth() === 1;
    expect(mean(august, { environments: ['sea'] })).toBeGreaterThan(
      mean(march, { environments: ['sea'] }) * 1.4,
    );
    expect(mean(february, { environments: ['mountain'] })).toBeGreaterThan(
      mean((date) => date.getUTCMonth() === 4, { environments: ['mountain'] }) * 1.3,
    );
  });

  it('has dear weekends and festive nights', () => {
    const weekend = (date: Date): boolean => [5, 6].includes(date.getUTCDay());
    expect(mean(weekend, {})).toBeGreaterThan(mean((date) => !weekend(date), {}) * 1.05);
    const christmas = (date: Date): boolean => date.getUTCMonth() === 11 && date.getUTCDate() >= 24;
    const early = (date: Date): boolean => date.getUTCMonth() === 11 && date.getUTCDate() < 20;
    expect(mean(christmas, {})).toBeGreaterThan(mean(early, {}) * 1.12);
  });

  it('has promotions, sold-out days, minimum stays and days without arrival', () => {
    const all = Array.from({ length: 60 }, (_, seed) =>
      buildCalendar(hotel(seed, { environments: ['sea'], rooms: 22 }), TODAY),
    );
    const share = (test: (calendar: (typeof all)[number], day: number) => boolean): number => {
      let hits = 0;
      let open = 0;
      for (const calendar of all) {
        calendar.prices.forEach((price, day) => {
          if (price === 0) return;
          open += 1;
          if (test(calendar, day)) hits += 1;
        });
      }
      return hits / open;
    };
    const between = (value: number, low: number, high: number): void => {
      expect(value).toBeGreaterThan(low);
      expect(value).toBeLessThan(high);
    };
    between(
      share((calendar, day) => (calendar.promos[day] ?? 0) > 0),
      0.02,
      0.12,
    );
    // "Only 3 rooms left" is rare, or nobody believes it.
    between(
      share((calendar, day) => calendar.stock[day]! > 0 && calendar.stock[day]! <= 3),
      0.01,
      0.25,
    );
    between(
      share((calendar, day) => calendar.stock[day] === 0),
      0.01,
      0.15,
    );
    between(
      share((calendar, day) => (calendar.minLos[day] ?? 0) > 1),
      0.02,
      0.3,
    );
    between(
      share((calendar, day) => calendar.minLos[day] === 0),
      0.001,
      0.1,
    );
    expect(all.some((calendar) => calendar.prices.includes(0))).toBe(true);
  });
});
