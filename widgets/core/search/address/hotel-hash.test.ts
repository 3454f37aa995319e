import { expect, it } from 'vitest';
import { readHotelHash } from './hotel-hash.ts';

const now = { date: '2026-11-20', time: '10:00:00' };
const stayOf = (hash: string) => readHotelHash(hash, now).stay;

it('the hash of a hotel says days and travellers, two adults where it says nothing [HOTEL-01]', () => {
  expect(stayOf('').pax).toMatchObject({ adult: 2, child: 0, baby: 0 });
  expect(stayOf('a=3&c=1&b=1').pax).toMatchObject({ adult: 3, child: 1, baby: 1 });
  const { checkin, checkout, night } = stayOf('checkin=2026-12-10&checkout=2026-12-12');
  expect([checkin, checkout, night]).toEqual(['2026-12-10', '2026-12-12', 2]);
  expect(stayOf('anchor=products').checkin).toBeUndefined();
  // Days that have passed are none.
  expect(stayOf('checkin=2026-11-10&checkout=2026-11-12').checkin).toBeUndefined();
});

it('the offers are wanted at once where the anchor says so, and nothing else', () => {
  expect(readHotelHash('anchor=products', now).toOffers).toBe(true);
  expect(readHotelHash('a=2&anchor=reviews', now).toOffers).toBe(false);
});
