import { createHash, randomUUID } from 'node:crypto';
import type { Sharp } from 'sharp';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { concurrencyLimit } from './concurrency-limit.ts';
import { cropAt, photoOfPicture, type Focus } from './photo-focus.ts';
import type { PhotoStore } from './photo-store.ts';
import {
  isPictureFormat,
  isPictureSize,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from './picture-size.ts';

/** Encodes a drawing or a photo in a size, cropped around its centre or the point to keep. */
async function encodePicture(
  original: string | Uint8Array,
  size: PictureSize,
  format: Exclude<PictureFormat, 'svg'>,
  focus?: Focus,
): Promise<Uint8Array> {
  // Imported with the first picture, so that it does not slow the start.
  const { default: sharp } = await import('sharp');
  const [width, height] = PICTURE_SIZES[size];
  // A drawing is 1200 wide at 72 dots an inch; wider pictures need more.
  const density = Math.ceil(72 * Math.max(1, width / 1200));
  const input = typeof original === 'string' ? sharp(Buffer.from(original), { density }) : sharp(original);
  const image = focus
    ? await cropped(input, { width, height }, focus)
    : input.resize(width, height, { fit: 'cover' });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ palette: true, quality: 90, compressionLevel: 8 }).toBuffer();
  }
}

/** The size that covers a crop, and the crop around a point. */
async function cropped(input: Sharp, size: { width: number; height: number }, focus: Focus): Promise<Sharp> {
  const { width, height } = await input.metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const covering = {
    width: Math.max(size.width, Math.round(width * scale)),
    height: Math.max(size.height, Math.round(height * scale)),
  };
  return input
    .resize(covering.width, covering.height, { fit: 'fill' })
    .extract({ ...cropAt(covering, size, focus), ...size });
}

/** Pictures by id, encoded on the first request. */
export interface PictureStore {
  /** The picture's bytes, or undefined for an unknown id, size or format. */
  picture(id: string, size: string, format: string): Promise<Uint8Array | undefined>;
}

/** Options of `createPictureStore`. */
export interface PictureStoreOptions {
  /** Encoded pictures are cached in its folder `pictures`. */
  dataDir: string;
  /** The picture of an id as SVG, 1200 wide; undefined for an unknown id. */
  draw(id: string): string | undefined;
  /** The photos, which are looked up first. Default: none. */
  photos?: Pick<PhotoStore, 'has' | 'read'>;
  /** Pictures encoded concurrently: AVIF takes a core for a tenth of a second. */
  atOnce?: number;
}

/** Opens the store. Nothing is encoded or read before the first request. */
export function createPictureStore({ dataDir, draw, photos, atOnce = 2 }: PictureStoreOptions): PictureStore {
  const folder = join(dataDir, 'pictures');
  const limited = concurrencyLimit(atOnce);
  const pending = new Map<string, Promise<Uint8Array | undefined>>();

  async function encodeOnce(
    key: string,
    original: () => Promise<string | Uint8Array | undefined>,
    size: PictureSize,
    format: Exclude<PictureFormat, 'svg'>,
    focus?: Focus,
  ): Promise<Uint8Array | undefined> {
    const name = `${key}-${size}.${format}`;
    const file = join(folder, name);
    const known = pending.get(name);
    if (known !== undefined) return known;
    const job = readFile(file).catch(() =>
      limited(async () => {
        const found = await original();
        if (found === undefined) return undefined;
        const body = await encodePicture(found, size, format, focus);
        const draft = `${file}.${randomUUID()}`;
        try {
          await mkdir(folder, { recursive: true });
          // Renamed when complete: a crash leaves no partial picture.
          await writeFile(draft, body);
          await rename(draft, file);
        } catch {
          // A full or read-only disk costs the cache, not the picture.
          await rm(draft, { force: true }).catch(() => undefined);
        }
        return body;
      }),
    );
    pending.set(name, job);
    try {
      return await job;
    } finally {
      pending.delete(name);
    }
  }

  return {
    async picture(id, size, format) {
      if (!isPictureSize(size) || !isPictureFormat(format)) return undefined;
      // Asked each time: of a photo that was deleted, encodings may be left.
      const { photo, focus } = photoOfPicture(id);
      if (await photos?.has(photo))
        return format === 'svg'
          ? undefined
          : encodeOnce(id, async () => photos?.read(photo), size, format, focus);
      const svg = draw(id);
      if (svg === undefined) return undefined;
      if (format === 'svg') return Buffer.from(svg);
      // Named by the hash of its drawing: a changed drawing gets a new file.
      const key = createHash('sha256').update(svg).digest('hex').slice(0, 20);
      return encodeOnce(key, async () => svg, size, format);
    },
  };
}
