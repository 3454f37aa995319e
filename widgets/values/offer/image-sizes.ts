/** Sizes of a picture in pixels, width then height: cards and galleries, then pictures over the whole screen. */
export const IMAGE_SIZES = {
  thumbnail: [120, 80],
  small: [640, 360],
  large: [960, 540],
  full: [1920, 1080],
  wide: [2560, 1440],
} as const;

/** A size by name. */
export type ImageSize = keyof typeof IMAGE_SIZES;
