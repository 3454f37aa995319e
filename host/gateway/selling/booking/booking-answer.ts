import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { refundOfStay, rightsOn } from '@staykit/core/offer/cancellation.ts';
import { calendarPath } from './booking-link.ts';
import { agesOf, type BookedNight, type BookingRow } from './bookings.ts';
import type { ReservationRow } from '../supplier/reservations.ts';
import { invoiceLink } from '../../payment/invoices/invoice-path.ts';
import type { PaymentRow } from '../../payment/payments.ts';

/** The refund of a cancellation on a date: 80 % of each night and the shop's taxes. [CARD-15] */
export function refundOn(row: BookingRow, nights: readonly BookedNight[], today: PlainDate): number {
  if (row.state !== 'confirmed' || !rightsOn(row.stay.policy, row.checkin, today).refund) return 0;
  const reduction = row.stay.priceInfo.promoCodeReductionAmount ?? 0;
  // With a gift, only the guest's own payment is money.
  const tax = row.stay.gift ? Math.min(row.taxCents, row.totalCents) : row.taxCents;
  const paid = row.stay.gift ? row.totalCents - tax : row.sellCents - reduction;
  // A discount code reduces every night.
  const each = nights.map(({ priceCents }) =>
    row.sellCents === 0 ? 0 : Math.floor((priceCents * paid) / row.sellCents),
  );
  return refundOfStay(each, tax);
}

/** The stay of a booking after its cancellation, of which the shop no longer pays so many cents of its code. */
export function promotedAfter({ stay }: BookingRow, back: number): Pick<BookingRow, 'stay'> {
  const { promotion } = stay;
  return {
    stay: promotion
      ? { ...stay, promotion: { ...promotion, cents: Math.max(0, promotion.cents - Math.max(0, back)) } }
      : stay,
  };
}

/**
 * What the shop no longer pays of a code once its booking is cancelled, in cents: the hotel keeps what it would keep of
 * a booking without a code. `agreed`: the refund that staff chose, else it is that of the policy.
 */
export function promotedBack(
  row: BookingRow,
  nights: readonly BookedNight[],
  today: PlainDate,
  agreed?: number,
): number {
  const { promotion, priceInfo } = row.stay;
  if (!promotion) return 0;
  if (agreed !== undefined && row.totalCents > 0)
    return Math.floor((promotion.cents * agreed) / row.totalCents);
  const { promoCodeReductionAmount: _code, ...plain } = priceInfo;
  const whole = {
    ...row,
    totalCents: row.totalCents + promotion.cents,
    stay: { ...row.stay, priceInfo: plain },
  };
  return refundOn(whole, nights, today) - refundOn(row, nights, today);
}

/** A booking as shown to its guest on a date. */
export function bookingAnswer(
  row: BookingRow,
  nights: readonly BookedNight[],
  payments: readonly PaymentRow[],
  today: PlainDate,
  reservation?: Pick<ReservationRow, 'reference' | 'state'>,
): Booking {
  const { stay, state } = row;
  const { pax } = stay;
  const [payment] = payments;
  const rights = rightsOn(stay.policy, row.checkin, today);
  const stands = state === 'confirmed';
  return {
    bookingNumber: row.number,
    status: stands ? 'confirmed' : 'cancelled',
    offerId: stay.productId,
    label: stay.label,
    hotel: stay.hotel,
    checkin: row.checkin,
    checkout: addDays(row.checkin, row.nights),
    nights: row.nights,
    adult: pax.adult,
    child: pax.child,
    baby: pax.baby,
    ...agesOf(row),
    nbRooms: row.rooms,
    ...(stay.activities && { activitySelectionList: stay.activities }),
    programLineList: stay.lines,
    priceInfo: stay.priceInfo,
    finalPrice: stay.finalPrice,
    cancellationPolicy: stay.policy,
    rights: {
      // One that the system of a supplier may not have is not moved.
      modify: stands && rights.modify && (!reservation || reservation.state === 'booked'),
      cancel: stands && rights.cancel,
      refundAmount: refundOn(row, nights, today),
    },
    payment: {
      plan: payment?.plan ?? 'once',
      schedule: payment?.schedule ?? [],
      paymentFee: payment?.feeCents ?? 0,
    },
    ...(stands &&
      reservation?.state === 'booked' &&
      reservation.reference !== null && { hotelConfirmation: reservation.reference }),
    ...invoiceLink(row, row.totalCents + row.refundCents),
    ...(row.linkId !== undefined && { calendarUrl: calendarPath(row) }),
    refundedAmount: row.refundCents,
    ...(stay.gift && { giftWorth: stay.gift.worthCents }),
  };
}
