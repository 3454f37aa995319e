import * as z from 'zod/mini';
import { pasted, ungrouped } from '@staykit/values/text/pasted.ts';
import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { MONTH } from './patterns.ts';

/**
 * Parameters arrive as text and stay text: `core/search/address/search-params` reads them. What is declared here is which
 * texts are answered with 400. The second object describes the parameter in the OpenAPI document.
 */
function text(
  isGood: (value: string) => boolean,
  expected: string,
  described: Record<string, unknown>,
  read?: (value: string) => string,
) {
  const schema = z
    .string(`expected ${expected}, given once`)
    .check(...(read ? [z.overwrite(read)] : []), z.refine(isGood, `expected ${expected}`));
  z.globalRegistry.add(schema, described);
  return schema;
}

/** A description of a parameter that is no text by itself. */
const NOT_TEXT = ['type', 'minimum', 'maximum'];

/** Parameters that travel in a body as the texts that they are in an address. */
export function asTexts<const Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Shape {
  const texts = Object.entries(shape).map(([name, part]) => {
    const inner = part instanceof z.core.$ZodExactOptional ? part._zod.def.innerType : part;
    const described = Object.entries(z.globalRegistry.get(inner) ?? {});
    const text = z.clone(inner, { ...inner._zod.def });
    z.globalRegistry.add(
      text,
      Object.fromEntries(described.filter(([key]) => !NOT_TEXT.includes(key) && key !== 'id')),
    );
    return [name, part === inner ? text : z.exactOptional(text)];
  });
  return Object.fromEntries(texts) as Shape;
}

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) =>
  text(
    (value) => /^\d{1,10}$/.test(value) && Number(value) >= min && Number(value) <= max,
    `a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
  );

/** A number from `min` to `max`, with a point for the fraction. */
export const decimal = (min: number, max: number) =>
  text(
    (value) => /^-?\d{1,10}(\.\d{1,15})?$/.test(value) && Number(value) >= min && Number(value) <= max,
    `a number from ${min} to ${max}`,
    { type: 'number', minimum: min, maximum: max },
  );

/** `true` or `false`. */
export const flag = () =>
  text((value) => value === 'true' || value === 'false', 'true or false', { type: 'boolean' });

/** One of `values`, spelt exactly. */
export const oneOf = (values: readonly string[]) =>
  text((value) => values.includes(value), `one of ${values.join(', ')}`, { enum: [...values] });

/** Comma-separated ids or codes: at most 50 of at most 60 characters. */
export const codes = () =>
  text(
    (value) => value.length <= 2_000 && value.split(',').length <= 50 && /^[\p{L}\p{N}_.:,-]*$/u.test(value),
    'codes joined by commas',
    { description: 'comma-joined' },
  );

/** A text with a pattern. */
export const pattern = (form: RegExp, expected: string) =>
  text((value) => form.test(value), expected, { pattern: form.source });

/** The number of a booking, as people paste it. */
export const bookingNumber = () =>
  text((value) => /^\d{8}$/.test(value), '8 digits', { pattern: String.raw`^\d{8}$` }, ungrouped);

/** A promo code, as people paste it. */
export const promoCode = () =>
  text((value) => /^[\w.:-]{1,60}$/.test(value), 'a promo code', { maxLength: 60 }, pasted);

/** A single id. */
export const id = () => text((value) => /^[\w.:-]{1,60}$/.test(value), 'an id', { maxLength: 60 });

/** A day that exists, `yyyy-MM-dd`. */
export const day = () => text((value) => isPlainDate(value), 'a calendar day yyyy-MM-dd', { format: 'date' });

/** A month, `yyyy-MM`. */
export const month = () => text((value) => MONTH.test(value), 'a month yyyy-MM', { pattern: MONTH.source });

/** One of the six locales. [LOCALE-05] */
export const locale = () => oneOf(LOCALES);

/** Free text, at most 100 characters. */
export const term = () => text((value) => value.length <= 100, 'at most 100 letters', { maxLength: 100 });

/** The number of a partner's minisite. [MINISITE-17] */
export const minisite = () => whole(1, 2_147_483_647);
