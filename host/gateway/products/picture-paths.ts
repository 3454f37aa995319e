import type { ImageSize } from '@staykit/values/offer/image-sizes.ts';
import type { ImagesBySize } from '@staykit/core/offer/images-by-size.ts';

/** Format in complete picture addresses: all current browsers support it. */
const FORMAT = 'webp';

/** Base address of a picture; clients append size and format. */
export function picturePath(id: string): string {
  return `/api/images/${id}`;
}

/** Pictures in all sizes, with complete addresses. */
export function imagesBySizeOf(ids: readonly string[]): ImagesBySize {
  const inSize = (size: ImageSize) => ids.map((id) => `${picturePath(id)}/${size}.${FORMAT}`);
  return { thumbnail: inSize('thumbnail'), small: inSize('small'), large: inSize('large') };
}
