import type { PlaceBook } from './places.ts';
import type { PlaceRecord } from '@staykit/gateway/catalogue/records.ts';

/** Environment of touristic areas, by local name; others have none. */
const AREAS: Record<string, string> = Object.fromEntries(
  Object.entries({
    sea: 'Côte d’Azur|Côte d’Opale|Côte Fleurie|Côte d’Émeraude|Golfe du Morbihan|Île de Ré|Bassin d’Arcachon|Baie de Somme|Cap Corse et Balagne|Côte Vermeille|Costa Brava|Costa Daurada|Costa Blanca|Costa de Almería|Costa del Sol|Costa de la Luz|Costa Verde|Rías Baixas|Mallorca|Tenerife|Gran Canaria|Kust|Noordzeekust|Zeeuwse kust|Waddeneilanden|Cinque Terre|Riviera ligure|Costiera amalfitana|Costa Smeralda|Riviera romagnola|Salento|Etna e costa ionica',
    mountain:
      'Mont-Blanc|Tarentaise|Vercors|Pyrénées|Vosges|Picos de Europa|Pirineo Aragonés|Pirineu Català|Sierra de Guadarrama|Sierra Nevada|Dolomiti|Via Lattea|Hautes Fagnes',
    vineyard:
      'Champagne|Route des vins d’Alsace|Alsace|Bourgogne|Beaujolais|Médoc|La Rioja Alta|Toscana – Chianti|Langhe e Roero|Luberon|Haspengouw',
    lake: 'Lac d’Annecy|Lago di Garda|Lago di Como|Lago Maggiore',
    forest: 'Ardenne|Veluwe|Jura|Landes|Cévennes|Kempen',
  }).flatMap(([environment, list]) => list.split('|').map((name) => [name, environment])),
);

/** Towns on rivers and canals. */
const WATER_TOWNS = new Set(
  'Brugge|Gent|Amsterdam|Utrecht|Delft|Leiden|Haarlem|Leeuwarden|Venezia|Colmar|Strasbourg|Annecy|Mechelen|Giethoorn|Alkmaar|Gouda'.split(
    '|',
  ),
);

/** Whether a place is a ski resort: seaside resorts have ids from 310000. */
export function isSkiResort(place: PlaceRecord | undefined): boolean {
  return place?.category === 'resort' && Number(place.id) < 310_000;
}

/** Environments of a hotel, strongest first: up to three codes of HOTEL_ENVIRONMENTS. */
export function environmentsOf(book: PlaceBook, town: PlaceRecord, placeIds: readonly string[]): string[] {
  const found = new Set<string>();
  for (const id of placeIds) {
    const place = book.byId.get(id);
    if (place?.category === 'resort') found.add(isSkiResort(place) ? 'mountain' : 'sea');
  }
  for (const id of placeIds) {
    const place = book.byId.get(id);
    const area = place?.category === 'touristicArea' ? AREAS[place.names.local] : undefined;
    if (area !== undefined && (town.population < 250_000 || area === 'sea')) found.add(area);
  }
  if (WATER_TOWNS.has(town.names.local)) found.add('water');
  if (town.population >= 45_000) found.add('city');
  if (found.size === 0 || (found.has('vineyard') && found.size === 1)) found.add('countryside');
  return [...found].slice(0, 3);
}
