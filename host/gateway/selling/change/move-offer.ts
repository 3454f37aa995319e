import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { queueMail } from '../../mail/outbox.ts';
import { bookingSubject } from '../booking/booking-references.ts';
import { findBooking, type BookingRow } from '../booking/bookings.ts';
import { todayOf } from '../booking/finish-booking.ts';
import { isFixed, ownBooking } from '../booking/own-booking.ts';
import { findQuote, type QuotedStay } from '../quote/quotes.ts';
import { MINUTE_MS, type SellingParts } from '../selling-parts.ts';

/** How long the link to a stay that staff prepared is valid. */
const OFFER_HOURS = 48;

/**
 * Offers a dearer stay to the guest of a booking, by mail: its quote lasts longer, and the link with its id opens the
 * page of the booking with that stay. One that is still valid is not sent again. Rooms are not held: the guest sees the price of the moment, pays the difference
 * there, and the booking moves with the payment.
 */
export async function offerMove(
  tx: Queryable,
  row: BookingRow,
  { quoteId, differenceCents, now }: { quoteId: string; differenceCents: number; now: number },
): Promise<void> {
  const [quote] = await tx.query<{ data: QuotedStay }>(
    'update quotes set expires_at = $2 where id = $1 returning data',
    [quoteId, new Date(now + OFFER_HOURS * 60 * MINUTE_MS)],
  );
  if (!quote) throw new GatewayError('QUOTE_EXPIRED', 'The quote has expired: try again.');
  const { checkin, nights } = quote.data;
  // Two presses at once are one after the other here.
  await findBooking(tx, row.number, true);
  if (await isOffered(tx, row, { quoteId, differenceCents, now })) return;
  await queueMail(
    tx,
    {
      template: 'booking-move-offer',
      locale: row.locale,
      to: row.email,
      data: {
        bookingNumber: row.number,
        firstName: row.guest.firstName,
        hotelName: row.stay.hotel.label,
        offerLabel: row.stay.label,
        checkin,
        checkout: addDays(checkin, nights),
        differenceCents,
        link: `/booking?number=${row.number}&offer=${quoteId}`,
        validHours: OFFER_HOURS,
      },
    },
    `${bookingSubject(row.number)}:offer-${quoteId}`,
  );
}

/** Whether the guest has a valid link to the same stay at the same price. */
async function isOffered(
  tx: Queryable,
  { number }: BookingRow,
  { quoteId, differenceCents, now }: { quoteId: string; differenceCents: number; now: number },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as found from mail_outbox m join quotes q on m.event = $1 || q.id join quotes n on n.id = $2
    where q.expires_at > $3 and q.data = n.data and (m.data->>'differenceCents')::integer = $4`,
    [`${bookingSubject(number)}:offer-`, quoteId, new Date(now), differenceCents],
  );
  return rows.length > 0;
}

/** The stay of an offer, for the guest of its booking. QUOTE_EXPIRED for one that has ended, or is for another hotel. */
export async function offeredMove(
  parts: SellingParts,
  { number, email, offer }: { number: string; email: string; offer: string },
): Promise<QuotedStay> {
  const { db, clock } = parts;
  const row = await ownBooking(db, number, email);
  if (await isFixed(db, row, todayOf(parts, row)))
    throw new GatewayError('NOT_MODIFIABLE', 'The booking cannot be changed under its policy.');
  const quote = await findQuote(db, offer);
  if (!quote || quote.expiresAt <= clock() || quote.stay.hotelId !== row.hotelId)
    throw new GatewayError('QUOTE_EXPIRED', 'The offer has ended: choose the stay again.');
  return quote.stay;
}
