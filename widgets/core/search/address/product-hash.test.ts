import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { hashToCriteria } from './address-hash.ts';
import { readHotelHash } from './hotel-hash.ts';
import { readProductHash, upsellOf, writeProductHash, type ProductStay } from './product-hash.ts';

const now = { date: '2030-05-15', time: '12:00:00' };
const read = (hash: string) => readProductHash(hash, now);

it('days, travellers, offer and upsell come back from the hash that they were written to [UPSELL-02]', () => {
  const pax = fc
    .record({ adult: fc.integer({ min: 1, max: 20 }), child: fc.nat(10), baby: fc.nat(10) })
    .map((counts) => ({ ...counts, singleRoom: counts.child + counts.baby > 0 }));
  const dates = fc.record({
    ahead: fc.integer({ min: 1, max: 360 }),
    night: fc.integer({ min: 1, max: 30 }),
  });
  const stay = fc.record({
    pax,
    dates: fc.option(dates, { nil: undefined }),
    offerId: fc.option(fc.stringMatching(/^[1-9]\d{0,8}$/), { nil: undefined }),
    upsell: fc.constantFrom('availability' as const, 'none' as const),
  });
  fc.assert(
    fc.property(stay, ({ dates: chosen, offerId, ...rest }) => {
      const checkin = chosen && addDays(now.date, chosen.ahead);
      const full: ProductStay = {
        ...rest,
        ...(chosen && checkin && { checkin, checkout: addDays(checkin, chosen.night), night: chosen.night }),
        ...(offerId !== undefined && { offerId }),
      };
      expect(read(writeProductHash('', full))).toEqual(full);
    }),
  );
});

it('keys of others stay in the address, and so do commas', () => {
  const hash = 'sleeves=1,2&checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&anchor=reviews';
  expect(writeProductHash(hash, { pax: DEFAULT_PAX, upsell: 'none' })).toBe(
    'sleeves=1,2&a=2&anchor=reviews&c=0&b=0',
  );
});

it('a hash without any of the keys says nothing of a stay', () => {
  expect(read('')).toBeUndefined();
  expect(read('anchor=reviews')).toBeUndefined();
});

it('dates that are over, broken or the wrong way round are left out, travellers are not', () => {
  for (const dates of [
    'checkin=2030-05-01&checkout=2030-05-03',
    'checkin=2030-06-12&checkout=2030-06-10',
    'checkin=soon&checkout=2030-06-10',
    'checkin=2030-06-10',
  ])
    expect(read(`${dates}&a=3`)).toEqual({ pax: { ...DEFAULT_PAX, adult: 3 }, upsell: 'none' });
});

it('an address that counts nights has the day of departure that follows', () => {
  expect(read('checkin=2030-06-10&nights=3')).toMatchObject({ checkout: '2030-06-13', night: 3 });
});

it('only availability is an upsell; any other value reads as none, which is written once it was touched [UPSELL-02]', () => {
  expect(upsellOf('availability')).toBe('availability');
  for (const value of ['none', 'yes', '', null, undefined]) expect(upsellOf(value)).toBe('none');
  const stay = { pax: DEFAULT_PAX, upsell: 'none' } as const;
  expect(writeProductHash('upsell=availability', stay)).toContain('upsell=none');
  expect(writeProductHash('', stay)).not.toContain('upsell');
});

it('every key of the address of a product comes through, and so do those of others [PROUTE-07]', () => {
  const hash =
    'checkin=2030-12-01&checkout=2030-12-03&night=2&a=2&b=1&c=0&id=9&hotelId=4&giftFormat=digital&giftNights=2' +
    '&sleeves=7&bucket=1&offerId=31&upsell=availability&anchor=products&foo=1';
  const stay = read(hash);
  expect(stay).toMatchObject({
    checkin: '2030-12-01',
    checkout: '2030-12-03',
    night: 2,
    pax: { adult: 2, child: 0, baby: 1 },
    offerId: '31',
    giftNights: 2,
    upsell: 'availability',
  });
  const written = Object.fromEntries(new URLSearchParams(writeProductHash(hash, stay!)));
  // Not a key more or less, and each with its value.
  expect(written).toEqual(Object.fromEntries(new URLSearchParams(hash)));
  expect(hashToCriteria(hash)).toMatchObject({ id: '9', hotelId: '4', giftFormat: 'digital', giftNights: 2 });
  expect(readHotelHash(hash, now)).toEqual({ stay, toOffers: true });
});

it('the length of a stay is read as night and as nights, and written as night, once [PROUTE-08]', () => {
  const from = 'checkin=2030-12-01';
  expect([read(`${from}&nights=3`)?.night, read(`${from}&night=3`)?.night]).toEqual([3, 3]);
  const written = writeProductHash(`${from}&nights=3`, read(`${from}&nights=3`)!);
  expect(written.match(/nights?=3/g)).toEqual(['night=3']);
});
