import { FOCUS_STEPS } from '@staykit/contract/inventory/hotel-photos.ts';

/** A point of a photo, 0 to 1 from its left and upper edge. */
export interface Focus {
  x: number;
  y: number;
}

const PICTURE = /^([0-9a-f]{40})-(\d\d)-(\d\d)$/;

/**
 * Id of the picture that a photo is shown as. It names the point that crops keep, in twentieths, so that a picture with
 * another point has another address: caches keep pictures forever.
 */
export function pictureOfPhoto({ photo, focus }: { photo: string; focus?: Focus }): string {
  if (!focus) return photo;
  const step = (part: number) => String(Math.round(part * FOCUS_STEPS)).padStart(2, '0');
  return `${photo}-${step(focus.x)}-${step(focus.y)}`;
}

/** The photo of a picture id and the point to keep; other ids are returned as they are. */
export function photoOfPicture(id: string): { photo: string; focus?: Focus } {
  const [, photo, x, y] = PICTURE.exec(id) ?? [];
  const focus = { x: Number(x) / FOCUS_STEPS, y: Number(y) / FOCUS_STEPS };
  return photo === undefined || focus.x > 1 || focus.y > 1 ? { photo: id } : { photo, focus };
}

/** Where a crop of `width` × `height` begins in a picture that covers it, so that its point is as near to the middle as can be. */
export function cropAt(
  covering: { width: number; height: number },
  { width, height }: { width: number; height: number },
  focus: Focus,
): { left: number; top: number } {
  const begin = (whole: number, part: number, at: number) =>
    Math.min(whole - part, Math.max(0, Math.round(whole * at - part / 2)));
  return {
    left: begin(covering.width, width, focus.x),
    top: begin(covering.height, height, focus.y),
  };
}
