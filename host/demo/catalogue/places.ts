import { EXONYMS } from './data/exonyms.ts';
import { POINTS_OF_INTEREST } from './data/points-of-interest.ts';
import { MORE_SKI_RESORTS, SEA_RESORTS } from './data/resorts.ts';
import { DEPARTMENTS_BE, REGIONS_BE } from './data/subdivisions-be.ts';
import { DEPARTMENTS_ES, REGIONS_ES } from './data/subdivisions-es.ts';
import { DEPARTMENTS_FR, REGIONS_FR } from './data/subdivisions-fr.ts';
import { DEPARTMENTS_IT, REGIONS_IT } from './data/subdivisions-it.ts';
import { REGIONS_NL } from './data/subdivisions-nl.ts';
import { TOURISTIC_AREAS } from './data/touristic-areas.ts';
import type { SourceCity } from './place-sources.ts';
import { readCities, readFrenchPostcodes, readSkiResorts } from './place-sources.ts';
import type { CatalogueCountry, PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { CATALOGUE_COUNTRIES } from '@staykit/gateway/catalogue/records.ts';
import { foldName, kilometres, tableRows } from '@staykit/gateway/catalogue/table.ts';

type Names = PlaceRecord['names'];

/** A place with its area, for finding the hotels within. */
interface Zone {
  place: PlaceRecord;
  circles: { lat: number; lng: number; km: number }[];
}

/** All places, with indexes. */
export interface PlaceBook {
  /** Places that are suggested: countries, regions, departments, areas, resorts, sights, towns. */
  places: PlaceRecord[];
  byId: Map<string, PlaceRecord>;
  /** All towns, including small ones that become places with their first hotel. */
  towns: PlaceRecord[];
  /** INSEE, INE, ISTAT or NIS code of a town, by its id. */
  municipalities: Map<string, string>;
  zones: Zone[];
}

/** Population from which towns are suggested without a hotel. */
const SUGGESTED_POPULATION = 5_000;
const SKI_KM = 9;

const COUNTRY_NAMES: Record<CatalogueCountry, string> = {
  FR: 'France|France|Francia|Frankrijk|Francia|France',
  ES: 'España|Espagne|España|Spanje|Spagna|Spain',
  BE: 'België|Belgique|Bélgica|België|Belgio|Belgium',
  NL: 'Nederland|Pays-Bas|Países Bajos|Nederland|Paesi Bassi|Netherlands',
  IT: 'Italia|Italie|Italia|Italië|Italia|Italy',
};

const COUNTRY_CENTRES: Record<CatalogueCountry, [number, number]> = {
  FR: [46.6, 2.4],
  ES: [40.2, -3.6],
  BE: [50.6, 4.6],
  NL: [52.2, 5.4],
  IT: [42.8, 12.5],
};

const SUBDIVISIONS: Record<CatalogueCountry, { regions: string; departments: string }> = {
  FR: { regions: REGIONS_FR, departments: DEPARTMENTS_FR },
  ES: { regions: REGIONS_ES, departments: DEPARTMENTS_ES },
  BE: { regions: REGIONS_BE, departments: DEPARTMENTS_BE },
  NL: { regions: REGIONS_NL, departments: '' },
  IT: { regions: REGIONS_IT, departments: DEPARTMENTS_IT },
};

const LOCAL_COLUMN: Record<CatalogueCountry, number> = { FR: 0, ES: 1, BE: 2, NL: 2, IT: 3 };

/** Names from the columns French, Spanish, Dutch, Italian, English; empty ones are the local name. */
function names(local: string, columns: readonly (string | undefined)[]): Names {
  const [fr, es, nl, it, en] = [0, 1, 2, 3, 4].map((index) => columns[index] || local);
  return { local, fr: fr ?? local, es: es ?? local, nl: nl ?? local, it: it ?? local, en: en ?? local };
}

/** Code of a town's department or province. */
function departmentCode(city: SourceCity): string {
  const code = city.municipality;
  if (city.country === 'IT') return code.slice(0, 3);
  if (city.country !== 'BE') return code.slice(0, 2);
  if (code.startsWith('21')) return '';
  if (code.startsWith('23') || code.startsWith('24')) return '2';
  return code.startsWith('25') ? '25' : code.slice(0, 1);
}

/** Builds all places from the packages and tables; takes about half a second. */
export function buildPlaces(): PlaceBook {
  const places: PlaceRecord[] = [];
  const regions = new Map<string, PlaceRecord>();
  const departments = new Map<string, PlaceRecord>();
  const countries = new Map<CatalogueCountry, PlaceRecord>();
  CATALOGUE_COUNTRIES.forEach((country, index) => {
    const number = index + 1;
    const [local = '', ...columns] = COUNTRY_NAMES[country].split('|');
    const [lat, lng] = COUNTRY_CENTRES[country];
    const place: PlaceRecord = {
      id: String(number),
      category: 'country',
      country,
      names: names(local, columns),
      parents: [],
      lat,
      lng,
      population: 0,
      postcodes: [],
    };
    countries.set(country, place);
    places.push(place);
    const subdivide = (
      table: string,
      base: number,
      category: 'region' | 'department',
      into: typeof regions,
    ): void => {
      if (table === '') return;
      tableRows(table).forEach(([code = '', ...texts], row) => {
        const own = texts[LOCAL_COLUMN[country]] ?? code;
        const record: PlaceRecord = {
          id: String(base + row),
          category,
          country,
          names: names(own, texts),
          parents: [place.id],
          lat: 0,
          lng: 0,
          population: 0,
          postcodes: [],
        };
        into.set(`${country}${code}`, record);
        places.push(record);
      });
    };
    subdivide(SUBDIVISIONS[country].regions, number * 1_000, 'region', regions);
    subdivide(SUBDIVISIONS[country].departments, number * 10_000, 'department', departments);
  });

  const exonyms = new Map(tableRows(EXONYMS).map(([country, name, ...rest]) => [`${country}${name}`, rest]));
  const french = readFrenchPostcodes();
  const municipalities = new Map<string, string>();
  const towns: PlaceRecord[] = [];
  const centre = new Map<string, { lat: number; lng: number; weight: number }>();
  for (const city of readCities()) {
    const region = regions.get(`${city.country}${city.region}`);
    // Overseas territories have no region and are not sold.
    if (region === undefined) continue;
    const department = departments.get(`${city.country}${departmentCode(city)}`);
    const exonym = exonyms.get(`${city.country}${city.name}`);
    // The exonym belongs to the largest town of that name, which is first.
    if (exonym !== undefined) exonyms.delete(`${city.country}${city.name}`);
    const [local = city.name.replaceAll("'", '’'), ...columns] = exonym ?? [];
    const country = countries.get(city.country);
    towns.push({
      id: city.id,
      category: 'city',
      country: city.country,
      names: names(local, columns),
      parents: [department?.id, region.id, country?.id].filter((id) => id !== undefined),
      lat: city.lat,
      lng: city.lng,
      population: city.population,
      postcodes: city.country === 'FR' ? (french.get(city.municipality) ?? []) : [],
    });
    municipalities.set(city.id, city.municipality);
    if (department !== undefined && !department.parents.includes(region.id))
      department.parents.unshift(region.id);
    for (const whole of [department, region, country]) {
      if (whole === undefined) continue;
      const sum = centre.get(whole.id) ?? { lat: 0, lng: 0, weight: 0 };
      // Square root, so that a big city does not dominate its region's centre.
      const weight = Math.sqrt(city.population + 1);
      centre.set(whole.id, {
        lat: sum.lat + city.lat * weight,
        lng: sum.lng + city.lng * weight,
        weight: sum.weight + weight,
      });
      whole.population += city.population;
    }
  }
  for (const place of places) {
    const sum = centre.get(place.id);
    if (sum === undefined || place.category === 'country') continue;
    place.lat = Math.round((sum.lat / sum.weight) * 1e5) / 1e5;
    place.lng = Math.round((sum.lng / sum.weight) * 1e5) / 1e5;
  }

  const zones = buildZones(towns, countries);
  for (const town of towns) {
    for (const zone of zones) {
      if (zone.place.category === 'poi' || zone.place.country !== town.country) continue;
      if (covers(zone, town.lat, town.lng)) town.parents.push(zone.place.id);
    }
  }
  places.push(...zones.map((zone) => zone.place));
  places.push(...towns.filter((town) => town.population >= SUGGESTED_POPULATION));
  return { places, byId: new Map(places.map((place) => [place.id, place])), towns, municipalities, zones };
}

function buildZones(towns: readonly PlaceRecord[], countries: Map<CatalogueCountry, PlaceRecord>): Zone[] {
  const zones: Zone[] = [];
  const add = (
    id: number,
    category: PlaceRecord['category'],
    country: CatalogueCountry,
    zoneNames: Names,
    circles: Zone['circles'],
    weight: number,
  ): void => {
    const [first] = circles;
    if (first === undefined) return;
    // Department and region of a resort or area are those of the town nearest to its centre.
    const near = nearestTown(towns, country, first.lat, first.lng);
    const parents = near?.parents ?? [countries.get(country)?.id ?? ''];
    zones.push({
      place: {
        id: String(id),
        category,
        country,
        names: zoneNames,
        parents: category === 'touristicArea' ? parents.slice(-2) : [...parents],
        lat: first.lat,
        lng: first.lng,
        population: weight,
        postcodes: [],
      },
      circles,
    });
  };
  tableRows(TOURISTIC_AREAS).forEach(([country, local = '', ...rest], index) => {
    const circles = (rest[5] ?? '').split(';').map((text) => {
      const [lat = 0, lng = 0, km = 0] = text.split(',').map(Number);
      return { lat, lng, km };
    });
    add(200_000 + index, 'touristicArea', country as CatalogueCountry, names(local, rest), circles, 400_000);
  });
  const ski = [
    ...readSkiResorts(),
    ...tableRows(MORE_SKI_RESORTS).map(([country, name = '', lat, lng]) => ({
      country: country as CatalogueCountry,
      name,
      lat: Number(lat),
      lng: Number(lng),
    })),
  ];
  ski.forEach((resort, index) => {
    add(
      300_000 + index,
      'resort',
      resort.country,
      names(resort.name, []),
      [{ lat: resort.lat, lng: resort.lng, km: SKI_KM }],
      120_000,
    );
  });
  const byName = new Map<string, PlaceRecord>();
  for (const town of towns) {
    for (const name of [town.names.local, town.names.en]) {
      const key = `${town.country}${foldName(name)}`;
      // The largest town of that name, which is first.
      if (!byName.has(key)) byName.set(key, town);
    }
  }
  tableRows(SEA_RESORTS).forEach(([country, geoName = '', own, km], index) => {
    const town = byName.get(`${country}${foldName(geoName)}`);
    if (town === undefined) return;
    const resortNames = own ? { ...names(own, []) } : town.names;
    add(
      310_000 + index,
      'resort',
      town.country,
      resortNames,
      [{ lat: town.lat, lng: town.lng, km: Number(km) }],
      110_000,
    );
  });
  tableRows(POINTS_OF_INTEREST).forEach(([country, local = '', ...rest], index) => {
    const [lat = 0, lng = 0, km = 0] = rest.slice(5).map(Number);
    add(400_000 + index, 'poi', country as CatalogueCountry, names(local, rest), [{ lat, lng, km }], 90_000);
  });
  return zones;
}

/** Whether a zone covers a point. */
export function covers(zone: Zone, lat: number, lng: number): boolean {
  return zone.circles.some(
    (circle) =>
      // A degree of latitude is 111 km: a cheap test that excludes most circles.
      Math.abs(circle.lat - lat) * 111 <= circle.km &&
      kilometres(circle.lat, circle.lng, lat, lng) <= circle.km,
  );
}

/** Spatial index: towns by cells of half a degree, cached per list. */
const cells = new WeakMap<readonly PlaceRecord[], Map<string, PlaceRecord[]>>();

function cellsOf(towns: readonly PlaceRecord[]): Map<string, PlaceRecord[]> {
  const known = cells.get(towns);
  if (known !== undefined) return known;
  const made = new Map<string, PlaceRecord[]>();
  for (const town of towns) {
    const key = `${town.country}${Math.floor(town.lat * 2)},${Math.floor(town.lng * 2)}`;
    const cell = made.get(key);
    if (cell === undefined) made.set(key, [town]);
    else cell.push(town);
  }
  cells.set(towns, made);
  return made;
}

/** The nearest town to a point, within 34 km (half a degree in the north of the five countries). */
export function nearestTown(
  towns: readonly PlaceRecord[],
  country: CatalogueCountry,
  lat: number,
  lng: number,
): PlaceRecord | undefined {
  const byCell = cellsOf(towns);
  let best: PlaceRecord | undefined;
  let bestKm = 34;
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      for (const town of byCell.get(
        `${country}${Math.floor(lat * 2) + row},${Math.floor(lng * 2) + column}`,
      ) ?? []) {
        const km = kilometres(town.lat, town.lng, lat, lng);
        if (km < bestKm) {
          best = town;
          bestKm = km;
        }
      }
    }
  }
  return best;
}

/** All places of a hotel at a point, given its town: the value of `HotelRecord.placeIds`. */
export function placeIdsAt(book: PlaceBook, town: PlaceRecord, lat: number, lng: number): string[] {
  const administrative = town.parents.filter((id) => Number(id) < 100_000);
  const around = book.zones.filter((zone) => zone.place.country === town.country && covers(zone, lat, lng));
  return [...new Set([town.id, ...administrative, ...around.map((zone) => zone.place.id)])];
}
