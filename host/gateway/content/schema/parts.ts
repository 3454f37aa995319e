import * as z from 'zod';
import { LINK } from '@staykit/contract/patterns.ts';
import { parsePictureId } from '../../images/picture-pool.ts';
import { htmlFault, safeHtml } from '../safe-html.ts';

/*
 * Building blocks of content schemas. Each error message states the expected value; descriptions are hints of the forms
 * that the back office makes from them. Abbreviations in files are
 * expanded here, so that the result has the contract's shape.
 */

/** A plain text of up to `most` characters. */
export const text = (most = 200) =>
  z
    .string({ error: `a text of 1 to ${most} letters` })
    .trim()
    .min(1, `a text of 1 to ${most} letters`)
    .max(most, `a text of 1 to ${most} letters`);

/** Sanitised HTML with few tags. */
export const html = () =>
  z
    .string({ error: 'a text with HTML of few tags' })
    .meta({ format: 'html' })
    .transform((value, context) => {
      const fault = htmlFault(value);
      if (fault === undefined) return safeHtml(value);
      context.issues.push({ code: 'custom', message: fault, input: value });
      return z.NEVER;
    });

/** Allowed link targets: a path of the shop, or https. */
export const ADDRESS = 'a path that begins with / or an address that begins with https://';

/** Whether a link target is allowed. `http:`, `javascript:`, `//host` and the like are not. */
export const isAddress = (value: string) =>
  LINK.test(value) &&
  !/^http:/i.test(value) &&
  !/[\s\p{C}\\]/u.test(value) &&
  // Origins are added to the CSP, in which `;` and `,` are syntax.
  (value.startsWith('/') || /^[\w.-]+(:\d+)?$/.test(URL.parse(value)?.host ?? ''));

/** A link target. */
export const address = () =>
  z.string({ error: ADDRESS }).refine(isAddress, ADDRESS).meta({ description: ADDRESS });

/** A boolean. */
export const flag = () => z.boolean({ error: 'true or false' });

/** One of several words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `one of ${words.join(', ')}` });

/** An integer from `min` to `max`. */
export const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, error).max(max, error);
};

/** An object without further keys. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(', ')}` });

/** A call to action. */
export const cta = () =>
  strict({ label: text(60), url: address(), newTab: flag().optional() }).transform(
    ({ label, url, newTab }) => ({
      label,
      link: { url, ...(newTab !== undefined && { newTab }) },
    }),
  );

const PICTURE = `the id of a picture of the pool, like sea-03, or ${ADDRESS}`;

/** A picture by id or address, with its alternative text. */
export const images = () =>
  strict({
    picture: z
      .string({ error: PICTURE })
      .refine((id) => parsePictureId(id) || isAddress(id), PICTURE)
      .meta({ description: PICTURE }),
    alt: text(160).optional(),
  }).transform(({ picture, alt }) => ({
    large: pictureAddress(picture, 'large'),
    small: pictureAddress(picture, 'small'),
    ...(alt !== undefined && { alt }),
  }));

/** Address of a picture in a size; an address stays as it is. */
export function pictureAddress(picture: string, size: 'small' | 'large'): string {
  return isAddress(picture) ? picture : `/api/images/${picture}/${size}.avif`;
}

/** A picture by id or address, in one size. */
export const picture = (size: 'small' | 'large') =>
  z
    .string({ error: PICTURE })
    .refine((id) => parsePictureId(id) || isAddress(id), PICTURE)
    .meta({ description: PICTURE })
    .transform((id) => pictureAddress(id, size));

const COLOR = 'a colour like #112233';

/** Background and text colour. */
export const palette = () =>
  strict({
    background: z
      .string({ error: COLOR })
      .regex(/^#[0-9a-f]{6}$/i, COLOR)
      .meta({ description: COLOR }),
    font: oneOf(['dark', 'light']),
  });

const INSTANT = 'an instant with its zone, like 2026-11-27T00:00:00+01:00';
const instant = () => z.iso.datetime({ offset: true, error: INSTANT }).meta({ description: INSTANT });

/** Period in which a block is shown. [HOME-07] */
export const countdown = () =>
  strict({ start: instant(), end: instant() }).refine(
    ({ start, end }) => Date.parse(end) > Date.parse(start),
    { path: ['end'], message: 'an instant after "start"' },
  );

/** Metadata for search engines. */
export const seo = () =>
  strict({
    title: text(70),
    description: text(200),
    index: flag().default(true),
    follow: flag().default(true),
  });
