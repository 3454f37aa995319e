import { COMFORT_FACILITIES, ECO_FACILITIES } from '@staykit/gateway/catalogue/vocabulary.ts';
import type { Random } from './random.ts';

/** Rooms by stars: percentiles 10, 25, 50, 75 and 90 of the French register. */
const ROOMS: Record<number, readonly number[]> = {
  1: [8, 14, 24, 46, 71],
  2: [9, 14, 23, 47, 72],
  3: [12, 20, 33, 53, 80],
  4: [14, 25, 44, 82, 127],
  5: [13, 21, 40, 64, 121],
};

/** Weights of stars: those of the register, with fewer hotels of the lowest classes. */
const STARS: readonly (readonly [number, number])[] = [
  [2, 16],
  [3, 49],
  [4, 28],
  [5, 7],
];

/** Share of hotels with a facility, by 1 to 5 stars; the first six rows are those of the Piedmontese register. */
const RATES: Record<string, readonly number[]> = {
  pets: [0.44, 0.52, 0.59, 0.77, 0.75],
  garage: [0.12, 0.18, 0.32, 0.46, 0.5],
  lift: [0.11, 0.19, 0.68, 0.89, 1],
  parking: [0.52, 0.66, 0.72, 0.76, 0.75],
  accessible: [0.19, 0.26, 0.56, 0.8, 1],
  airConditioning: [0.14, 0.23, 0.6, 0.9, 1],
  wifi: [0.9, 0.95, 0.98, 1, 1],
  outdoorPool: [0.03, 0.08, 0.22, 0.38, 0.55],
  indoorPool: [0, 0.02, 0.1, 0.28, 0.6],
  spa: [0, 0.02, 0.12, 0.45, 0.85],
  sauna: [0.01, 0.05, 0.18, 0.45, 0.8],
  hammam: [0, 0.01, 0.08, 0.3, 0.65],
  jacuzzi: [0.01, 0.03, 0.14, 0.35, 0.6],
  massage: [0, 0.03, 0.15, 0.45, 0.85],
  fitness: [0.02, 0.05, 0.2, 0.5, 0.85],
  restaurant: [0.35, 0.45, 0.55, 0.72, 0.92],
  bar: [0.4, 0.5, 0.65, 0.85, 0.97],
  breakfast: [0.8, 0.9, 0.97, 1, 1],
  roomService: [0.02, 0.05, 0.2, 0.55, 0.98],
  familyRooms: [0.4, 0.5, 0.55, 0.55, 0.5],
  kidsClub: [0, 0.01, 0.04, 0.09, 0.15],
  terrace: [0.35, 0.45, 0.5, 0.6, 0.75],
  garden: [0.3, 0.4, 0.42, 0.5, 0.6],
  golf: [0.02, 0.03, 0.08, 0.16, 0.3],
  tennis: [0.02, 0.03, 0.06, 0.12, 0.25],
  bikeRental: [0.1, 0.15, 0.25, 0.35, 0.45],
  skiRoom: [0, 0, 0, 0, 0],
  beachAccess: [0, 0, 0, 0, 0],
  reception24h: [0.05, 0.12, 0.35, 0.7, 0.98],
  library: [0.05, 0.08, 0.12, 0.2, 0.35],
};

/** Random stars. */
export function drawStars(random: Random): number {
  return random.weighted(STARS);
}

/** Random number of rooms for these stars. */
export function drawRooms(random: Random, stars: number): number {
  const steps = ROOMS[Math.max(1, Math.round(stars))] ?? ROOMS[3] ?? [];
  const at = random.unit() * (steps.length + 1) - 1;
  const low = steps[Math.max(0, Math.floor(at))] ?? 10;
  const high = steps[Math.min(steps.length - 1, Math.floor(at) + 1)] ?? low;
  return Math.max(5, Math.round(low + (high - low) * (at - Math.floor(at))));
}

/** Facilities of a hotel: `known` ones from a register, the others by the rates of its stars. */
export function drawFacilities(
  random: Random,
  stars: number,
  environments: readonly string[],
  known: ReadonlyMap<string, boolean> = new Map(),
): { facilities: string[]; ecoFacilities: number } {
  const column = Math.min(4, Math.max(0, Math.round(stars) - 1));
  const has = (code: string): boolean => {
    // Always drawn, so that one more known fact does not change later draws.
    const drawn = random.chance(RATES[code]?.[column] ?? 0);
    if (code === 'skiRoom') return environments.includes('mountain') && random.chance(0.75);
    if (code === 'beachAccess') return environments.includes('sea') && random.chance(0.45);
    return known.get(code) ?? drawn;
  };
  const facilities = COMFORT_FACILITIES.map((facility) => facility.code).filter(has);
  // Most hotels have a few ecological facilities; a fifth has enough for the label.
  const serious = random.chance(0.2) || known.get('ecoLabel') === true;
  const count = serious ? random.int(8, 12) : random.int(0, 6);
  const eco = random.sample(
    ECO_FACILITIES.map((facility) => facility.code),
    count,
  );
  return { facilities: [...facilities, ...eco], ecoFacilities: eco.length };
}

/** Type of a hotel. */
export function drawType(
  random: Random,
  environment: string,
  stars: number,
  facilities: readonly string[],
): string {
  const spa = facilities.includes('spa') ? 3 : 0;
  const base: (readonly [string, number])[] = [
    ['hotel', 10],
    ['spaHotel', spa],
    ['aparthotel', stars <= 4 ? 1 : 0],
  ];
  const more: Record<string, (readonly [string, number])[]> = {
    city: [
      ['boutique', stars >= 3 ? 4 : 1],
      ['guesthouse', 1],
    ],
    water: [
      ['boutique', stars >= 3 ? 4 : 1],
      ['guesthouse', 2],
    ],
    sea: [
      ['resort', stars >= 4 ? 3 : 1],
      ['boutique', 2],
      ['guesthouse', 1],
    ],
    lake: [
      ['resort', stars >= 4 ? 3 : 1],
      ['inn', 2],
      ['boutique', 2],
    ],
    mountain: [
      ['chalet', 6],
      ['inn', 2],
    ],
    vineyard: [
      ['castle', stars >= 4 ? 4 : 1],
      ['farm', 3],
      ['inn', 3],
    ],
    forest: [
      ['inn', 4],
      ['farm', 2],
      ['castle', stars >= 4 ? 3 : 0],
    ],
    countryside: [
      ['castle', stars >= 4 ? 4 : 1],
      ['farm', 4],
      ['inn', 4],
      ['guesthouse', 2],
    ],
  };
  return random.weighted([...base, ...(more[environment] ?? [])]);
}

/** One to three styles that fit the hotel. */
export function drawStyles(random: Random, type: string, stars: number): string[] {
  const weights: (readonly [string, number])[] = [
    ['charming', 5],
    ['romantic', type === 'castle' ? 5 : 3],
    ['contemporary', type === 'castle' ? 1 : 4],
    ['design', type === 'boutique' ? 5 : 1],
    ['historic', type === 'castle' ? 8 : 2],
    ['rustic', ['farm', 'inn', 'chalet'].includes(type) ? 6 : 0.5],
    ['family', type === 'aparthotel' ? 6 : 2],
    ['luxury', stars >= 5 ? 8 : 0],
  ];
  const styles = new Set<string>();
  for (let draw = random.int(1, 3); draw > 0; draw -= 1) styles.add(random.weighted(weights));
  return [...styles];
}
