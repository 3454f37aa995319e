import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { insertMail } from '../repositories/mail-outbox.ts';
import type { Mail } from './mail.ts';

/** Most letters of an e-mail address. */
const MOST_LETTERS = 254;

/**
 * True for one plain address. Names, comments, lists and control letters are refused: an address stands in a header,
 * and a line break in it would start another.
 */
function isMailAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(text);
}

/**
 * Puts a mail into the outbox inside the transaction of what it tells: it is sent when that is kept, and never when
 * it is undone. `event` names what it tells, as `booking:12345678:confirmed`: each event has one mail. Returns the number of
 * the mail.
 */
export async function queueMail(
  tx: Queryable,
  { template, locale, to, data }: Mail,
  event?: string,
): Promise<number> {
  if (!isMailAddress(to))
    throw new GatewayError('BAD_REQUEST', 'The address of a mail is no e-mail address.');
  return insertMail(tx, { template, locale, recipient: to, data, ...(event !== undefined && { event }) });
}
