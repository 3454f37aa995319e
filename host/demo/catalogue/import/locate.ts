import { nearestTown, type PlaceBook } from '../places.ts';
import { hashSeed } from '../random.ts';
import type { PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { foldName, kilometres, tableRows } from '@staykit/gateway/catalogue/table.ts';
import type { RegisterHotel } from './register-line.ts';

/**
 * French overseas departments in registers: first digits of the INSEE code, then French, Spanish, Dutch, Italian and
 * English name, latitude and longitude of the main town. GeoNames lists them as countries.
 */
const OVERSEAS_FR = `
971|Guadeloupe|Guadalupe|Guadeloupe|Guadalupa|Guadeloupe|16.2411|-61.5331
972|Martinique|Martinica|Martinique|Martinica|Martinique|14.6089|-61.0733
973|Guyane|Guayana Francesa|Frans-Guyana|Guyana francese|French Guiana|4.9333|-52.3333
974|La Réunion|Reunión|Réunion|Riunione|Réunion|-20.8823|55.4504
975|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Saint-Pierre en Miquelon|Saint-Pierre e Miquelon|Saint Pierre and Miquelon|46.7811|-56.1764
976|Mayotte|Mayotte|Mayotte|Mayotte|Mayotte|-12.7806|45.2278
977|Saint-Barthélemy|San Bartolomé|Saint-Barthélemy|Saint-Barthélemy|Saint Barthélemy|17.8962|-62.8498
978|Saint-Martin|San Martín|Sint-Maarten|Saint-Martin|Saint Martin|18.0731|-63.0822
987|Polynésie française|Polinesia Francesa|Frans-Polynesië|Polinesia francese|French Polynesia|-17.5334|-149.5667
988|Nouvelle-Calédonie|Nueva Caledonia|Nieuw-Caledonië|Nuova Caledonia|New Caledonia|-22.2763|166.4572
`;

/** Location of an imported hotel. */
export interface Location {
  town: PlaceRecord;
  /** New places that must be stored with it. */
  newPlaces: PlaceRecord[];
}

/** Finds the towns of imported hotels. */
export interface Locator {
  /** A known town, by municipality code, name and coordinates. */
  known(hotel: RegisterHotel, region?: string): Location | undefined;
  /** A new town, at the mean position of its neighbours by postcode. */
  make(hotel: RegisterHotel): Location | undefined;
  /** Records that a postcode belongs to a town, for locating unknown towns. */
  learn(postcode: string, town: PlaceRecord): void;
}

/** Shared digits of neighbouring postcodes, nearest first. */
const POSTCODE_PREFIXES = [5, 4, 3, 2];

/** A numeric form of a municipality code with letters ("2A004"), since place ids are numeric. */
function codeId(country: string, code: string): string {
  return String(90_000_000 + (Math.abs(hashSeed('municipality', country, code)) % 9_000_000));
}

/** A new town with the register's spelling. */
function place(id: string, hotel: RegisterHotel, parents: string[], lat: number, lng: number): PlaceRecord {
  const name = hotel.city;
  return {
    id,
    category: 'city',
    country: hotel.country,
    names: { local: name, fr: name, es: name, nl: name, it: name, en: name },
    parents,
    lat,
    lng,
    population: 800,
    postcodes: hotel.postcode === '' ? [] : [hotel.postcode],
  };
}

/** Builds the indexes, so that a search is a look-up. */
export function createLocator(book: PlaceBook): Locator {
  const byCode = new Map<string, PlaceRecord>();
  const byName = new Map<string, PlaceRecord[]>();
  const byPostcode = new Map<string, PlaceRecord[]>();
  const push = (map: Map<string, PlaceRecord[]>, key: string, town: PlaceRecord): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [town]);
    else if (!list.includes(town)) list.push(town);
  };
  function learn(postcode: string, town: PlaceRecord): void {
    for (const length of POSTCODE_PREFIXES) push(byPostcode, town.country + postcode.slice(0, length), town);
  }
  for (const town of book.towns) {
    const code = book.municipalities.get(town.id) ?? '';
    if (code !== '' && !byCode.has(town.country + code)) byCode.set(town.country + code, town);
    for (const name of Object.values(town.names)) push(byName, town.country + foldName(name), town);
    for (const postcode of town.postcodes) learn(postcode, town);
  }
  const overseas = new Map(tableRows(OVERSEAS_FR).map((row) => [row[0] ?? '', row]));
  const made = new Map<string, Location>();

  /** Creates a place at the mean position of its neighbours by postcode. */
  function makeTown(hotel: RegisterHotel): Location | undefined {
    const code = hotel.municipality || foldName(hotel.city);
    const id = codeId(hotel.country, code);
    const before = made.get(id);
    if (before !== undefined) return { town: before.town, newPlaces: [] };
    const far = hotel.country === 'FR' ? overseas.get(code.slice(0, 3)) : undefined;
    let location: Location | undefined;
    if (far !== undefined) {
      const [prefix = '', fr = '', es = '', nl = '', it = '', en = '', lat, lng] = far;
      const region: PlaceRecord = {
        id: `1${prefix}`,
        category: 'region',
        country: 'FR',
        names: { local: fr, fr, es, nl, it, en },
        parents: ['1'],
        lat: Number(lat),
        lng: Number(lng),
        population: 0,
        postcodes: [],
      };
      const town = place(id, hotel, [region.id, '1'], hotel.lat ?? region.lat, hotel.lng ?? region.lng);
      location = { town, newPlaces: [region, town] };
    } else {
      const near = POSTCODE_PREFIXES.map((length) => hotel.postcode.slice(0, length))
        .filter((start) => start.length >= 2)
        .map((start) => byPostcode.get(hotel.country + start) ?? [])
        .find((list) => list.length > 0);
      if (near !== undefined) {
        const mean = (pick: (town: PlaceRecord) => number): number =>
          Math.round((near.reduce((sum, town) => sum + pick(town), 0) / near.length) * 1e5) / 1e5;
        const lat = hotel.lat ?? mean((town) => town.lat);
        const lng = hotel.lng ?? mean((town) => town.lng);
        const parents = (near[0]?.parents ?? []).filter((parent) => Number(parent) < 100_000);
        const town = place(id, hotel, parents, lat, lng);
        location = { town, newPlaces: [town] };
      }
    }
    if (location !== undefined) made.set(id, location);
    return location;
  }

  return {
    learn,
    make: makeTown,
    known(hotel, region) {
      const coded = byCode.get(hotel.country + hotel.municipality);
      if (hotel.municipality !== '' && coded !== undefined) return { town: coded, newPlaces: [] };
      const inRegion = (town: PlaceRecord): boolean =>
        region === undefined || town.parents.some((id) => book.byId.get(id)?.names.local === region);
      const named = (byName.get(hotel.country + foldName(hotel.city)) ?? []).filter(inRegion);
      const { lat, lng } = hotel;
      if (lat !== undefined && lng !== undefined) {
        const close = named.find((town) => kilometres(town.lat, town.lng, lat, lng) < 30);
        const town = close ?? nearestTown(book.towns, hotel.country, lat, lng);
        if (town !== undefined) return { town, newPlaces: [] };
      }
      const byPost = named.find((town) => town.postcodes.includes(hotel.postcode));
      // Without a code the postcode selects among towns of the same name; else the largest, which is first in the
      // list.
      const town = byPost ?? (hotel.municipality === '' ? named[0] : undefined);
      return town === undefined ? undefined : { town, newPlaces: [] };
    },
  };
}
