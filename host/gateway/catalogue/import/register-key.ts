import { foldName } from '../table.ts';
import type { RegisterHotel } from './register-line.ts';

/** Position of the address in the parts of a key. */
const ADDRESS = 1;

/** Identifies a hotel of a register from import to import: name, address, postcode and place, folded. */
export function registerKey(hotel: RegisterHotel): string {
  return [hotel.name, hotel.address, hotel.postcode, hotel.municipality || hotel.city]
    .map(foldName)
    .join('|');
}

/**
 * Which hotel of an earlier import each key belongs to: the one with the same key, else the only one that differs in
 * one part alone, which was renamed or corrected. What fits several hotels fits none.
 */
export function matchKeys<Stored extends { key: string }>(
  keys: readonly string[],
  stored: readonly Stored[],
): Map<string, Stored> {
  const byKey = new Map(stored.map((hotel) => [hotel.key, hotel]));
  const matches = new Map<string, Stored>();
  for (const key of keys) {
    const hotel = byKey.get(key);
    if (!hotel) continue;
    matches.set(key, hotel);
    byKey.delete(key);
  }
  for (let part = 0; part < 4; part += 1) {
    const without = (key: string) => key.split('|').toSpliced(part, 1, '').join('|');
    const later = Map.groupBy(
      keys.filter((key) => !matches.has(key)),
      without,
    );
    for (const [rest, former] of Map.groupBy(byKey.keys(), without)) {
      const [key, ...otherKeys] = later.get(rest) ?? [];
      const [old, ...otherHotels] = former;
      if (key === undefined || old === undefined || otherKeys.length > 0 || otherHotels.length > 0) continue;
      // Two hotels of one town without an address have nothing in common but the town.
      if (part !== ADDRESS && rest.split('|')[ADDRESS] === '') continue;
      const hotel = byKey.get(old);
      if (!hotel) continue;
      matches.set(key, hotel);
      byKey.delete(old);
    }
  }
  return matches;
}
