/** Kinds of demo pictures and how many motifs there are of each. */
export const PICTURE_POOL = {
  sea: 26,
  mountain: 22,
  snow: 16,
  country: 22,
  vineyard: 14,
  forest: 14,
  lake: 14,
  canal: 14,
  city: 24,
  room: 32,
  spa: 14,
  table: 16,
  pool: 12,
  harbour: 12,
  dunes: 12,
  street: 24,
  village: 12,
  slopes: 12,
  museum: 8,
  fair: 8,
  zoo: 6,
} as const;

/** Kind of a demo picture. */
export type PictureKind = keyof typeof PICTURE_POOL;

/** All kinds, in the order of the pool. */
const PICTURE_KINDS = Object.keys(PICTURE_POOL) as PictureKind[];

/** Id of a motif of the pool: its kind and its number from 1. `of` (a hotel's id) makes a picture of its own of it. */
export function pictureId(kind: PictureKind, number: number, of = ''): string {
  return `${kind}-${String(number).padStart(2, '0')}${of && `-${of}`}`;
}

/** Kind and number of a picture id; undefined for any other id. */
export function parsePictureId(id: string): { kind: PictureKind; number: number } | undefined {
  const match = /^([a-z]+)-(\d{2})(?:-[0-9a-z]{1,20})?$/.exec(id);
  const kind = PICTURE_KINDS.find((candidate) => candidate === match?.[1]);
  const number = Number(match?.[2]);
  return kind === undefined || number < 1 || number > PICTURE_POOL[kind] ? undefined : { kind, number };
}
