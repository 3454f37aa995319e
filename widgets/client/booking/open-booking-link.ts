import type { Answered } from '@staykit/contract/call-values.ts';
import { postBookingLink } from '../calls/post-booking-link.generated.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { sendSale } from './send-sale.ts';

/** Milliseconds that the answer may take. */
const OPEN_TIMEOUT = 10_000;

/** Number and e-mail of the booking that the token of a mail opens; rejects with a `StayError`. */
export const openBookingLink = (
  options: ClientOptions,
  token: string,
): Promise<Answered<'postBookingLink'>> =>
  sendSale(options, postBookingLink, { token }, { timeoutMs: OPEN_TIMEOUT });
