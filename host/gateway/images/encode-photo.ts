import { PHOTO_LIMITS } from '@staykit/contract/inventory/hotel-photos.ts';

/** A photo that cannot be used; the message tells the supplier why. */
export class PhotoError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PhotoError';
  }
}

/** Longest side of a stored photo in pixels: what the largest picture needs. */
const LONGEST_SIDE = 2_560;
/** Seconds after which decoding is given up. */
const LONGEST_S = 20;

/** The first bytes of the formats: only these decoders are ever given foreign bytes. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  heif: /^[\s\S]{4}ftypavi[fs]/,
};

/**
 * Checks a photo by its content, and encodes it anew: upright, sRGB, without EXIF (which holds places and devices) and
 * anything else that is not its pixels. Throws a PhotoError.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const { pixels, minWidth, minHeight } = PHOTO_LIMITS;
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const format = Object.keys(SIGNATURES).find((name) => SIGNATURES[name]?.test(start));
  if (format === undefined) throw new PhotoError('expected a JPEG, PNG, WebP or AVIF picture');
  // Imported with the first photo, so that it does not slow the start.
  const { default: sharp } = await import('sharp');
  // The size in the header is held against the limit before a pixel is decoded.
  const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
  try {
    const { width, height, autoOrient } = await image.metadata();
    if (width * height > pixels)
      throw new PhotoError(
        `expected at most ${pixels / 1e6} megapixels, received ${width} × ${height} pixels`,
      );
    if (autoOrient.width < minWidth || autoOrient.height < minHeight)
      throw new PhotoError(
        `expected at least ${minWidth} × ${minHeight} pixels, received ${autoOrient.width} × ${autoOrient.height}`,
      );
    return await image
      .timeout({ seconds: LONGEST_S })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    const reason = /pixel limit/.test((error as Error).message)
      ? `expected at most ${pixels / 1e6} megapixels`
      : 'the picture is damaged or incomplete';
    throw new PhotoError(reason);
  }
}
