/** Pixels of the sizes that pictures are asked in: cards and galleries, then the banners of minisites. */
export const PICTURE_SIZES = {
  thumbnail: { width: 120, height: 80 },
  small: { width: 640, height: 360 },
  large: { width: 960, height: 540 },
  'banner-desktop': { width: 1500, height: 736 },
  'banner-mobile': { width: 750, height: 528 },
} as const;

/** A size that can be asked. */
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The forms that a picture is served in, with their media types. */
export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;

/** A form that can be asked. */
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** True when `value` is a size. */
export function isPictureSize(value: string): value is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, value);
}

/** True when `value` is a form. */
export function isPictureFormat(value: string): value is PictureFormat {
  return Object.hasOwn(PICTURE_FORMATS, value);
}
