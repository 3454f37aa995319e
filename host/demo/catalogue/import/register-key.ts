import { foldName } from '@staykit/gateway/catalogue/table.ts';
import type { RegisterHotel } from './register-line.ts';

/** Index of the address among the parts of a key. */
const ADDRESS = 1;

/** Identifies a hotel across imports: normalised name, address, postcode and place. */
export function registerKey(hotel: RegisterHotel): string {
  return [hotel.name, hotel.address, hotel.postcode, hotel.municipality || hotel.city]
    .map(foldName)
    .join('|');
}

/**
 * Matches keys to hotels of an earlier import: the same key, or else the only hotel that differs in one part (renamed
 * or corrected). Ambiguous matches are ignored.
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
      // Without addresses, two hotels would match by the town alone.
      if (part !== ADDRESS && rest.split('|')[ADDRESS] === '') continue;
      const hotel = byKey.get(old);
      if (!hotel) continue;
      matches.set(key, hotel);
      byKey.delete(old);
    }
  }
  return matches;
}
