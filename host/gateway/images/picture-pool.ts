/** The kinds of scene and how many of each are in the pool: 240 in all. */
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
} as const;

/** A kind of scene. */
export type PictureKind = keyof typeof PICTURE_POOL;

/** Every kind, in the order of the pool. */
export const PICTURE_KINDS = Object.keys(PICTURE_POOL) as PictureKind[];

/** The id of one picture: its kind and its number from 1. */
export function pictureId(kind: PictureKind, number: number): string {
  return `${kind}-${String(number).padStart(2, '0')}`;
}

/** Kind and number of an id, or undefined when the pool has no such picture. */
export function parsePictureId(id: string): { kind: PictureKind; number: number } | undefined {
  const match = /^([a-z]+)-(\d{2})$/.exec(id);
  const kind = PICTURE_KINDS.find((candidate) => candidate === match?.[1]);
  const number = Number(match?.[2]);
  return kind === undefined || number < 1 || number > PICTURE_POOL[kind] ? undefined : { kind, number };
}

/** Ids of the whole pool. */
export function allPictureIds(): string[] {
  return PICTURE_KINDS.flatMap((kind) =>
    Array.from({ length: PICTURE_POOL[kind] }, (_, index) => pictureId(kind, index + 1)),
  );
}
