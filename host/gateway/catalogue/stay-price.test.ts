import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarRecord, OfferRecord } from './records.ts';
import { partyRatio, stayPrice } from './stay-price.ts';

const offer = (own: Partial<OfferRecord> = {}): OfferRecord => ({
  id: '1',
  hotelId: '1',
  kind: 'weekend',
  flows: ['booking'],
  label: { fr: '', es: '', nl: '', it: '' },
  nights: 1,
  maxNights: 7,
  themeIds: [],
  activityIds: [],
  maxAdults: 3,
  maxChildren: 2,
  maxBabies: 1,
  roomRatio: 1000,
  extraPerAdult: 0,
  fixedPrice: 0,
  fixedRefPrice: 0,
  cancellation: { type: 'flexible', deadlineDays: 3 },
  marketingLabels: [],
  headwords: [],
  lastMinuteDays: 0,
  dataFlowMode: 'push',
  channelManagerId: '1',
  quality: 500,
  ...own,
});
const calendar = (
  own: Partial<Record<'prices' | 'promos' | 'stock' | 'minLos', number[]>> = {},
): CalendarRecord => ({
  hotelId: '1',
  firstDay: '2030-05-01',
  prices: Int32Array.from(own.prices ?? [10_000, 12_000, 12_000, 9000]),
  promos: Uint8Array.from(own.promos ?? [0, 0, 0, 0]),
  stock: Uint8Array.from(own.stock ?? [5, 4, 3, 2]),
  minLos: Uint8Array.from(own.minLos ?? [1, 1, 1, 1]),
});
const couple = { adult: 2, child: 0, baby: 0, singleRoom: false };

describe('stayPrice', () => {
  it('adds the nights and what comes with them for a couple', () => {
    expect(stayPrice(offer({ extraPerAdult: 1500 }), calendar(), 0, 2, couple)).toEqual({
      sellPrice: 25_000,
      roomPrice: 22_000,
      refPrice: 25_000,
      availableRooms: 4,
    });
  });

  it('tells the price before the promotion', () => {
    const price = stayPrice(
      offer(),
      calendar({ promos: [20, 0, 0, 0], prices: [8000, 12_000, 1, 1] }),
      0,
      2,
      couple,
    );
    expect(price).toMatchObject({ sellPrice: 20_000, refPrice: 22_000 });
  });

  it('sells no night that is closed, sold out, without arrival or shorter than its day asks', () => {
    expect(stayPrice(offer(), calendar({ prices: [10_000, 0, 1, 1] }), 0, 2, couple)).toBeUndefined();
    expect(stayPrice(offer(), calendar({ stock: [1, 0, 1, 1] }), 0, 2, couple)).toBeUndefined();
    expect(stayPrice(offer(), calendar({ minLos: [0, 1, 1, 1] }), 0, 2, couple)).toBeUndefined();
    expect(stayPrice(offer(), calendar({ minLos: [3, 1, 1, 1] }), 0, 2, couple)).toBeUndefined();
    expect(stayPrice(offer({ maxNights: 1 }), calendar(), 0, 2, couple)).toBeUndefined();
    expect(stayPrice(offer(), calendar(), 3, 2, couple)).toBeUndefined();
  });

  it('never sells below what fewer nights cost, and more people never pay less', () => {
    const nights = fc.array(fc.integer({ min: 3000, max: 60_000 }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(
        nights,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (prices, adult, child) => {
          const days = calendar({
            prices,
            promos: prices.map(() => 0),
            stock: prices.map(() => 9),
            minLos: prices.map(() => 1),
          });
          const party = { adult, child, baby: 0, singleRoom: false };
          const long = stayPrice(offer(), days, 0, prices.length, party);
          const short = stayPrice(offer(), days, 0, prices.length - 1, party);
          const bigger = stayPrice(offer(), days, 0, prices.length, { ...party, adult: adult + 1 });
          if (long === undefined || short === undefined || bigger === undefined) return;
          expect(long.sellPrice).toBeGreaterThan(short.sellPrice);
          expect(bigger.sellPrice).toBeGreaterThan(long.sellPrice);
          expect(long.refPrice).toBeGreaterThanOrEqual(long.sellPrice);
        },
      ),
    );
  });
});

describe('partyRatio', () => {
  it('charges one adult alone less than two', () => {
    expect(partyRatio({ ...couple, adult: 1 }, 1)).toBeLessThan(partyRatio(couple, 1));
    expect(partyRatio(couple, 1)).toBe(1000);
  });
});
