import type { ImageSize } from '../../../widgets/contract/images.ts';
import type { ImagesBySize } from '../../../widgets/core/offer/images-by-size.ts';

/** The format of pictures whose address is told whole: every browser of the last years shows it. */
const FORMAT = 'webp';

/** The base address of a picture: whoever shows it adds size and format. */
export function picturePath(id: string): string {
  return `/api/images/${id}`;
}

/** Pictures in all sizes, with their whole addresses. */
export function imagesBySizeOf(ids: readonly string[]): ImagesBySize {
  const inSize = (size: ImageSize) => ids.map((id) => `${picturePath(id)}/${size}.${FORMAT}`);
  return { thumbnail: inSize('thumbnail'), small: inSize('small'), large: inSize('large') };
}
