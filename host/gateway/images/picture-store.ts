import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isPictureFormat,
  isPictureSize,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from './picture-size.ts';

/** Renders a drawing in a size, cropped around its centre. */
async function encodePicture(
  svg: string,
  size: PictureSize,
  format: Exclude<PictureFormat, 'svg'>,
): Promise<Uint8Array> {
  // Imported with the first picture, so that it does not slow the start.
  const { default: sharp } = await import('sharp');
  const { width, height } = PICTURE_SIZES[size];
  // A drawing is 1200 wide at 72 dots an inch; wider banners need more.
  const image = sharp(Buffer.from(svg), { density: width > 1200 ? 96 : 72 }).resize(width, height, {
    fit: 'cover',
  });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ palette: true, quality: 90, compressionLevel: 8 }).toBuffer();
  }
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
  /** Pictures encoded concurrently: AVIF takes a core for a tenth of a second. */
  atOnce?: number;
}

/** Runs at most `limit` jobs concurrently and queues the others. */
function concurrencyLimit(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The slot passes to the first in the queue: a new job must not overtake it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Opens the store. Nothing is encoded or read before the first request. */
export function createPictureStore({ dataDir, draw, atOnce = 2 }: PictureStoreOptions): PictureStore {
  const folder = join(dataDir, 'pictures');
  const limited = concurrencyLimit(atOnce);
  const pending = new Map<string, Promise<Uint8Array>>();

  async function encodeOnce(
    svg: string,
    size: PictureSize,
    format: Exclude<PictureFormat, 'svg'>,
  ): Promise<Uint8Array> {
    // Named by the hash of its drawing: a changed drawing gets a new file.
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}-${size}.${format}`;
    const file = join(folder, name);
    const known = pending.get(name);
    if (known !== undefined) return known;
    const job = readFile(file).catch(() =>
      limited(async () => {
        const body = await encodePicture(svg, size, format);
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
      const svg = draw(id);
      if (svg === undefined) return undefined;
      return format === 'svg' ? Buffer.from(svg) : encodeOnce(svg, size, format);
    },
  };
}
