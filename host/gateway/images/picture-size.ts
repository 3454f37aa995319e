import { IMAGE_SIZES } from '@staykit/values/offer/image-sizes.ts';

/** Picture sizes in pixels, width then height: those that pages ask for, then the banners of minisites. */
export const PICTURE_SIZES = {
  ...IMAGE_SIZES,
  'banner-desktop': [1500, 736],
  'banner-mobile': [750, 528],
} as const;

/** Name of a picture size. */
export type PictureSize = keyof typeof PICTURE_SIZES;

/** Picture formats and their media types. */
export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;

/** Name of a picture format. */
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Whether `value` is a picture size. */
export function isPictureSize(value: string): value is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, value);
}

/** Whether `value` is a picture format. */
export function isPictureFormat(value: string): value is PictureFormat {
  return Object.hasOwn(PICTURE_FORMATS, value);
}
