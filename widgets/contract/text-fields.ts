import * as z from 'zod/mini';
import { pasted } from '@staykit/values/text/pasted.ts';

/**
 * One line that somebody wrote. It has no control letters or broken ones (half of a UTF-16 pair), which no database takes,
 * nor letters that turn the direction of what follows them.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;
/** The same for several lines. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u;

const EXPECTED = 'text without control characters';

/** One line: `least` to `most` characters. */
export const line = (most: number, least = 1) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(ONE_LINE, EXPECTED));

/** A code or an address as people paste it: `least` to `most` characters. */
export const pastedLine = (most: number, least = 1) =>
  z.string().check(z.overwrite(pasted), z.minLength(least), z.maxLength(most), z.regex(ONE_LINE, EXPECTED));

/** Several lines, as a text area has them: at most `most` characters. Each line end is one, also that of forms, CR LF. */
export const lines = (most: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.maxLength(most),
    z.regex(LINES, EXPECTED),
  );

/** The name of a person, which others read: no markup. */
export const personName = (most: number, least = 1) =>
  line(most, least).check(z.regex(/^[^<>]*$/, 'a name without < and >'));
