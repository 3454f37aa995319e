import * as z from 'zod/mini';
import { line, lines, personName, pastedLine } from '../text-fields.ts';
import { POSTAL_CODE_MAX_LENGTH } from '@staykit/values/contact/postal-code.ts';
import { DEFAULT_GIFT_ADULTS, DEFAULT_GIFT_NIGHTS } from '@staykit/values/gift/gift-options.ts';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { GIFT_FORMATS, PRODUCT_TYPES } from '@staykit/values/gift/gift-product.ts';
import {
  GIFT_MESSAGE_SIGNS,
  GIFT_NAME_SIGNS,
  messageFault,
  nameFault,
} from '@staykit/values/gift/personalisation.ts';
import { answer, link, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { priceInfo } from '../booking/price-info.ts';
import { pattern } from '../query-parts.ts';
import {
  buyer,
  cents,
  idempotencyHeaders,
  mailAddress,
  paymentChoice,
  saleLocale,
  saleSource,
} from '../booking/sale-parts.ts';

/** An id of the catalogue in a body. */
const catalogueId = () => z.string().check(z.regex(/^[\w.:-]{1,60}$/, 'an id'));

/** A sleeve as the picker holds it; the shop takes its price from its own list. [PENTITY-11] */
export const sleeve = z.object({
  id: catalogueId(),
  name: z.string().check(z.maxLength(100)),
  imageUrl: z.string().check(z.maxLength(500)),
});

/** How a gift is given. [PENTITY-11] */
export const giftOptions = z.object({
  giftFormat: z.enum(GIFT_FORMATS),
  sleeves: z._default(z.array(sleeve).check(z.maxLength(20)), []),
  giftAdults: z._default(z.int().check(z.gte(1), z.lte(20)), DEFAULT_GIFT_ADULTS),
  giftNights: z._default(z.int().check(z.gte(0), z.lte(30)), DEFAULT_GIFT_NIGHTS),
  /** One of the buckets 1 to 3; any other number counts as 1. [PERSONALISE-22] */
  bucket: z.exactOptional(z.int().check(z.gte(0), z.lte(99))),
  /** Whether every night is included. [UPSELL-03] */
  upsell: z.exactOptional(z.boolean()),
});

/** Words of the giver on the voucher. [PERSONALISE-11..14] */
export const personalisation = z.object({
  fromName: z.exactOptional(
    line(GIFT_NAME_SIGNS).check(z.refine((name) => !nameFault(name), 'at most 40 letters, text only')),
  ),
  message: z.exactOptional(
    lines(GIFT_MESSAGE_SIGNS).check(z.refine((message) => !messageFault(message), 'at most 180 letters')),
  ),
});

/** The delivery address of a physical gift. */
export const shippingAddress = z.object({
  name: line(100),
  street: line(200),
  zipCode: line(POSTAL_CODE_MAX_LENGTH),
  city: line(100),
  /** ISO 3166-1. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'a country of two capitals')),
});

/** What every answer about a sold gift holds. */
export const soldGiftShape = {
  giftNumber: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  productId: z.string(),
  label: z.string(),
  giftFormat: z.enum(GIFT_FORMATS),
  /** The gift code, in groups of four. */
  code: z.string(),
  validUntil: plainDate(),
  /** Address of the voucher PDF, with a secret token. */
  voucherUrl: link(),
  /** Address of its invoice as a PDF, with another secret token: the beneficiary does not get it. */
  invoiceUrl: z.exactOptional(link()),
  /** Address of the buyer's page of it, with a secret token of its own. */
  giftUrl: z.exactOptional(link()),
  priceInfo,
};

/** A gift that was sold. */
export const soldGift = answer(soldGiftShape);

/** A promo code as somebody typed it. */
const promoCode = () => pastedLine(60);

/** Why a promo code takes nothing off a gift. */
const PROMO_REFUSALS = [
  'PROMO_CODE_EXPIRED',
  'PROMO_CODE_MINIMUM',
  'PROMO_CODE_NOT_FOR_GUEST',
  'PROMO_CODE_NOT_HERE',
  'PROMO_CODE_UNKNOWN',
  'PROMO_CODE_USED_UP',
] as const;

/** Sells a gift: asks for the payment, gives a code, sends the mails. */
export const postGift = call({
  id: 'postGift',
  method: 'POST',
  base: 'api',
  path: '/gifts',
  summary:
    'Sells a single voucher, box, gift card or activity. Idempotent: the same key and body get the same response.',
  headers: idempotencyHeaders,
  body: z.object({
    productType: z.enum(PRODUCT_TYPES),
    /** The offer of a voucher or an activity, the code of a box or of the gift card. */
    productId: catalogueId(),
    options: giftOptions,
    /** Cents of a gift card. */
    amount: z.exactOptional(cents()),
    /** Takes something off the gift itself, not off packaging and posting. */
    promoCode: z.exactOptional(promoCode()),
    /** The total, as the giver saw it. */
    price: cents(),
    buyer,
    /**
     * Also gets the voucher by e-mail, if the gift is digital: at once, or at 9:00 of the market on the day `sendOn`,
     * which is within a year.
     */
    recipient: z.exactOptional(
      z.object({ name: personName(100), email: mailAddress(), sendOn: z.exactOptional(plainDate()) }),
    ),
    /** What its card shows. */
    design: z.exactOptional(z.enum(GIFT_DESIGNS)),
    /** The card, the voucher and the recipient's mail do not tell the amount of a gift card. */
    hidesAmount: z.exactOptional(z.boolean()),
    personalisation: z.exactOptional(personalisation),
    shippingAddress: z.exactOptional(shippingAddress),
    /** A gift has no day of arrival: it is paid at once. */
    payment: z.object({ plan: z.literal('once'), ...paymentChoice }),
    locale: saleLocale(),
    ...saleSource,
  }),
  answer: soldGift,
  status: 201,
  refusals: [
    'IDEMPOTENCY_CONFLICT',
    'NOT_FOUND',
    'ORDERS_UNPAID',
    'PAYMENT_REFUSED',
    'PAYMENT_REQUIRED',
    'PAYMENT_TIMEOUT',
    'PRICE_CHANGED',
    ...PROMO_REFUSALS,
  ],
  safe: false,
  from: 'partners',
  // Its answer shows whether a promo code exists.
  limit: 'strict',
});

/** What a promo code takes off a gift before it is bought. */
export const postGiftPromo = call({
  id: 'postGiftPromo',
  method: 'POST',
  base: 'api',
  path: '/gifts/promo',
  summary: 'What a promo code of the shop takes off a gift. Uses nothing.',
  body: z.object({
    promoCode: promoCode(),
    productType: z.enum(PRODUCT_TYPES),
    productId: catalogueId(),
    options: giftOptions,
    amount: z.exactOptional(cents()),
    locale: saleLocale(),
    minisiteId: saleSource.minisiteId,
  }),
  answer: answer({ promoCodeReductionAmount: z.number() }),
  refusals: ['NOT_FOUND', ...PROMO_REFUSALS.filter((code) => code !== 'PROMO_CODE_NOT_FOR_GUEST')],
  safe: false,
  from: 'partners',
  limit: 'strict',
});

/** The voucher PDF by its secret token. */
export const getVoucher = call({
  id: 'getVoucher',
  method: 'GET',
  base: 'api',
  path: '/gifts/voucher',
  summary: 'The voucher as PDF, by the token of its address.',
  // In the query, which is not logged.
  query: z.object({ token: pattern(/^[\w-]{32,64}$/, 'the secret of a voucher') }),
  media: ['application/pdf'],
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
  limit: 'strict',
});

/** What somebody typed as a gift code. */
export const giftCode = () => pastedLine(40);

/** The voucher for those who know code and e-mail: one answer where either is wrong. */
export const postVoucher = call({
  id: 'postVoucher',
  method: 'POST',
  base: 'api',
  path: '/gifts/voucher',
  summary: 'The voucher as PDF, by its code and the e-mail of its giver.',
  body: z.object({ code: giftCode(), email: mailAddress() }),
  media: ['application/pdf'],
  refusals: ['GIFT_CODE_MISTYPED', 'GIFT_CODE_UNKNOWN'],
  safe: false,
  limit: 'strict',
});
