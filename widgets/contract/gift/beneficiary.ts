import * as z from 'zod/mini';
import { lines } from '../text-fields.ts';
import { bookingNumber } from '../query-parts.ts';
import { PRODUCT_TYPES } from '@staykit/values/gift/gift-product.ts';
import { GIFT_STATUSES } from '@staykit/values/gift/gift-status.ts';
import { answer, idText, plainDate } from '../answer-parts.ts';
import { booking } from '../booking/bookings.ts';
import { call } from '../call.ts';
import { giftCode } from './gift-sale.ts';
import { priceInfo } from '../booking/price-info.ts';
import {
  childAges,
  buyer,
  cents,
  idempotencyHeaders,
  mailAddress,
  payment,
  saleLocale,
  saleSource,
} from '../booking/sale-parts.ts';

/** A gift as its holder sees it. */
export const beneficiaryGift = answer({
  productType: z.enum(PRODUCT_TYPES),
  productId: idText(),
  label: z.string(),
  /** Its worth in cents. */
  amount: z.number(),
  nights: z.number(),
  adults: z.number(),
  validUntil: plainDate(),
  status: z.enum(GIFT_STATUSES),
  /** The stay that it was redeemed for. */
  bookingNumber: z.exactOptional(z.string()),
});

const quoteId = () => z.string().check(z.regex(/^[\w-]{10,60}$/, 'the id of a quote'));
/** Cents; negative amounts are refunded. */
const difference = () => z.int().check(z.gte(-100_000_000), z.lte(100_000_000));

/** Returns a gift by its code. */
export const postBeneficiaryLookup = call({
  id: 'postBeneficiaryLookup',
  method: 'POST',
  base: 'api',
  path: '/beneficiary/lookup',
  summary: 'A gift by its code: value, validity, status.',
  body: z.object({ code: giftCode() }),
  answer: beneficiaryGift,
  refusals: ['GIFT_CODE_MISTYPED', 'GIFT_CODE_UNKNOWN'],
  safe: false,
  from: 'shop',
  limit: 'strict',
});

/** The price of a quoted stay for the beneficiary of a gift. */
export const postBeneficiaryPrice = call({
  id: 'postBeneficiaryPrice',
  method: 'POST',
  base: 'api',
  path: '/beneficiary/price',
  summary: 'Amount to pay or refund for a quote paid by a gift.',
  body: z.object({ code: giftCode(), quoteId: quoteId() }),
  answer: answer({ priceInfo, difference: z.number() }),
  refusals: [
    'CHILD_TOO_YOUNG',
    'GIFT_CODE_EXPIRED',
    'GIFT_CODE_MISTYPED',
    'GIFT_CODE_UNKNOWN',
    'GIFT_CODE_USED',
    'GIFT_NOT_REDEEMABLE',
    'NO_AVAILABILITY',
    'QUOTE_EXPIRED',
    'ROOM_TOO_SMALL',
  ],
  safe: false,
  from: 'shop',
  // A beneficiary compares dates; the code is known by then, and cannot be guessed at.
  limit: 'form',
});

/** Turns a gift into a stay. */
export const postBeneficiaryRedeem = call({
  id: 'postBeneficiaryRedeem',
  method: 'POST',
  base: 'api',
  path: '/beneficiary/redeem',
  summary:
    'Books a quote with a gift and uses the code. Idempotent: the same key and body get the same response.',
  headers: idempotencyHeaders,
  body: z.object({
    code: giftCode(),
    quoteId: quoteId(),
    /** The total of the quote, as the beneficiary saw it. */
    price: cents(),
    /** The difference to the gift, as the beneficiary saw it. */
    difference: difference(),
    guest: buyer,
    childAges: childAges(),
    /** Needed where something is left to pay. */
    payment: z.exactOptional(payment),
    /** To the hotel. */
    message: z.exactOptional(lines(500)),
    locale: saleLocale(),
    ...saleSource,
  }),
  answer: booking,
  status: 201,
  refusals: [
    'CHILD_TOO_YOUNG',
    'GIFT_CODE_EXPIRED',
    'GIFT_CODE_MISTYPED',
    'GIFT_CODE_UNKNOWN',
    'GIFT_CODE_USED',
    'GIFT_NOT_REDEEMABLE',
    'IDEMPOTENCY_CONFLICT',
    'NO_AVAILABILITY',
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
  from: 'shop',
  limit: 'strict',
});

/** Gives the stay of a gift back. */
export const postBeneficiaryCancel = call({
  id: 'postBeneficiaryCancel',
  method: 'POST',
  base: 'api',
  path: '/beneficiary/cancel',
  summary: 'Cancels a stay paid by a gift; before the deadline the code can be used again.',
  body: z.object({
    code: giftCode(),
    bookingNumber: bookingNumber(),
    email: mailAddress(),
  }),
  answer: answer({ booking, gift: beneficiaryGift }),
  refusals: ['BOOKING_NOT_FOUND', 'GIFT_CODE_MISTYPED', 'NOT_CANCELLABLE'],
  safe: false,
  from: 'shop',
  limit: 'strict',
});
