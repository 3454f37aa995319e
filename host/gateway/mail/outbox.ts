import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { insertMail } from './mail-outbox.ts';
import type { Mail } from './mail.ts';

/** Maximum length of an e-mail address. */
const MOST_LETTERS = 254;

/**
 * Whether a text is one plain address. Names, comments, lists and control characters are refused, since the address
 * becomes a header.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(text);
}

/**
 * Inserts a mail into the outbox within the caller's transaction: it is sent if that commits. `event` identifies what
 * it reports, as `booking:12345678:confirmed`; each event has one mail. Returns the number of the mail.
 */
export async function queueMail(
  tx: Queryable,
  { template, locale, to, data }: Mail,
  event?: string,
): Promise<number> {
  if (!isMailAddress(to))
    throw new GatewayError('BAD_REQUEST', 'The recipient of the mail is not a valid e-mail address.');
  return insertMail(tx, { template, locale, recipient: to, data, ...(event !== undefined && { event }) });
}
