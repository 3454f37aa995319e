/** At most so many pictures on a card. [CARD-03] */
export const GALLERY_LIMIT = 4;

/** What a gallery shows: one large picture, or four that can be moved through. [CARD-03] [CARD-04] */
export function galleryPictures(images: readonly string[]): string[] {
  return images.slice(0, images.length < GALLERY_LIMIT ? 1 : GALLERY_LIMIT);
}

/** The picture after `index` in a direction, staying within the gallery. */
export function stepPicture(index: number, step: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index + step));
}
