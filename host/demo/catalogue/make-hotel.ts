import { STREETS, namePartsOf } from './data/hotel-names.ts';
import { choosePictures } from './choose-pictures.ts';
import { drawFacilities, drawRooms, drawStars, drawStyles, drawType } from './hotel-facts.ts';
import { environmentsOf, isSkiResort } from './environments.ts';
import type { PlaceBook } from './places.ts';
import { placeIdsAt } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import type { Random } from './random.ts';
import type { CatalogueCountry, HotelRecord, PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { foldName } from '@staykit/gateway/catalogue/table.ts';

/** Known facts of a hotel; the others are generated. */
export interface KnownHotel {
  id: string;
  town: PlaceRecord;
  seed: number;
  register: string;
  name?: string;
  stars?: number;
  rooms?: number;
  address?: string;
  postcode?: string;
  cityName?: string;
  lat?: number;
  lng?: number;
  facilities?: ReadonlyMap<string, boolean>;
}

/** First digits of Dutch postcodes by province (GeoNames code). */
const DUTCH_CODES: Record<string, number> = {
  Drenthe: 94,
  Friesland: 86,
  Gelderland: 68,
  Groningen: 97,
  Limburg: 62,
  'Noord-Brabant': 52,
  'Noord-Holland': 16,
  Utrecht: 37,
  Zeeland: 43,
  'Zuid-Holland': 26,
  Overijssel: 77,
  Flevoland: 82,
};
const BELGIAN_CODES: Record<string, number> = {
  Antwerpen: 2,
  'Vlaams-Brabant': 3,
  'Waals-Brabant': 1,
  'West-Vlaanderen': 8,
  'Oost-Vlaanderen': 9,
  Henegouwen: 7,
  Luik: 4,
  Limburg: 3,
  Luxemburg: 6,
  Namen: 5,
};
const ITALIAN_CODES: Record<string, number> = {
  Piemonte: 10,
  'Valle d’Aosta': 11,
  Lombardia: 20,
  'Trentino-Alto Adige': 38,
  Veneto: 30,
  'Friuli-Venezia Giulia': 33,
  Liguria: 16,
  'Emilia-Romagna': 40,
  Toscana: 50,
  Umbria: 6,
  Marche: 60,
  Lazio: 0,
  Abruzzo: 65,
  Molise: 86,
  Campania: 80,
  Puglia: 70,
  Basilicata: 85,
  Calabria: 88,
  Sicilia: 90,
  Sardegna: 7,
};

/** A random postcode of the region, if the sources have none. */
function drawPostcode(random: Random, book: PlaceBook, town: PlaceRecord): string {
  if (town.postcodes.length > 0)
    return town.postcodes[random.int(0, Math.min(3, town.postcodes.length - 1))] ?? '';
  const places = town.parents.map((id) => book.byId.get(id));
  const department = places.find((place) => place?.category === 'department')?.names.nl ?? '';
  const region = places.find((place) => place?.category === 'region')?.names.local ?? '';
  const code = book.municipalities.get(town.id) ?? '';
  switch (town.country) {
    case 'ES':
    case 'FR':
      return `${code.slice(0, 2) || '01'}${random.int(1, 9)}${random.int(10, 99)}`;
    case 'BE':
      return `${BELGIAN_CODES[department] ?? 1}${random.int(0, 9)}${random.int(0, 9)}0`;
    case 'NL':
      return `${DUTCH_CODES[region] ?? 35}${random.int(10, 99)} ${random.pick(['AB', 'BD', 'CE', 'HK', 'LM', 'RT', 'XZ'])}`;
    case 'IT':
      return `${String(ITALIAN_CODES[region] ?? 10).padStart(2, '0')}${random.int(0, 1)}${random.int(10, 99)}`;
  }
}

/** Whether a hotel has a French name: in France, Wallonia and half of Brussels. */
function speaksFrench(random: Random, book: PlaceBook, town: PlaceRecord): boolean {
  if (town.country !== 'BE') return town.country === 'FR';
  const region = town.parents.map((id) => book.byId.get(id)).find((place) => place?.category === 'region');
  return region?.names.fr === 'Wallonie' || (region?.names.fr === 'Bruxelles-Capitale' && random.chance(0.6));
}

/** Attempts to draw a name that is unique in its country: the number of names is limited. */
const PATIENCE = 80;

/** A random name, unique in its town, and in its country as long as possible. */
function drawName(
  random: Random,
  town: PlaceRecord,
  french: boolean,
  environment: string,
  taken: Set<string>,
): string {
  const { country } = town;
  const parts = namePartsOf(country, french);
  const key =
    environment === 'water'
      ? 'city'
      : environment === 'forest'
        ? 'countryside'
        : environment === 'lake'
          ? 'sea'
          : environment;
  for (let attempt = 0; ; attempt += 1) {
    const name = random.chance(0.2)
      ? `${random.pick(parts.solo)} ${random.pick(parts.soloTails)}`
      : `${random.pick([...(parts.heads[key] ?? []), ...(parts.heads.any ?? [])])} ${random.pick(parts.tails)}`;
    const inCountry = `${country}|${foldName(name)}`;
    const inTown = `${town.id}|${foldName(name)}`;
    if (attempt < PATIENCE * 3 && taken.has(attempt < PATIENCE ? inCountry : inTown)) continue;
    taken.add(inCountry).add(inTown);
    return name;
  }
}

const STREET_LANGUAGE: Record<CatalogueCountry, 'fr' | 'es' | 'nl' | 'it'> = {
  FR: 'fr',
  ES: 'es',
  BE: 'nl',
  NL: 'nl',
  IT: 'it',
};

/**
 * Creates a hotel: known facts, and the others generated from its seed. Score and review count are set later, with its
 * reviews. `taken` collects used names.
 */
export function makeHotel(book: PlaceBook, known: KnownHotel, taken: Set<string>): HotelRecord {
  const random = createRandom(known.seed, 'hotel');
  const { town } = known;
  // Distance from the centre of the town: one or two kilometres in a big town, less in a small one.
  const spread = Math.min(0.022, 0.004 + Math.sqrt(town.population) * 0.00002);
  const lat = known.lat ?? round(town.lat + random.bell() * spread);
  const lng = known.lng ?? round(town.lng + random.bell() * spread * 1.3);
  const placeIds = placeIdsAt(book, town, lat, lng);
  const environments = environmentsOf(book, town, placeIds);
  const environment = environments[0] ?? 'countryside';
  const french = speaksFrench(random, book, town);
  const drawnStars = drawStars(random);
  const stars = known.stars ?? drawnStars;
  const drawnRooms = drawRooms(random, stars);
  const { facilities, ecoFacilities } = drawFacilities(random, stars, environments, known.facilities);
  const type = drawType(random, environment, stars, facilities);
  const street = random.pick(STREETS[french ? 'fr' : STREET_LANGUAGE[town.country]]);
  const number = random.int(1, 96);
  const postcode = drawPostcode(random, book, town);
  return {
    id: known.id,
    name: known.name ?? drawName(random, town, french, environment, taken),
    country: town.country,
    placeIds,
    cityId: town.id,
    cityName: known.cityName ?? town.names.local,
    address: known.address ?? street.replace('{n}', String(number)),
    postcode: known.postcode ?? postcode,
    lat,
    lng,
    stars,
    rooms: known.rooms ?? drawnRooms,
    score: 0,
    reviewCount: 0,
    type,
    environments,
    styles: drawStyles(random, type, stars),
    facilities,
    ecoFacilities,
    pictures: choosePictures(random, {
      id: known.id,
      seed: known.seed,
      environments,
      facilities,
      lat,
      skiing: placeIds.some((id) => isSkiResort(book.byId.get(id))),
    }),
    popularity: Math.min(
      1000,
      Math.round(120 + random.unit() ** 2 * 800 + Math.log10(town.population + 10) * 12),
    ),
    seed: known.seed,
    register: known.register,
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Seed of a hotel, by the catalogue's seed and the hotel's key. */
export function hotelSeed(catalogueSeed: number, key: string): number {
  return hashSeed(catalogueSeed, 'hotel', key);
}
