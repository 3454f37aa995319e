import { PICTURE_POOL, pictureId } from '@staykit/gateway/images/picture-pool.ts';
import type { PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import type { Random } from './random.ts';

/** Kinds of pictures by environment; the first is the main picture. */
const SCENES: Record<string, readonly PictureKind[]> = {
  sea: ['sea', 'sea', 'sea'],
  mountain: ['mountain', 'snow', 'mountain'],
  lake: ['lake', 'lake', 'mountain'],
  city: ['city', 'city', 'city'],
  water: ['canal', 'canal', 'city'],
  vineyard: ['vineyard', 'vineyard', 'country'],
  forest: ['forest', 'forest', 'country'],
  countryside: ['country', 'country', 'forest'],
};

/** Degrees north from which palms would be out of place beside a pool: the south coasts lie below. */
const PALMS_NORTH = 44.5;

/** The drawings of a pool with an even number have a palm; the one before each has none. */
const withoutPalm = (number: number): number => number - 1 + (number % 2);

/** At least nine different pictures that fit a hotel, best first. */
export function choosePictures(
  random: Random,
  environments: readonly string[],
  facilities: readonly string[],
  /** Degrees north: what grows beside the pool. */
  lat: number,
): string[] {
  const chosen = new Set<string>();
  const add = (kind: PictureKind): void => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const drawn = random.int(1, PICTURE_POOL[kind]);
      const id = pictureId(kind, kind === 'pool' && lat > PALMS_NORTH ? withoutPalm(drawn) : drawn);
      if (chosen.has(id)) continue;
      chosen.add(id);
      return;
    }
  };
  const outside = environments.flatMap((environment) => SCENES[environment] ?? []);
  const scenes = outside.length > 0 ? outside : (SCENES.countryside ?? []);
  add(scenes[0] ?? 'country');
  add('room');
  const has = (...codes: string[]): boolean => codes.some((code) => facilities.includes(code));
  if (has('outdoorPool', 'indoorPool')) add('pool');
  if (has('spa', 'sauna', 'hammam')) add('spa');
  if (has('restaurant', 'breakfast')) add('table');
  add(scenes[1] ?? 'country');
  add('room');
  if (has('restaurant')) add('table');
  if (has('spa')) add('spa');
  for (const scene of scenes.slice(2)) add(scene);
  while (chosen.size < 9) add(random.pick([...scenes, 'room']));
  return [...chosen];
}
