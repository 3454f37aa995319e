import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { bookingOfLink, type BookingRow } from './bookings.ts';

/*
 * Links that open one booking. They hold neither its number nor an address. The e-mail of the guest is part of what is
 * signed: once it is another, the links that went to the former one open nothing.
 */

/** What a signature is good for: a calendar that is shared does not open the booking. */
type Purpose = 'open' | 'calendar';

/** Days after the check-out in which the link of a mail opens the booking. */
const OPEN_DAYS = 60;

/** What a link is made of; the database draws id and key. */
export type LinkedBooking = Pick<BookingRow, 'linkId' | 'linkKey' | 'email'>;

function signature({ linkKey = '', email }: LinkedBooking, purpose: Purpose, said: string): string {
  return createHmac('sha256', linkKey)
    .update(`${purpose}:${said}:${email.trim().toLowerCase()}`)
    .digest('base64url');
}

/** The token that opens a booking until an instant in ms since 1970. */
export function openingToken(row: LinkedBooking, until: number): string {
  const said = `${row.linkId}.${Math.floor(until / 1_000).toString(36)}`;
  return `${said}.${signature(row, 'open', said)}`;
}

/** The page of a booking with its token in the hash, which no server, log or other site is told. */
export function bookingLink(row: LinkedBooking & Pick<BookingRow, 'checkin' | 'nights'>): string {
  const until = Date.parse(addDays(row.checkin, row.nights + OPEN_DAYS));
  return `/booking#token=${openingToken(row, until)}`;
}

/** Path of the calendar file of a booking. */
export function calendarPath(row: LinkedBooking): string {
  const said = row.linkId ?? '';
  return `/api/bookings/calendar?token=${said}.${signature(row, 'calendar', said)}`;
}

/** The booking that a token opens at an instant in ms since 1970; undefined for one that is forged, revoked or expired. */
export async function bookingOfToken(
  db: Queryable,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<BookingRow | undefined> {
  const [, said = '', linkId, until, given = ''] =
    /^(([\da-f]{32})(?:\.([\da-z]{1,10}))?)\.([\w-]{43})$/.exec(token) ?? [];
  const row = linkId === undefined ? undefined : await bookingOfLink(db, linkId);
  if (!row?.linkKey || !['confirmed', 'cancelled'].includes(row.state)) return undefined;
  const expected = Buffer.from(signature(row, purpose, said));
  if (!timingSafeEqual(Buffer.from(given), expected)) return undefined;
  const isOpen = purpose === 'calendar' || parseInt(until ?? '0', 36) * 1_000 > now;
  return isOpen ? row : undefined;
}
