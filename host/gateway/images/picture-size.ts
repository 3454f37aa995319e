/** Picture sizes in pixels: cards and galleries, pictures over the whole screen, then the banners of minisites. */
export const PICTURE_SIZES = {
  thumbnail: { width: 120, height: 80 },
  small: { width: 640, height: 360 },
  large: { width: 960, height: 540 },
  full: { width: 1920, height: 1080 },
  wide: { width: 2560, height: 1440 },
  'banner-desktop': { width: 1500, height: 736 },
  'banner-mobile': { width: 750, height: 528 },
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
