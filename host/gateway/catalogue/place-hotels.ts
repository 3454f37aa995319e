import type { PlaceBook } from './places.ts';
import { nearestTown } from './places.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { CatalogueCountry, PlaceRecord } from './records.ts';

/** How the hotels are shared among the countries, in hundredths. */
const SHARES: readonly (readonly [CatalogueCountry, number])[] = [['FR', 40], ['ES', 18], ['BE', 12], ['NL', 13], ['IT', 17]];

/** Where one hotel is to stand. */
export interface Site {
  town: PlaceRecord;
  /** Where not near the middle of its town: a resort. */
  lat?: number;
  lng?: number;
}

const CITIES_OF_NOTE = 36;
const AT_LEAST_IN_A_CITY = 5;
const AT_LEAST_IN_A_RESORT = 3;

/** A point within two kilometres of a resort's middle. */
function nearby(random: Random, zone: PlaceRecord): { lat: number; lng: number } {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { lat: round(zone.lat + random.bell() * 0.009), lng: round(zone.lng + random.bell() * 0.012) };
}

function sitesOf(book: PlaceBook, country: CatalogueCountry, count: number, random: Random): Site[] {
  const sites: Site[] = [];
  const towns = book.towns.filter((town) => town.country === country);
  const resorts = book.zones.filter((zone) => zone.place.category === 'resort' && zone.place.country === country);
  // A small catalogue has some of all: half of it for resorts and cities at the most.
  const perResort = Math.max(1, Math.min(AT_LEAST_IN_A_RESORT, Math.floor(count / 3 / Math.max(1, resorts.length))));
  for (const { place } of resorts) {
    const town = nearestTown(book.towns, country, place.lat, place.lng);
    if (town === undefined) continue;
    for (let house = 0; house < perResort && sites.length < count / 3; house += 1) sites.push({ town, ...nearby(random, place) });
  }
  const perCity = Math.max(1, Math.min(AT_LEAST_IN_A_CITY, Math.floor(count / 3 / CITIES_OF_NOTE)));
  for (const town of towns.slice(0, CITIES_OF_NOTE)) {
    for (let house = 0; house < perCity && sites.length < (count * 2) / 3; house += 1) sites.push({ town });
  }
  const weights = towns
    .filter((town) => town.population >= 2_000 || town.parents.length > 3)
    .map((town) => {
      const touristic = town.parents.some((id) => Number(id) >= 200_000);
      // Suburbs sell no weekends: outside touristic areas the middle sizes count less.
      const pull = Math.sqrt(town.population + 400) * (touristic ? 1.7 : town.population < 60_000 ? 0.35 : 1);
      return [town, Math.min(pull, 900)] as const;
    });
  const ladder: number[] = [];
  let total = 0;
  for (const [, weight] of weights) ladder.push((total += weight));
  while (sites.length < count) {
    const at = random.unit() * total;
    let low = 0;
    let high = ladder.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ladder[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const town = weights[low]?.[0];
    if (town !== undefined) sites.push({ town });
  }
  return sites;
}

/** Where the hotels of an invented catalogue stand: every resort and city of note several, the rest by pull. */
export function chooseSites(book: PlaceBook, hotels: number, seed: number): Site[] {
  let left = hotels;
  return SHARES.flatMap(([country, share], index) => {
    const count = index === SHARES.length - 1 ? left : Math.round((hotels * share) / 100);
    left -= count;
    return sitesOf(book, country, count, createRandom(seed, 'sites', country));
  });
}

/** Thousandths by which a place is dearer or cheaper than the usual: big cities and resorts are dear. */
export function placePriceRatio(town: PlaceRecord, placeIds: readonly string[]): number {
  const city = town.population > 1_500_000 ? 1360 : town.population > 600_000 ? 1160 : town.population > 150_000 ? 1030 : 940;
  const resort = placeIds.some((id) => id.length === 6 && id.startsWith('3')) ? 1120 : 0;
  const country: Record<CatalogueCountry, number> = { FR: 1, ES: 0.88, BE: 1.02, NL: 1.06, IT: 0.96 };
  return Math.round(Math.max(city, resort) * country[town.country]);
}
