/**
 * `error`: the visitor is told and can do something. `info`: a hint, no fault. `log`: the visitor sees nothing, since
 * the page is whole without it.
 */
export type ErrorSeverity = 'error' | 'info' | 'log';

/** An entry of the error catalogue. */
export interface ErrorEntry {
  severity: ErrorSeverity;
  /** The text that a visitor reads: never the code or the status. [ERROR-08] */
  messageKey: string;
  /** The HTTP status of the gateway. */
  status: number;
}

/* @__NO_SIDE_EFFECTS__ A bundle that only throws errors leaves the table out. */
const error = <Key extends string>(status: number, messageKey: Key) => ({
  severity: 'error' as const,
  messageKey,
  status,
});

/* @__NO_SIDE_EFFECTS__ Visitors read one general text for these. */
const failure = (status: number) => error(status, 'results.error');

/** Every error code of the search, on the wire and in the browser. [ERROR-01] */
export const ERRORS = {
  /** A parameter or a body that the contract does not allow. */
  BAD_REQUEST: failure(400),
  FORBIDDEN: failure(403),
  NOT_FOUND: failure(404),
  /** A host name that this shop does not serve. */
  MISDIRECTED: failure(421),
  /** Too many calls: wait for `Retry-After` seconds. */
  RATE_LIMITED: failure(429),
  /** The gateway failed. */
  SERVER: failure(500),
  /** An answer that breaks the contract. */
  BAD_ANSWER: failure(502),
  /** No connection, a reset, a truncated answer. */
  NETWORK: failure(502),
  /** A feature that this installation of the shop does not have; its log names the setting. */
  NOT_CONFIGURED: failure(501),
  UNAVAILABLE: failure(503),
  TIMEOUT: failure(504),
  /** A fault of our own, caught at the edge of a widget. */
  UNEXPECTED: failure(500),

  /** A request that is larger than any good one. */
  BODY_TOO_LARGE: failure(413),
  HEADERS_TOO_LARGE: failure(431),
  URI_TOO_LONG: failure(414),
  /** A body of a kind that the call does not read. */
  UNSUPPORTED_MEDIA_TYPE: failure(415),

  /** No proof that a person sent the form, or one that was used or is too old. */
  BOT_CHECK_FAILED: error(403, 'errors.botCheck'),
  /** A link of a mail that was used, is too old or never was. */
  LINK_EXPIRED: error(410, 'errors.linkExpired'),
  /** The same for an unknown e-mail and for a wrong password. */
  SIGN_IN_FAILED: error(401, 'errors.signIn'),
  SIGN_IN_REQUIRED: error(401, 'errors.signInFirst'),

  /** A stay that is not over, was cancelled, is too long ago, or whose review was moderated. */
  NOT_REVIEWABLE: error(409, 'errors.notReviewable'),

  /** A key for inventory that is missing, unknown or revoked. */
  SUPPLIER_KEY_INVALID: failure(401),

  /** A supplier has sent as many photos as the shop takes of it. */
  PHOTO_QUOTA: failure(403),

  /** An account cannot end while a stay that was booked with its e-mail is still to come. */
  STAYS_TO_COME: error(409, 'errors.staysToCome'),

  /** No booking with that number and e-mail: one answer for both, so that nothing can be guessed from it. */
  BOOKING_NOT_FOUND: error(404, 'errors.bookingNotFound'),
  /** An `Idempotency-Key` that was used with another body. */
  IDEMPOTENCY_CONFLICT: failure(422),
  /** Not enough rooms for every night. [PERROR-01] */
  NO_AVAILABILITY: error(409, 'errors.noAvailability'),
  /** The rooms of the offer do not take the party, or one room does not, where one was asked for. */
  ROOM_TOO_SMALL: error(409, 'errors.roomTooSmall'),
  /** The hotel takes children from an older age on, or none. */
  CHILD_TOO_YOUNG: error(409, 'errors.childTooYoung'),
  NOT_CANCELLABLE: error(409, 'errors.notCancellable'),
  NOT_MODIFIABLE: error(409, 'errors.notModifiable'),
  PAYMENT_REFUSED: error(402, 'errors.paymentRefused'),
  /** The buyer has to pay on the page of the provider, which the details hold: nothing is sold yet. */
  PAYMENT_REQUIRED: error(402, 'errors.paymentRequired'),
  /** The payment provider did not answer: the same request again finds out. */
  PAYMENT_TIMEOUT: error(504, 'errors.paymentTimeout'),
  /** The details hold the new price. */
  /** So many orders of a buyer wait for their payment that no more rooms are held. */
  ORDERS_UNPAID: error(409, 'errors.ordersUnpaid'),
  PRICE_CHANGED: error(409, 'errors.priceChanged'),
  /** The price could not be asked for again when a checkout began. [QUOTE-05] */
  QUOTE_FETCH_ERROR: error(502, 'errors.quoteFetch'),
  QUOTE_EXPIRED: error(410, 'errors.quoteExpired'),
  /** The quote became a booking already. */
  QUOTE_USED: error(409, 'errors.quoteUsed'),
  /** A deadline passed since the refund was shown. The details hold the new one. */
  REFUND_CHANGED: error(409, 'errors.refundChanged'),

  /** The gift went to its recipient already: when it is sent cannot be changed any more. */
  GIFT_ALREADY_SENT: error(409, 'errors.giftAlreadySent'),
  GIFT_CODE_EXPIRED: error(410, 'errors.giftCodeExpired'),
  /** The check sign of the code does not fit: it was typed wrongly, and nobody was asked for it. */
  GIFT_CODE_MISTYPED: error(400, 'errors.giftCodeMistyped'),
  /** No gift has this code, or this code with this e-mail: one answer for both. */
  GIFT_CODE_UNKNOWN: error(404, 'errors.giftCodeUnknown'),
  /** The code became a stay already, or somebody else is booking with it right now. */
  GIFT_CODE_USED: error(409, 'errors.giftCodeUsed'),
  /** The gift cannot be used for this: a card of another kind, an activity without dates. */
  GIFT_NOT_REDEEMABLE: error(409, 'errors.giftNotRedeemable'),
  /** The form or the check digits of a VAT number are wrong. */
  VAT_NUMBER_INVALID: error(400, 'errors.vatNumberInvalid'),

  PROMO_CODE_EXPIRED: error(410, 'errors.promoCodeExpired'),
  /** The details hold the smallest price that the code counts for. */
  PROMO_CODE_MINIMUM: error(409, 'errors.promoCodeMinimum'),
  /** One use per address, or a first purchase alone: one answer for both, which tells nobody what an address bought. */
  PROMO_CODE_NOT_FOR_GUEST: error(409, 'errors.promoCodeNotForGuest'),
  /** Not for this product, locale or partner. */
  PROMO_CODE_NOT_HERE: error(409, 'errors.promoCodeNotHere'),
  /** No code of the shop, or one that is paused or to come: one answer for all. */
  PROMO_CODE_UNKNOWN: error(404, 'errors.promoCodeUnknown'),
  PROMO_CODE_USED_UP: error(409, 'errors.promoCodeUsedUp'),
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;

/** The text for a code: that of the catalogue where it has one of its own, else `general`. */
export function textOf<General>(code: ErrorCode, general: General) {
  const { messageKey } = ERRORS[code];
  return messageKey === 'results.error' ? general : messageKey;
}

/** An error with a code of the catalogue. The message is for the integrator, in English; visitors get the message key. */
export class StayError extends Error {
  readonly code: ErrorCode;
  /** What helps to find the cause: `call` (the path with its placeholders), `status`, `path` in the answer. No personal data. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    // Set by hand: class names do not survive minified builds.
    this.name = 'StayError';
    this.code = code;
    this.details = details;
  }
}
