import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unsafePart } from '@staykit/partners/problems/safe-svg.ts';
import type { ShopFile } from './shop-schema.ts';

/** A file of the shop, as it is served: `name` below `/assets/`, with the hash of what is in it. */
export interface ShopPicture {
  name: string;
  type: string;
  body: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** Pictures of a shop of its own name. */
export interface ShopPictures {
  logo?: ShopPicture;
  logoDark?: ShopPicture;
  icon?: ShopPicture;
  social?: ShopPicture;
  /** The logo for mails and vouchers, which show no SVG. */
  printed?: ShopPicture;
}

type Part = keyof NonNullable<ShopFile['identity']>;

/** What is wrong with a picture. */
interface PictureProblem {
  part: Part;
  expected: string;
  received: string;
}

interface Rule {
  formats: readonly string[];
  /** Bytes at most. */
  bytes: number;
  /** Pixels at least, which drawings need not have. */
  width: number;
  height: number;
  /** Width by height. */
  ratio?: { from: number; to: number; expected: string };
}

const LOGO: Rule = { formats: ['svg', 'png'], bytes: 200_000, width: 32, height: 64 };
const RULES: Readonly<Record<Part, Rule>> = {
  logo: LOGO,
  logoDark: LOGO,
  icon: {
    formats: ['svg', 'png'],
    bytes: 200_000,
    width: 192,
    height: 192,
    ratio: { from: 1, to: 1, expected: 'a square picture' },
  },
  social: {
    formats: ['png', 'jpeg'],
    bytes: 1_000_000,
    width: 1_200,
    height: 600,
    // Networks cut what is not nearly twice as wide as high.
    ratio: { from: 1.85, to: 2, expected: 'a picture like 1200 × 630' },
  },
};

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** Pixels of the logo in mails and vouchers: twice as high as it is shown. */
const PRINTED_HEIGHT = 64;

/** Reads the pictures of a shop file. Returns them, or what is wrong with them. */
export async function readPictures(
  path: string,
  identity: NonNullable<ShopFile['identity']>,
): Promise<{ pictures: ShopPictures; problems: PictureProblem[] }> {
  const pictures: ShopPictures = {};
  const problems: PictureProblem[] = [];
  for (const part of Object.keys(RULES) as Part[]) {
    const file = identity[part];
    if (file === undefined) continue;
    const read = await readPicture(join(dirname(path), file), part);
    if ('expected' in read)
      problems.push({ ...read, part, received: `${JSON.stringify(file)}, ${read.received}` });
    else pictures[part] = read;
  }
  if (pictures.logo) pictures.printed = await printed(pictures.logo);
  return { pictures, problems };
}

type Wrong = Omit<PictureProblem, 'part'>;

async function readPicture(path: string, part: Part): Promise<ShopPicture | Wrong> {
  const { formats, bytes, ...least } = RULES[part];
  const expected = `${formats.map((one) => one.toUpperCase()).join(' or ')} of at most ${bytes / 1_000} kB`;
  const body = await readFile(path).catch(() => undefined);
  if (!body) return { expected, received: 'which is not there' };
  if (body.length > bytes) return { expected, received: `which has ${Math.ceil(body.length / 1_000)} kB` };
  // Imported for shops with pictures only, since it takes a part of the start.
  const { default: sharp } = await import('sharp');
  const found = await sharp(body)
    .metadata()
    .catch(() => undefined);
  const format = found?.format ?? '';
  if (!found || !formats.includes(format))
    return { expected, received: format === '' ? 'which is no picture' : `which is ${format}` };
  const { width, height } = found;
  if (format === 'svg' && unsafePart(body.toString('utf8')) !== undefined)
    return {
      expected: 'an SVG without scripts, entities and parts of other addresses',
      received: 'which has some',
    };
  const received = `which has ${width} × ${height} pixels`;
  const { ratio } = least;
  if (ratio && (width / height < ratio.from || width / height > ratio.to))
    return { expected: ratio.expected, received };
  if (format !== 'svg' && (width < least.width || height < least.height))
    return { expected: `at least ${least.width} × ${least.height} pixels`, received };
  return { ...hashed(part, format, body), width, height };
}

/** The logo as PNG. */
async function printed({ body }: ShopPicture): Promise<ShopPicture> {
  const { default: sharp } = await import('sharp');
  // Drawn larger, so that small drawings are not blurred.
  const { data, info } = await sharp(body, { density: 288 })
    .resize({ height: PRINTED_HEIGHT, width: PRINTED_HEIGHT * 8, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { ...hashed('printed', 'png', data), width: info.width, height: info.height };
}

function hashed(part: string, format: string, body: Buffer) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return { name: `shop/${part}-${hash}.${format}`, type: TYPES[format] ?? '', body };
}

/** The files of a shop that browsers load, with the manifest that names its icon. */
export function servedPictures(name: string, pictures: ShopPictures): ShopPicture[] {
  const { printed: _printed, ...shown } = pictures;
  const manifest = pictures.icon && manifestOf(name, pictures.icon);
  return [...Object.values(shown), ...(manifest ? [manifest] : [])];
}

/** The web app manifest of a shop with an icon. */
export function manifestOf(name: string, icon: ShopPicture): ShopPicture {
  const isDrawing = icon.type === TYPES['svg'];
  const body = Buffer.from(
    JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      icons: [
        {
          src: `/assets/${icon.name}`,
          type: icon.type,
          sizes: isDrawing ? 'any' : `${icon.width}x${icon.height}`,
        },
      ],
    }),
  );
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return {
    name: `shop/site-${hash}.webmanifest`,
    type: 'application/manifest+json',
    body,
    width: 0,
    height: 0,
  };
}
