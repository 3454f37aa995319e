import * as z from 'zod/mini';
import { call } from './call.ts';

/** Sizes of a picture in pixels, width then height. */
export const IMAGE_SIZES = {
  thumbnail: [120, 80],
  small: [640, 360],
  large: [960, 540],
  full: [1920, 1080],
  wide: [2560, 1440],
} as const;

/** Encodings, the smallest first; `svg` is a drawing itself. */
export const IMAGE_FORMATS = ['avif', 'webp', 'png', 'svg'] as const;

/** A size by name. */
export type ImageSize = keyof typeof IMAGE_SIZES;

/** An encoding. */
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A picture of a hotel; the answer is the picture itself. */
export const getImage = call({
  id: 'getImage',
  method: 'GET',
  base: 'api',
  path: '/images/:pictureId/:file',
  summary:
    'A picture in one size and format: thumbnail, small, large, full or wide; avif, webp, png, or svg for a drawing.',
  params: z.object({
    pictureId: z.string().check(z.regex(/^[\w-]{1,60}$/, 'expected a picture id')),
    file: z
      .string()
      .check(
        z.regex(
          new RegExp(`^(${Object.keys(IMAGE_SIZES).join('|')})\\.(${IMAGE_FORMATS.join('|')})$`),
          'expected a size and a format, like small.avif',
        ),
      ),
  }),
  media: ['image/avif', 'image/webp', 'image/png', 'image/svg+xml'],
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'forever',
});
