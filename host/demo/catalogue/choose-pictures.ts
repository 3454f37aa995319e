import { PICTURE_POOL, pictureId } from '@staykit/gateway/images/picture-pool.ts';
import type { PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import { createRandom, type Random } from './random.ts';

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

/** Degrees north from which palms would be out of place: the south coasts lie below. */
const PALMS_NORTH = 44.5;

/** What else a place of a kind looks like; `sea` in the north and mountains with slopes have their own. */
const LOOKS: Partial<Record<PictureKind | 'north' | 'skiing', readonly PictureKind[]>> = {
  sea: ['sea', 'sea', 'harbour'],
  north: ['sea', 'dunes', 'harbour'],
  skiing: ['slopes', 'snow', 'mountain'],
  city: ['city', 'street'],
  country: ['country', 'village'],
};

/** A motif without a palm: of a pool those with an odd number, of the sea all but every fourth. */
export function withoutPalm(kind: PictureKind, number: number): number {
  if (kind === 'pool') return number - 1 + (number % 2);
  return kind === 'sea' && number % 4 === 2 ? number - 1 : number;
}

/** What the pictures of a hotel are chosen from. */
export interface PictureFacts {
  /** The hotel's id: no other hotel has its pictures. */
  id: string;
  seed: number;
  environments: readonly string[];
  facilities: readonly string[];
  /** Degrees north: what grows there, and which coast it is. */
  lat: number;
  /** Whether it is in a ski resort. */
  skiing: boolean;
}

/** At least nine different pictures that fit a hotel and are its own, best first. */
export function choosePictures(random: Random, facts: PictureFacts): string[] {
  const { environments, facilities } = facts;
  const chosen = new Map<string, [PictureKind, number]>();
  const add = (kind: PictureKind): void => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const drawn = random.int(1, PICTURE_POOL[kind]);
      const number = kind === 'pool' && facts.lat > PALMS_NORTH ? withoutPalm(kind, drawn) : drawn;
      const id = pictureId(kind, number);
      if (chosen.has(id)) continue;
      chosen.set(id, [kind, number]);
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
  return ownPictures([...chosen.values()], facts);
}

/** Turns motifs into pictures of this hotel: one of the looks of its place, drawn for it alone. */
function ownPictures(
  motifs: readonly (readonly [PictureKind, number])[],
  { id, seed, lat, skiing }: PictureFacts,
): string[] {
  // Random numbers of its own: more looks do not change what is drawn after the pictures.
  const random = createRandom(seed, 'pictures');
  const own = new Set<string>();
  for (const [drawnKind, drawnNumber] of motifs) {
    const place =
      drawnKind === 'sea' && lat > PALMS_NORTH
        ? 'north'
        : drawnKind === 'mountain' && skiing
          ? 'skiing'
          : drawnKind;
    const kind = random.pick(LOOKS[place] ?? [drawnKind]);
    for (let step = 0; ; step += 1) {
      const number = ((drawnNumber - 1 + step) % PICTURE_POOL[kind]) + 1;
      const picture = pictureId(kind, lat > PALMS_NORTH ? withoutPalm(kind, number) : number, id);
      if (own.has(picture)) continue;
      own.add(picture);
      break;
    }
  }
  return [...own];
}
