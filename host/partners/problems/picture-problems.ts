import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { PartnerProblem } from '../partner-error.ts';
import { ownPicturesOf } from '../partner-files.ts';
import { unsafePart } from './safe-svg.ts';
import type { PartnerEntry } from './shared-problems.ts';

interface Rule {
  /** Thousand bytes at most. */
  kilobytes: number;
  /** Pixels at least, which drawings need not have. */
  width: number;
  height: number;
}

/** A banner is shown over the whole width, a logo 48 px high; both twice as sharp on most screens. */
const BANNER_DESKTOP: Rule = { kilobytes: 600, width: 1_200, height: 400 };
const BANNER_MOBILE: Rule = { kilobytes: 300, width: 640, height: 300 };
const LOGO: Rule = { kilobytes: 200, width: 32, height: 48 };
const RULES: Readonly<Record<string, Rule>> = {
  'bannerUrls.desktop': BANNER_DESKTOP,
  'bannerUrls.mobile': BANNER_MOBILE,
};

/** What a file must be, by its ending: browsers are told its type by that. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Pictures of a partner's folder that cannot be shown, or should not be. `unread` are the paths of those that are not there. */
export function pictureProblems(
  { slug, settings, text }: PartnerEntry,
  folder: string,
  unread: ReadonlySet<string>,
): PartnerProblem[] {
  return [...ownPicturesOf(settings)].flatMap(([field, name]) => {
    if (unread.has(field)) return [];
    const fault = faultOf(readFileSync(join(folder, slug, name)), name, RULES[field] ?? LOGO);
    if (!fault) return [];
    const file = `${basename(folder)}/${slug}/${name}`;
    return [
      text.problem(
        field.split('.'),
        fault.expected,
        `"${name}", which ${fault.received}`,
        `nothing here: replace ${file}`,
      ),
    ];
  });
}

/** What is wrong with the content of a picture. */
function faultOf(
  body: Buffer,
  name: string,
  { kilobytes, width: least, height: leastHigh }: Rule,
): { expected: string; received: string } | undefined {
  const found = sizeOf(body);
  const type = TYPES[extname(name).toLowerCase()] ?? '';
  const kinds = 'an SVG, PNG, JPEG, WebP or AVIF picture';
  if (!found && type === 'svg' && /<svg[\s>]/.test(body.toString('utf8')))
    return { expected: 'an SVG with a viewBox, or with width and height', received: 'has neither' };
  if (!found) return { expected: kinds, received: 'is none' };
  const is = found.type === 'heif' ? 'avif' : (found.type ?? '');
  if (is !== type)
    return { expected: `${kinds} of the kind that its name says`, received: `is ${is.toUpperCase()}` };
  const unsafe = type === 'svg' ? unsafePart(body.toString('utf8')) : undefined;
  if (unsafe !== undefined) return { expected: 'a drawing alone', received: `has ${unsafe}` };
  if (body.length > kilobytes * 1_000)
    return { expected: `at most ${kilobytes} kB`, received: `has ${Math.ceil(body.length / 1_000)} kB` };
  if (type !== 'svg' && (found.width < least || found.height < leastHigh))
    return {
      expected: `at least ${least} × ${leastHigh} pixels`,
      received: `has ${found.width} × ${found.height}`,
    };
  return undefined;
}

/** Size and kind of a picture; of a drawing that of its view box. Nothing for what is no picture. */
export function sizeOf(body: Buffer): { width: number; height: number; type?: string } | undefined {
  try {
    return imageSize(body);
  } catch {
    return undefined;
  }
}
