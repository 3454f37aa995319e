import * as z from 'zod/mini';
import { answer, count } from '../answer-parts.ts';
import { lines, ONE_LINE } from '../text-fields.ts';
import { call } from '../call.ts';
import { pattern } from '../query-parts.ts';

/** Limits of one push: more is sent in several. */
export const PUSH_LIMITS = { items: 1_000, nights: 20_000, bytes: 512 * 1_024 } as const;

/** Why an item was not taken. */
export const ITEM_REFUSALS = ['BAD_REQUEST', 'NOT_FOUND'] as const;

/** A code that a supplier gives to a hotel, a room type, a plan or an extra. */
export const code = (what: string) => pattern(/^[\w.:-]{1,60}$/, what);

/** A hotel: the code that the supplier gave it, or its id in the shop. */
export const hotelId = () => code('the code or the id of a hotel');

/** An activity of a hotel. */
export const activityCode = () => code('the code of an activity');

/** A room type of a hotel. */
export const roomCode = () => code('the code of a room type');

/** A whole number; the message names the bounds. */
export function int(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.int(expected).check(z.gte(min, expected), z.lte(max, expected));
}

/** A number; the message names the bounds. */
export function number(min: number, max: number) {
  const expected = `expected a number from ${min} to ${max}`;
  return z.number(expected).check(z.gte(min, expected), z.lte(max, expected));
}

/** `true` or `false`. */
export const flag = () => z.boolean('expected true or false');

/** One of some words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `expected ${words.join(', ')}`);

/** One line of text. */
export const textLine = (max: number) => {
  const expected = `expected a text of 1 to ${max} characters on one line`;
  return z
    .string(expected)
    .check(z.minLength(1, expected), z.maxLength(max, expected), z.regex(ONE_LINE, expected));
};

/** Codes, each once: `what` names them in messages. */
export const codeList = (max: number) =>
  z.array(pattern(/^\w{1,60}$/, 'a code'), 'expected a list of codes').check(
    z.maxLength(max, `expected at most ${max} codes`),
    z.refine((list) => new Set(list).size === list.length, 'expected each code once'),
  );

/** A name in the four languages, which serve the six locales, and in French and Dutch of Belgium where these differ. */
export const nameByLanguage = (max = 120) =>
  z.strictObject(
    {
      fr: textLine(max),
      es: textLine(max),
      nl: textLine(max),
      it: textLine(max),
      fr_BE: z.exactOptional(textLine(max)),
      nl_BE: z.exactOptional(textLine(max)),
    },
    'expected a text in fr, es, nl and it',
  );

/** Ids of thematics and sub-themes, the thematic first. */
export const themeIds = () => z.array(int(1, 9_999), 'expected a list of ids').check(z.maxLength(10));

const description = () => z.exactOptional(lines(4_000));

/** Descriptions in some of the languages; those that are absent stay as they are. */
export const textByLanguage = () =>
  z.strictObject({
    fr: description(),
    es: description(),
    nl: description(),
    it: description(),
    fr_BE: description(),
    nl_BE: description(),
  });

/** Until when a stay is refunded. */
export const cancellationTerms = () =>
  z.strictObject({
    /** `flexible`: refunded until the deadline; `ncnr`: never. */
    type: oneOf(['flexible', 'ncnr']),
    /** Days before arrival until which it is refunded; 0 for `ncnr`. */
    deadlineDays: int(0, 365),
  });

/** The body of a push: documented as items of a schema, but any item is let in, since a wrong one must not stop others. */
export function pushOf(item: z.ZodMiniType) {
  const anyItem = z.unknown();
  const { $schema: _dialect, ...itemDocs } = z.toJSONSchema(item);
  z.globalRegistry.add(anyItem, itemDocs);
  return z.object({ items: z.array(anyItem).check(z.minLength(1), z.maxLength(PUSH_LIMITS.items)) });
}

/** The answer to a push. */
export const pushAnswer = answer({
  /** Items taken. */
  accepted: count(),
  /** Nights, hotels, rooms, plans or other things that are different now. */
  changed: count(),
  /** Items not taken. */
  errors: z.array(
    answer({
      /** Position in `items`, from 0. */
      index: count(),
      code: z.enum(ITEM_REFUSALS),
      message: z.string(),
    }),
  ),
});

/** The call that takes items of one kind. */
export function pushCall<const Id extends string, const Path extends string>(
  id: Id,
  path: Path,
  summary: string,
  item: z.ZodMiniType,
) {
  return call({
    id,
    method: 'PUT',
    base: 'api',
    path,
    summary,
    body: pushOf(item),
    answer: pushAnswer,
    refusals: ['SUPPLIER_KEY_INVALID'],
    safe: false,
  });
}
