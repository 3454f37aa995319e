import * as z from 'zod/mini';

/** A text of a filter. */
export const optionalText = () => z.optional(z.string().check(z.trim(), z.maxLength(200)));

const REASON = 'expected a reason of 3 to 500 letters';

/** Why something is done: asked for where money or a guest's stay is concerned, and written into the audit log. */
export const reason = () =>
  z.string(REASON).check(z.trim(), z.minLength(3, REASON), z.maxLength(500, REASON));

/** An e-mail address. */
export const mailAddress = () =>
  z.string().check(z.trim(), z.regex(/^[^\s<>@,]+@[\w-]+(?:\.[\w-]+)+$/, 'expected an address'));

/** Cents of an amount above 0. */
export const cents = () =>
  z.int('expected an amount').check(z.minimum(1, 'expected an amount above 0'), z.maximum(100_000_000));

/** Refuses a filter whose days are the wrong way round. */
export const daysInOrder = () =>
  z.refine<{ from?: string | undefined; to?: string | undefined }>(
    ({ from, to }) => !from || !to || from <= to,
    { path: ['to'], error: 'expected a day not before the first' },
  );

/** A day yyyy-MM-dd. */
export const day = () => z.iso.date('expected a day');
