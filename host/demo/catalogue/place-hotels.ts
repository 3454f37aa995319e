import { nearestTown, type PlaceBook } from './places.ts';
import { createRandom, type Random } from './random.ts';
import type { CatalogueCountry, PlaceRecord } from '@staykit/gateway/catalogue/records.ts';

/**
 * Destinations: local name and minimum number of hotels in a catalogue of 2,500. The other hotels are distributed by
 * town size.
 */
const DESTINATIONS: Record<CatalogueCountry, string> = {
  FR: 'Paris:80|Nice:24|Lyon:24|Bordeaux:24|Strasbourg:22|Lille:18|Marseille:20|Toulouse:16|Nantes:12|Annecy:14|Avignon:14|Aix-en-Provence:12|Colmar:12|Saint-Malo:14|La Rochelle:14|Biarritz:12|Cannes:12|Reims:12|Dijon:10|Beaune:10|Tours:10|Honfleur:10|Carcassonne:8|Montpellier:12|Rouen:6|Amboise:6|Sarlat-la-Canéda:6|Arles:6|Chamonix-Mont-Blanc:8|Deauville:8|Bayonne:5|Lourdes:6|Versailles:5|Ajaccio:6|Antibes:8',
  ES: 'Madrid:34|Barcelona:36|Sevilla:22|Valencia:20|Granada:16|Málaga:16|Donostia-San Sebastián:14|Bilbao:12|Toledo:10|Córdoba:10|Salamanca:8|Santiago de Compostela:10|Palma:14|Girona:8|Segovia:6|Cádiz:8|Tarragona:6|Zaragoza:8|Logroño:6',
  BE: 'Bruxelles:34|Antwerpen:24|Gent:22|Brugge:28|Oostende:12|Knokke-Heist:10|Leuven:8|Liège:8|Namur:6|Dinant:6|Durbuy:10|Spa:10|Mechelen:6|Bouillon:6|Ieper:5|Hasselt:6',
  NL: 'Amsterdam:38|Rotterdam:20|Den Haag:16|Utrecht:14|Maastricht:18|Groningen:8|Haarlem:8|Valkenburg:10|Delft:6|Leiden:6|Middelburg:6|’s-Hertogenbosch:8|Apeldoorn:8|Deventer:5|Nijmegen:5',
  IT: 'Roma:36|Firenze:26|Venezia:26|Milano:24|Napoli:14|Torino:14|Bologna:10|Verona:12|Siena:8|Pisa:6|Lucca:6|Como:6|Palermo:8|Lecce:6|Perugia:5|Assisi:6|Genova:6|Matera:6|Bari:5|Siracusa:5',
};

/** Share of the countries, in hundredths. */
const SHARES: readonly (readonly [CatalogueCountry, number])[] = [
  ['FR', 40],
  ['ES', 18],
  ['BE', 12],
  ['NL', 13],
  ['IT', 17],
];

/** Location of a generated hotel. */
export interface Site {
  town: PlaceRecord;
  /** Set if it is not near the town's centre: in a resort. */
  lat?: number;
  lng?: number;
}

const CITIES_OF_NOTE = 24;
const AT_LEAST_IN_A_CITY = 3;
/** The catalogue size that DESTINATIONS refers to. */
const DESTINATIONS_FOR = 2_500;
const AT_LEAST_IN_A_RESORT = 3;

/** A point within two kilometres of a resort's centre. */
function nearby(random: Random, zone: PlaceRecord): { lat: number; lng: number } {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return { lat: round(zone.lat + random.bell() * 0.009), lng: round(zone.lng + random.bell() * 0.012) };
}

function sitesOf(
  book: PlaceBook,
  country: CatalogueCountry,
  count: number,
  total: number,
  random: Random,
): Site[] {
  const sites: Site[] = [];
  const towns = book.towns.filter((town) => town.country === country);
  const resorts = book.zones.filter(
    (zone) => zone.place.category === 'resort' && zone.place.country === country,
  );
  // At most half of a small catalogue is in resorts and cities.
  const perResort = Math.max(
    1,
    Math.min(AT_LEAST_IN_A_RESORT, Math.floor(count / 3 / Math.max(1, resorts.length))),
  );
  for (const { place } of resorts) {
    const town = nearestTown(book.towns, country, place.lat, place.lng);
    if (town === undefined) continue;
    for (let index = 0; index < perResort && sites.length < count / 3; index += 1)
      sites.push({ town, ...nearby(random, place) });
  }
  const perCity = Math.max(1, Math.min(AT_LEAST_IN_A_CITY, Math.floor(count / 3 / CITIES_OF_NOTE)));
  for (const town of towns.slice(0, CITIES_OF_NOTE)) {
    for (let index = 0; index < perCity && sites.length < (count * 2) / 3; index += 1) sites.push({ town });
  }
  for (const [name, hotels] of DESTINATIONS[country].split('|').map((entry) => entry.split(':'))) {
    const town = towns.find((place) => place.names.local === name);
    const wanted = (Number(hotels) * total) / DESTINATIONS_FOR;
    // Fractions are drawn, so that small catalogues contain some small destinations too.
    const whole = Math.floor(wanted) + (random.chance(wanted % 1) ? 1 : 0);
    for (let index = 0; town !== undefined && index < whole && sites.length < count; index += 1)
      sites.push({ town });
  }
  const weights = towns
    .filter((town) => town.population >= 2_000 || town.parents.length > 3)
    .map((town) => {
      const touristic = town.parents.some((id) => Number(id) >= 200_000);
      // Small towns without tourism have few hotels.
      const small = town.population < 60_000 && !touristic ? 0.12 : 1;
      // A larger exponent for metropolises: Paris gets one hotel in ten, as in the register.
      const size = (town.population + 400) ** (town.population > 300_000 ? 0.62 : 0.5);
      return [town, size * small * (touristic ? 1.5 : 1)] as const;
    });
  const ladder: number[] = [];
  let sum = 0;
  for (const [, weight] of weights) ladder.push((sum += weight));
  while (sites.length < count) {
    const at = random.unit() * sum;
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

/** Distributes the hotels of a generated catalogue: several in every resort and major city, the rest by attraction. */
export function chooseSites(book: PlaceBook, hotels: number, seed: number): Site[] {
  let left = hotels;
  return SHARES.flatMap(([country, share], index) => {
    const count = index === SHARES.length - 1 ? left : Math.round((hotels * share) / 100);
    left -= count;
    return sitesOf(book, country, count, hotels, createRandom(seed, 'sites', country));
  });
}

/** Price level of a place in thousandths: big cities and resorts are more expensive. */
export function placePriceRatio(town: PlaceRecord, placeIds: readonly string[]): number {
  const city =
    town.population > 1_500_000
      ? 1360
      : town.population > 600_000
        ? 1160
        : town.population > 150_000
          ? 1030
          : 940;
  const resort = placeIds.some((id) => id.length === 6 && id.startsWith('3')) ? 1120 : 0;
  const country: Record<CatalogueCountry, number> = { FR: 1, ES: 0.88, BE: 1.02, NL: 1.06, IT: 0.96 };
  return Math.round(Math.max(city, resort) * country[town.country]);
}
