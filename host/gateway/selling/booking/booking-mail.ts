import { addDays } from '@staykit/values/dates/plain-date.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { printedPromoCode } from '@staykit/core/price/promo-code.ts';
import { cancellationLabel } from '@staykit/core/offer/cancellation.ts';
import type { Queryable } from '../../database/database.ts';
import type { Mail, MailData, StayMailData } from '../../mail/mail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { reservationOf } from '../supplier/reservations.ts';
import { bookingLink, calendarPath } from './booking-link.ts';
import { agesOf, type BookingRow } from './bookings.ts';
import { bookingSubject } from './booking-references.ts';

/** Events of a booking that are mailed to its guest. */
export type BookingNews =
  | { kind: 'confirmed' }
  | { kind: 'modified'; change: number; differenceCents: number }
  | { kind: 'cancelled' };

type DueTemplate = 'payment-due' | 'payment-reminder' | 'payment-taken' | 'payment-missed';

/** What a guest is told of a deferred payment that could not be taken at its date. */
type DueNews = {
  [Template in DueTemplate]: {
    template: Template;
    reference: string;
    data: Omit<MailData[Template], keyof ReturnType<typeof aboutStay>>;
  };
}[DueTemplate];

/** Queues the mail about a payment that could not be taken at its date, in the transaction that records it: one of each kind. */
export async function mailDue(
  tx: Queryable,
  row: BookingRow,
  { template, reference, data }: DueNews,
): Promise<void> {
  // A booking is cancelled once, whatever for.
  const event =
    template === 'payment-missed'
      ? `${bookingSubject(row.number)}:cancelled`
      : `payment:${reference}:${template.slice('payment-'.length)}`;
  const mail = { template, locale: row.locale, to: row.email, data: { ...aboutStay(row), ...data } };
  await queueMail(tx, mail as Mail, event);
}

const aboutStay = ({ number, guest, stay, checkin, nights }: BookingRow) => ({
  bookingNumber: number,
  firstName: guest.firstName,
  hotelName: stay.hotel.label,
  offerLabel: stay.label,
  checkin,
  checkout: addDays(checkin, nights),
});

/**
 * Queues the mail of an event in the event's transaction; `now` is an instant in ms since 1970. An event has one mail:
 * `again` names one that staff send once more.
 */
export async function mailGuest(
  tx: Queryable,
  row: BookingRow,
  news: BookingNews,
  now: number,
  again?: string,
): Promise<void> {
  const { number, stay, locale, email: to } = row;
  const about = aboutStay(row);
  const first = `${bookingSubject(number)}:${news.kind === 'modified' ? `change-${news.change}` : news.kind}`;
  const event = again === undefined ? first : `${first}:${again}`;
  if (news.kind === 'cancelled') {
    const data = { ...about, refundCents: row.refundCents };
    await queueMail(tx, { template: 'booking-cancellation', locale, to, data }, event);
    return;
  }
  const reservation = await reservationOf(tx, number);
  const hotelConfirmation = reservation?.state === 'booked' ? reservation.reference : null;
  const terms = cancellationLabel(stay.policy, true, localNow(now, locale).date);
  const data: StayMailData = {
    ...about,
    hotelAddress: stay.hotel.address,
    adult: stay.pax.adult,
    child: stay.pax.child,
    baby: stay.pax.baby,
    nbRooms: row.rooms,
    ...agesOf(row),
    lines: stay.lines.map(({ label }) => label),
    totalCents: row.totalCents,
    ...discountOf(stay),
    ...(hotelConfirmation && { hotelConfirmation }),
    ...(stay.taxAtHotel > 0 && { taxAtHotelCents: stay.taxAtHotel }),
    ...(terms?.kind === 'until' && { cancellableUntil: terms.deadline }),
    ...(stay.hotel.phone !== undefined && { hotelPhone: stay.hotel.phone }),
    ...(stay.hotel.hours && { hours: stay.hotel.hours }),
    link: bookingLink(row),
    calendarLink: calendarPath(row),
  };
  if (news.kind === 'confirmed')
    await queueMail(tx, { template: 'booking-confirmation', locale, to, data }, event);
  else {
    const changed = { ...data, differenceCents: news.differenceCents };
    await queueMail(tx, { template: 'booking-modification', locale, to, data: changed }, event);
  }
}

/** What the promo code of a stay takes off, in any case as it is printed. */
function discountOf({ promoCode, priceInfo }: BookingRow['stay']): Pick<StayMailData, 'discount'> {
  const { promoCodeReductionAmount: cents = 0 } = priceInfo;
  return promoCode !== undefined && cents > 0
    ? { discount: { code: printedPromoCode(promoCode), cents } }
    : {};
}
