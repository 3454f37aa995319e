import * as z from 'zod/mini';
import { lines } from '../text-fields.ts';
import { BOOKING_STATUSES } from '@staykit/values/offer/booking-status.ts';
import { answer, link, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { PAYMENT_PLANS } from '@staykit/values/price/payment-plan.ts';
import { instalment } from './payment-methods.ts';
import { priceInfo } from './price-info.ts';
import { programLine } from '../product/programme.ts';
import { bookingNumber, pattern } from '../query-parts.ts';
import { finalPrice } from './quote.ts';
import {
  buyer,
  cents,
  childAges,
  idempotencyHeaders,
  mailAddress,
  payment,
  saleLocale,
  saleSource,
} from './sale-parts.ts';

/** A booking as its guest sees it. */
export const booking = answer({
  /** 8 digits. */
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The product that was booked, with its extras. */
  offerId: z.string(),
  label: z.string(),
  hotel: answer({
    id: z.string(),
    label: z.string(),
    address: z.string(),
    /** Its clock, as the IANA names it. */
    timeZone: z.exactOptional(z.string()),
    /** The reception, in international form. */
    phone: z.exactOptional(z.string()),
    /** From when and by when guests arrive, and by when they leave: `HH:mm` on its clock. */
    hours: z.exactOptional(
      answer({ checkin: z.string(), checkout: z.string(), checkinUntil: z.exactOptional(z.string()) }),
    ),
  }),
  checkin: plainDate(),
  checkout: plainDate(),
  nights: z.number(),
  adult: z.number(),
  child: z.number(),
  baby: z.number(),
  /** Age in years of each traveller under 12, where it was told. */
  childAges: z.exactOptional(z.array(z.number())),
  nbRooms: z.number(),
  /** The chosen days of activities: `12_1-15_0`. [BOOKING-11] */
  activitySelectionList: z.exactOptional(z.string()),
  programLineList: z.exactOptional(z.array(programLine)),
  priceInfo,
  finalPrice,
  cancellationPolicy,
  /** What the guest may do on the day of the answer, with the refund. */
  rights: answer({ modify: z.boolean(), cancel: z.boolean(), refundAmount: z.number() }),
  payment: answer({
    plan: z.enum(PAYMENT_PLANS),
    schedule: z.array(instalment),
    paymentFee: z.number(),
  }),
  /** Number under which the hotel knows the stay, if its own system reserved it. */
  hotelConfirmation: z.exactOptional(z.string()),
  /** Address of its invoices and credit notes as a PDF, with a secret token. */
  invoiceUrl: z.exactOptional(link()),
  /** Address of the stay as a calendar file, with a signed token. */
  calendarUrl: z.exactOptional(link()),
  /** The amount refunded so far. */
  refundedAmount: z.number(),
  /** Worth in cents of the gift that pays, if any. */
  giftWorth: z.exactOptional(z.number()),
});

const quoteId = () => z.string().check(z.regex(/^[\w-]{10,60}$/, 'the id of a quote'));
/** Which booking. */
export const bookingParams = z.object({ bookingNumber: bookingNumber() });

/** Sells a stay: takes the rooms, asks for the payment, confirms. */
export const postBooking = call({
  id: 'postBooking',
  method: 'POST',
  base: 'api',
  path: '/bookings',
  summary: 'Books a quote at its price. Idempotent: the same key and body get the same response.',
  headers: idempotencyHeaders,
  body: z.object({
    quoteId: quoteId(),
    /** The quote's totalPrice, as the guest saw it. */
    price: cents(),
    guest: buyer,
    /** The hotel prepares the beds by them, and may take children from an age on alone. */
    childAges: childAges(),
    payment,
    /** To the hotel. */
    message: z.exactOptional(lines(500)),
    locale: saleLocale(),
    ...saleSource,
  }),
  answer: booking,
  status: 201,
  refusals: [
    'CHILD_TOO_YOUNG',
    'IDEMPOTENCY_CONFLICT',
    'NO_AVAILABILITY',
    'ORDERS_UNPAID',
    'PAYMENT_REFUSED',
    'PAYMENT_REQUIRED',
    'PAYMENT_TIMEOUT',
    'PRICE_CHANGED',
    'PROMO_CODE_EXPIRED',
    'PROMO_CODE_NOT_FOR_GUEST',
    'PROMO_CODE_NOT_HERE',
    'PROMO_CODE_UNKNOWN',
    'PROMO_CODE_USED_UP',
    'QUOTE_EXPIRED',
    'QUOTE_USED',
    'ROOM_TOO_SMALL',
  ],
  safe: false,
  limit: 'form',
});

/** Number and e-mail of a booking. */
export const byGuest = { email: mailAddress() };

/** Returns a booking by its number and e-mail. */
export const postBookingLookup = call({
  id: 'postBookingLookup',
  method: 'POST',
  base: 'api',
  path: '/bookings/:bookingNumber/lookup',
  summary: 'A booking by its number and the e-mail of its guest.',
  params: bookingParams,
  body: z.object(byGuest),
  answer: booking,
  refusals: ['BOOKING_NOT_FOUND'],
  safe: false,
  limit: 'strict',
});

/** A signed token: it holds neither the number nor an address. */
const linkToken = () => pattern(/^[\da-z.]{32,43}\.[\w-]{43}$/, 'the token of a link');

/** Opens a booking by the link of its mail. */
export const postBookingLink = call({
  id: 'postBookingLink',
  method: 'POST',
  base: 'api',
  path: '/bookings/link',
  summary:
    'Number and e-mail of the booking that the link of a mail opens. A link ends 60 days after the stay, and once the e-mail is another.',
  body: z.object({ token: linkToken() }),
  answer: answer({ bookingNumber: z.string(), email: z.string() }),
  refusals: ['LINK_EXPIRED'],
  safe: false,
  limit: 'strict',
});

/** The stay as a calendar file. */
export const getBookingCalendar = call({
  id: 'getBookingCalendar',
  method: 'GET',
  base: 'api',
  path: '/bookings/calendar',
  summary: 'A stay as a calendar file (iCalendar); of a cancelled one it takes the stay out of the calendar.',
  // In the query, which is not logged.
  query: z.object({ token: linkToken() }),
  media: ['text/calendar'],
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
  limit: 'strict',
});

/** Cancels a stay by its cancellation policy. */
export const postBookingCancel = call({
  id: 'postBookingCancel',
  method: 'POST',
  base: 'api',
  path: '/bookings/:bookingNumber/cancel',
  summary: 'Cancels a booking and refunds according to its policy. Repeating it returns the same response.',
  params: bookingParams,
  body: z.object({
    ...byGuest,
    /** The refund that the guest was shown; a different one is refused. */
    refund: z.exactOptional(cents()),
  }),
  answer: booking,
  refusals: ['BOOKING_NOT_FOUND', 'NOT_CANCELLABLE', 'REFUND_CHANGED'],
  safe: false,
  limit: 'strict',
});

/** Moves a booking to other dates, travellers or another offer of the same hotel. */
export const postBookingModify = call({
  id: 'postBookingModify',
  method: 'POST',
  base: 'api',
  path: '/bookings/:bookingNumber/modify',
  summary: 'Moves a booking to another quote of the same hotel; the difference is paid or refunded.',
  params: bookingParams,
  headers: idempotencyHeaders,
  body: z.object({
    ...byGuest,
    quoteId: quoteId(),
    /** The new total, as the guest saw it. */
    price: cents(),
    /** Required if the new total is higher. */
    payment: z.exactOptional(payment),
  }),
  answer: booking,
  refusals: [
    'BOOKING_NOT_FOUND',
    'CHILD_TOO_YOUNG',
    'IDEMPOTENCY_CONFLICT',
    'NOT_MODIFIABLE',
    'NO_AVAILABILITY',
    'PAYMENT_REFUSED',
    'PAYMENT_REQUIRED',
    'PAYMENT_TIMEOUT',
    'PRICE_CHANGED',
    'QUOTE_EXPIRED',
    'QUOTE_USED',
    'ROOM_TOO_SMALL',
  ],
  safe: false,
  limit: 'strict',
});
