import type { ErrorCode } from '../../core/errors/catalogue.ts';
import type { Booking } from '../../core/offer/booking.ts';
import type { PaymentPlan } from '../../core/price/instalment-plan.ts';
import type { OfferQuote } from '../../core/price/offer-quote.ts';
import type { PaymentCard } from '../../core/price/payment-card.ts';
import { postBookingShape } from '../checks.generated.ts';
import { createTransport, type ClientOptions } from '../create-transport.ts';
import { fetchProductQuote, type QuoteRequest } from '../product/product-quote.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from '../product/product-settings.ts';
import type { CallOptions } from '../stay-client.ts';
import { paymentMethods, type OfferedPayment, type PaidStay } from './payment-methods.ts';
import { sendSale } from './send-sale.ts';

/** Who books. */
export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
}

/** Where a sale came from: partners are paid on it. [MINISITE-17] */
export interface SaleSource {
  /** Number of the partner's minisite. */
  minisiteId?: number;
  utm?: Partial<Record<'source' | 'medium' | 'campaign' | 'content' | 'term', string>>;
  /** The site that the visitor came from. */
  origin?: string;
}

/** A stay that is ordered. Personal: it is kept in memory, for as long as it takes to sell it. */
export interface StayOrder extends SaleSource {
  quoteId: string;
  /** The quote's total in cents, as the guest saw it. */
  price: number;
  guest: Guest;
  payment: { plan: PaymentPlan; card: PaymentCard };
  /** To the house. */
  message?: string;
}

export type { OfferedPayment, PaidStay };

/** Where a booking is moved to. */
export interface BookingMove {
  /** A quote of the same house. */
  quoteId: string;
  /** The quote's total in cents, as the guest saw it. */
  price: number;
  /** Where the new total is higher: the difference is paid at once. */
  payment?: { plan: 'once'; card: PaymentCard };
}

/** Milliseconds that a bank may take. Whoever gives up earlier does not know whether the stay is booked. */
export const BOOKING_TIMEOUT = 30_000;

const LOOKUP_TIMEOUT = 10_000;

/** What a booking may be refused with: those of the contract. */
export const BOOKING_REFUSALS: readonly ErrorCode[] = [
  'IDEMPOTENCY_CONFLICT',
  'NO_AVAILABILITY',
  'PAYMENT_REFUSED',
  'PAYMENT_TIMEOUT',
  'PRICE_CHANGED',
  'QUOTE_EXPIRED',
  'QUOTE_USED',
];

/** What moving a booking may be refused with: those of the contract. */
export const MOVE_REFUSALS: readonly ErrorCode[] = [
  'BOOKING_NOT_FOUND',
  'NOT_MODIFIABLE',
  ...BOOKING_REFUSALS,
];

/** What a question about a booking, or giving it back, may be refused with. */
export const GUEST_REFUSALS: readonly ErrorCode[] = [
  'BOOKING_NOT_FOUND',
  'NOT_CANCELLABLE',
  'REFUND_CHANGED',
];

/** The calls of a checkout, and of whoever booked. All reject with a `StayError`; none sends credentials. */
export interface BookingClient {
  /** The price of a stay, kept for some minutes under an id that books it. */
  quoteStay(request: QuoteRequest, call?: CallOptions): Promise<OfferQuote>;
  /** The ways to pay later or in parts. [SAPI-09] */
  paymentMethods(stay: PaidStay, call?: CallOptions): Promise<OfferedPayment[]>;
  /**
   * Books a stay. The same key and order are answered the same, once and again: after a failure that leaves open what
   * happened, both are sent again as they were. Any other order needs a key of its own.
   */
  bookStay(order: StayOrder, key: string, call?: CallOptions): Promise<Booking>;
  /** A booking, for whoever knows its number and its e-mail. */
  lookUpBooking(number: string, email: string, call?: CallOptions): Promise<Booking>;
  /** Gives a stay back for the refund, in cents, that the guest was shown. */
  cancelBooking(number: string, email: string, refund: number, call?: CallOptions): Promise<Booking>;
  /** Moves a booking to another stay in its house; sent again as `bookStay` is. */
  moveBooking(
    number: string,
    email: string,
    move: BookingMove,
    key: string,
    call?: CallOptions,
  ): Promise<Booking>;
}

/** A client of bookings. Time limits are for each call as a whole: `timeoutMs` of the options stands in for all. */
export function createBookingClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): BookingClient {
  const transport = createTransport(options);
  const { locale, timeoutMs } = options;
  const ofBooking = (number: string, what: 'lookup' | 'cancel' | 'modify') => ({
    path: `/bookings/${encodeURIComponent(number)}/${what}`,
    call: `/bookings/:bookingNumber/${what}`,
    shape: postBookingShape,
    refusals: GUEST_REFUSALS,
    timeoutMs: timeoutMs ?? LOOKUP_TIMEOUT,
  });
  return {
    quoteStay: (request, call) => fetchProductQuote(transport, settings, request, call),
    paymentMethods: (stay, call) => paymentMethods(transport, stay, call),
    bookStay: (order, key, call) =>
      sendSale(
        options,
        {
          path: '/bookings',
          call: '/bookings',
          body: { ...order, locale },
          key,
          shape: postBookingShape,
          refusals: BOOKING_REFUSALS,
          timeoutMs: timeoutMs ?? BOOKING_TIMEOUT,
        },
        call,
      ),
    lookUpBooking: (number, email, call) =>
      sendSale(options, { ...ofBooking(number, 'lookup'), body: { email } }, call),
    cancelBooking: (number, email, refund, call) =>
      sendSale(options, { ...ofBooking(number, 'cancel'), body: { email, refund } }, call),
    moveBooking: (number, email, move, key, call) =>
      sendSale(
        options,
        {
          ...ofBooking(number, 'modify'),
          body: { ...move, email },
          key,
          refusals: MOVE_REFUSALS,
          timeoutMs: timeoutMs ?? BOOKING_TIMEOUT,
        },
        call,
      ),
  };
}
