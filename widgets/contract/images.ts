import * as z from 'zod/mini';
import { IMAGE_SIZES } from '@staykit/values/offer/image-sizes.ts';
import { call } from './call.ts';

/** Encodings, the smallest first; `svg` is a drawing itself. */
export const IMAGE_FORMATS = ['avif', 'webp', 'png', 'svg'] as const;

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
