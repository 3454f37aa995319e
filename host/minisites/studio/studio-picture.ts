import { unsafePart } from '@staykit/partners/problems/safe-svg.ts';
import { StudioError } from './studio-error.ts';

/** A part of a picture, in pixels of the picture as it is seen. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a place of a picture takes. */
export interface Slot {
  /** Width by height that it is cut to; absent: it keeps its own. */
  ratio?: number;
  /** The most pixels that are of use. */
  width: number;
  height: number;
  /** The most bytes, as the check of partner files has them. */
  bytes: number;
  /** Whether it may let the page through. */
  isLogo: boolean;
}

const BANNER = { isLogo: false } as const;
const LOGO: Slot = { width: 800, height: 192, bytes: 200_000, isLogo: true };

/** The places of pictures, by the path of their value. */
export const SLOTS: Readonly<Record<string, Slot>> = {
  'bannerUrls.desktop': { ...BANNER, ratio: 1500 / 736, width: 1500, height: 736, bytes: 600_000 },
  'bannerUrls.mobile': { ...BANNER, ratio: 750 / 528, width: 750, height: 528, bytes: 300_000 },
  logoUrl: LOGO,
  logoDarkUrl: LOGO,
};

/** A bomb of pixels is refused by its head, before any of it is unpacked. */
const MOST_PIXELS = 50_000_000;
const QUALITIES = [84, 74, 62, 50];

/**
 * A picture as it is kept: a drawing as it came if nothing in it is unsafe, and a photograph cut to its place, turned
 * as it was taken, without what its camera wrote into it. Throws `BAD_INPUT` for what is no picture.
 */
export async function studioPicture(
  body: Buffer,
  slot: Slot,
  crop?: Crop,
): Promise<{ body: Buffer; ending: string }> {
  const start = body.subarray(0, 1_000).toString('utf8');
  if (/<svg[\s>]/i.test(start) || /^\s*<\?xml/.test(start)) {
    const unsafe = unsafePart(body.toString('utf8'));
    if (unsafe !== undefined)
      throw new StudioError('BAD_INPUT', `This drawing has ${unsafe}. Save it as a plain SVG without that.`);
    return { body, ending: 'svg' };
  }
  try {
    return await encoded(body, slot, crop);
  } catch (error) {
    if (error instanceof StudioError) throw error;
    throw new StudioError('BAD_INPUT', 'This is no SVG, PNG, JPEG, WebP or AVIF picture, or it is broken.');
  }
}

async function encoded(body: Buffer, slot: Slot, crop?: Crop): Promise<{ body: Buffer; ending: string }> {
  const { default: sharp } = await import('sharp');
  const { autoOrient, format } = await sharp(body, { limitInputPixels: MOST_PIXELS }).metadata();
  if (!/^(png|jpeg|webp|heif|avif)$/.test(format))
    throw new StudioError('BAD_INPUT', 'Pictures are SVG, PNG, JPEG, WebP or AVIF.');
  if (crop && !isWithin(crop, autoOrient))
    throw new StudioError('BAD_INPUT', 'The part to keep is not within the picture.');
  const upright = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const cut = (crop ? upright.extract(crop) : upright).resize({
    width: slot.width,
    height: slot.height,
    fit: slot.ratio === undefined ? 'inside' : 'cover',
    // What is too small is for the check to refuse: enlarged it would only look as if it were not.
    withoutEnlargement: true,
  });
  if (slot.isLogo) return { body: await cut.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' };
  const flat = cut.flatten({ background: '#ffffff' });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= slot.bytes) break;
  }
  return { body: jpeg, ending: 'jpg' };
}

const isWithin = ({ left, top, width, height }: Crop, whole: { width: number; height: number }): boolean =>
  left >= 0 &&
  top >= 0 &&
  width > 0 &&
  height > 0 &&
  left + width <= whole.width &&
  top + height <= whole.height;
