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
import { drawScene } from './scene.ts';

/** Turns a scene into pixels of a size, cut to its shape from the middle. */
async function encodePicture(
  svg: string,
  size: PictureSize,
  format: Exclude<PictureFormat, 'svg'>,
): Promise<Uint8Array> {
  // Loaded with the first picture: starting the server does not wait for it.
  const { default: sharp } = await import('sharp');
  const { width, height } = PICTURE_SIZES[size];
  // A scene is 1200 wide at 72 dots an inch; more for the banners that are wider.
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

/** Pictures by id, drawn and encoded when they are first asked for. */
export interface PictureStore {
  /** The picture's bytes, or undefined when there is no such id, size or form. */
  picture(id: string, size: string, format: string): Promise<Uint8Array | undefined>;
  /** The colour that a placeholder shows, `#rrggbb`; undefined for an unknown id. */
  colour(id: string): string | undefined;
}

/** How the store works. */
export interface PictureStoreOptions {
  /** Encoded pictures are kept in its folder `pictures`. */
  dataDir: string;
  /** Pictures encoded at one time: AVIF takes a core for a tenth of a second. */
  atOnce?: number;
}

/** Runs at most `limit` jobs at one time, the others wait their turn. */
function turnstile(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody slips in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Opens the store. Nothing is encoded or read until a picture is asked for. */
export function createPictureStore({ dataDir, atOnce = 2 }: PictureStoreOptions): PictureStore {
  const folder = join(dataDir, 'pictures');
  const inTurn = turnstile(atOnce);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const colours = new Map<string, string>();

  async function encodeOnce(
    svg: string,
    size: PictureSize,
    format: Exclude<PictureFormat, 'svg'>,
  ): Promise<Uint8Array> {
    // Named after what is in it: a scene that is drawn anew gets a new file.
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}-${size}.${format}`;
    const file = join(folder, name);
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const job = readFile(file).catch(() =>
      inTurn(async () => {
        const body = await encodePicture(svg, size, format);
        const draft = `${file}.${randomUUID()}`;
        try {
          await mkdir(folder, { recursive: true });
          // Renamed when whole: a process that ends half way leaves no half picture behind.
          await writeFile(draft, body);
          await rename(draft, file);
        } catch {
          // A full or read-only disk costs the cache, not the picture.
          await rm(draft, { force: true }).catch(() => undefined);
        }
        return body;
      }),
    );
    underWay.set(name, job);
    try {
      return await job;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    async picture(id, size, format) {
      if (!isPictureSize(size) || !isPictureFormat(format)) return undefined;
      const scene = drawScene(id);
      if (scene === undefined) return undefined;
      return format === 'svg' ? Buffer.from(scene.svg) : encodeOnce(scene.svg, size, format);
    },
    colour(id) {
      const colour = colours.get(id) ?? drawScene(id)?.colour;
      if (colour !== undefined) colours.set(id, colour);
      return colour;
    },
  };
}
