import * as z from 'zod/mini';

/**
 * One line that somebody wrote. It has no control letters or broken ones (half of a UTF-16 pair), which no database takes,
 * nor letters that turn the direction of what follows them.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;
/** The same for several lines. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;

const EXPECTED = 'text without control characters';

/** One line: `least` to `most` characters. */
export const line = (most: number, least = 1) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(ONE_LINE, EXPECTED));

/** Several lines, as a text area has them: at most `most` characters. */
export const lines = (most: number) => z.string().check(z.maxLength(most), z.regex(LINES, EXPECTED));

/** The name of a person, which others read: no markup. */
export const personName = (most: number, least = 1) =>
  line(most, least).check(z.regex(/^[^<>]*$/, 'a name without < and >'));
