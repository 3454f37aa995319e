import * as z from 'zod';
import { LINK } from '../../../../widgets/contract/patterns.ts';
import { parsePictureId } from '../../images/picture-pool.ts';
import { htmlFault, safeHtml } from '../safe-html.ts';

/*
 * The parts of content files. Each says in words what it expects: the message of a problem is that sentence. What a
 * file may write short is written out here, so that whoever reads the content sees the shape of the contract.
 */

/** A plain text of at most `most` letters; no markup is read in it. */
export const text = (most = 200) =>
  z
    .string({ error: `a text of 1 to ${most} letters` })
    .trim()
    .min(1, `a text of 1 to ${most} letters`)
    .max(most, `a text of 1 to ${most} letters`);

/** A text with a few tags, made safe. */
export const html = () =>
  z.string({ error: 'a text with HTML of few tags' }).transform((value, context) => {
    const fault = htmlFault(value);
    if (fault === undefined) return safeHtml(value);
    context.issues.push({ code: 'custom', message: fault, input: value });
    return z.NEVER;
  });

/** Where a link may lead: a path of the shop, or https. */
export const ADDRESS = 'a path that begins with / or an address that begins with https://';

/** Whether a link may lead there. `http:`, `javascript:`, `//host` and the like may not. */
export const isAddress = (value: string) =>
  LINK.test(value) &&
  !/^http:/i.test(value) &&
  !/[\s\p{C}\\]/u.test(value) &&
  // An origin goes into the policy of a page, where `;` and `,` would be its syntax.
  (value.startsWith('/') || /^[\w.-]+(:\d+)?$/.test(URL.parse(value)?.host ?? ''));

/** Where a link leads. */
export const address = () => z.string({ error: ADDRESS }).refine(isAddress, ADDRESS);

/** Yes or no. */
export const flag = () => z.boolean({ error: 'true or false' });

/** One of some words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `one of ${words.join(', ')}` });

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, error).max(max, error);
};

/** An object that has the named keys alone. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(', ')}` });

/** Something to press. */
export const cta = () =>
  strict({ label: text(60), url: address(), newTab: flag().optional() }).transform(
    ({ label, url, newTab }) => ({
      label,
      link: { url, ...(newTab !== undefined && { newTab }) },
    }),
  );

const PICTURE = `the id of a picture of the pool, like sea-03, or ${ADDRESS}`;

/** A picture with what it shows: a drawing of the pool by its id, or an address. */
export const images = () =>
  strict({
    picture: z.string({ error: PICTURE }).refine((id) => parsePictureId(id) || isAddress(id), PICTURE),
    alt: text(160).optional(),
  }).transform(({ picture, alt }) => ({
    large: pictureAddress(picture, 'large'),
    small: pictureAddress(picture, 'small'),
    ...(alt !== undefined && { alt }),
  }));

/** The address of a picture in a size; one that is an address already has no other. */
export function pictureAddress(picture: string, size: 'small' | 'large'): string {
  return isAddress(picture) ? picture : `/api/images/${picture}/${size}.avif`;
}

/** A picture by id or address, in one size. */
export const picture = (size: 'small' | 'large') =>
  z
    .string({ error: PICTURE })
    .refine((id) => parsePictureId(id) || isAddress(id), PICTURE)
    .transform((id) => pictureAddress(id, size));

const COLOR = 'a colour like #112233';

/** Background and letters. */
export const palette = () =>
  strict({
    background: z.string({ error: COLOR }).regex(/^#[0-9a-f]{6}$/i, COLOR),
    font: oneOf(['dark', 'light']),
  });

const INSTANT = 'an instant with its zone, like 2026-11-27T00:00:00+01:00';
const instant = () => z.iso.datetime({ offset: true, error: INSTANT });

/** The time in which a block shows. [HOME-07] */
export const countdown = () =>
  strict({ start: instant(), end: instant() }).refine(
    ({ start, end }) => Date.parse(end) > Date.parse(start),
    { path: ['end'], message: 'an instant after "start"' },
  );

/** What search engines are told. */
export const seo = () =>
  strict({
    title: text(70),
    description: text(200),
    index: flag().default(true),
    follow: flag().default(true),
  });
