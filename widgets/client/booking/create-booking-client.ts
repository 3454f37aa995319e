import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { parseActivitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { Asked } from '@staykit/contract/call-values.ts';
import { postBooking } from '../calls/post-booking.generated.ts';
import { postBookingCancel } from '../calls/post-booking-cancel.generated.ts';
import { postBookingLookup } from '../calls/post-booking-lookup.generated.ts';
import { postBookingModify } from '../calls/post-booking-modify.generated.ts';
import { postInvoiceRecipient } from '../calls/post-invoice-recipient.generated.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import { fetchProductQuote, type QuoteRequest } from '../product/product-quote.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from '../product/product-settings.ts';
import type { CallOptions } from '../stay-client.ts';
import {
  paymentMethods,
  paymentPages,
  type OfferedPayment,
  type PaidStay,
  type PaymentPages,
} from './payment-methods.ts';
import { postMoveOffer } from '../calls/post-move-offer.generated.ts';
import { sendSale } from './send-sale.ts';

/** An order of a stay. Personal data: kept in memory only until it is sold. */
export type StayOrder = Omit<Asked<'postBooking'>, 'locale'>;

/** The partner of a sale, who is paid a commission. [MINISITE-17] */
export type SaleSource = Pick<StayOrder, 'minisiteId' | 'utm' | 'origin'>;

export type { OfferedPayment, PaidStay, PaymentPages };

/** Where a booking is moved to: a quote of the same hotel. */
export type BookingMove = Omit<Asked<'postBookingModify'>, 'bookingNumber' | 'email'>;

/** Whom an invoice is made out to. */
export type InvoiceRecipient = Asked<'postInvoiceRecipient'>;
/** A stay that the shop prepared for a booking. */
export type OfferedMove = Pick<CheckoutStart, 'productId' | 'checkin' | 'nights' | 'pax' | 'activityDates'>;

/** Time limit of a bank, in milliseconds. After an earlier timeout it would be unknown whether the stay is booked. */
export const BOOKING_TIMEOUT = 30_000;

const LOOKUP_TIMEOUT = 10_000;

/** The calls of a checkout and of a booking's guest. All reject with a `StayError`; none sends credentials. */
export interface BookingClient {
  /** Requests a quote: a price that is valid for some minutes, with the id to book it. */
  quoteStay(request: QuoteRequest, call?: CallOptions): Promise<OfferQuote>;
  /** The ways to pay later or in parts. [SAPI-09] */
  paymentMethods(stay: PaidStay, call?: CallOptions): Promise<OfferedPayment[]>;
  /** The methods of the provider's page by plan. */
  paymentPages(call?: CallOptions): Promise<PaymentPages>;
  /**
   * Books a stay. The same key and order are answered the same, once and again: after a failure that leaves open what
   * happened, both are sent again as they were. Any other order needs a key of its own.
   */
  bookStay(order: StayOrder, key: string, call?: CallOptions): Promise<Booking>;
  /** Requests a booking by its number and e-mail. */
  lookUpBooking(number: string, email: string, call?: CallOptions): Promise<Booking>;
  /** Cancels a stay for the refund, in cents, that the guest was shown. */
  cancelBooking(number: string, email: string, refund: number, call?: CallOptions): Promise<Booking>;
  /** Makes the invoice of a sale out to a person or company, by the secret of its address. */
  makeOutInvoice(recipient: InvoiceRecipient, call?: CallOptions): Promise<void>;
  /** The stay that the shop prepared for a booking, by the `offer` of the mail's link. */
  offeredMove(number: string, email: string, offer: string, call?: CallOptions): Promise<OfferedMove>;
  /** Moves a booking to another stay in the same hotel; sent again as `bookStay` is. */
  moveBooking(
    number: string,
    email: string,
    move: BookingMove,
    key: string,
    call?: CallOptions,
  ): Promise<Booking>;
}

/** A client of bookings. Time limits are for each call as a whole: `timeoutMs` of the options replaces all. */
export function createBookingClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): BookingClient {
  const transport = createTransport(options);
  const { locale, timeoutMs } = options;
  const question = { timeoutMs: timeoutMs ?? LOOKUP_TIMEOUT };
  const sale = { timeoutMs: timeoutMs ?? BOOKING_TIMEOUT };
  return {
    quoteStay: (request, call) => fetchProductQuote(transport, settings, request, call),
    paymentMethods: (stay, call) => paymentMethods(transport, stay, call),
    paymentPages: (call) => paymentPages(transport, call),
    bookStay: (order, key, call) =>
      sendSale(options, postBooking, { ...order, locale }, { ...call, ...sale, idempotencyKey: key }),
    lookUpBooking: (bookingNumber, email, call) =>
      sendSale(options, postBookingLookup, { bookingNumber, email }, { ...call, ...question }),
    cancelBooking: (bookingNumber, email, refund, call) =>
      sendSale(options, postBookingCancel, { bookingNumber, email, refund }, { ...call, ...question }),
    makeOutInvoice: async (recipient, call) => {
      await sendSale(options, postInvoiceRecipient, recipient, { ...call, ...question });
    },
    offeredMove: async (bookingNumber, email, offer, call) => {
      const { activitySelectionList, productId, checkin, nights, ...pax } = await sendSale(
        options,
        postMoveOffer,
        { bookingNumber, email, offer },
        { ...call, ...question },
      );
      const activityDates = parseActivitySelection(checkin, activitySelectionList) ?? {};
      return { productId, checkin, nights, pax, activityDates };
    },
    moveBooking: (bookingNumber, email, move, key, call) =>
      sendSale(
        options,
        postBookingModify,
        { ...move, bookingNumber, email },
        { ...call, ...sale, idempotencyKey: key },
      ),
  };
}
