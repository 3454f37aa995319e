import { readCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import type { GiftCardTerms } from '@staykit/core/gift/card/gift-card-terms.ts';
import { lastSendDay } from '@staykit/core/gift/sending/send-day.ts';
import { isPlainDate, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { ProductType } from '@staykit/values/gift/gift-product.ts';
import { messageFault, nameFault } from '@staykit/values/gift/personalisation.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import {
  checkFields,
  EMPTY_FIELDS,
  isMailAddress,
  isNoName,
  sentText,
  type CheckoutField,
} from '../checkout-form.ts';

/** The fields of a gift, in the order in which they are read; those of its buyer come after them. */
const GIFT_ONLY = [
  'amount',
  'fromName',
  'words',
  'recipientName',
  'recipientEmail',
  'sendOn',
  'addressName',
  'street',
  'zipCode',
  'city',
  'country',
] as const;

const OF_BUYER = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The fields of a gift checkout, in the order in which they are read. */
export const GIFT_FIELDS = [...GIFT_ONLY, ...OF_BUYER] as const;

/** One of them. */
export type GiftField = (typeof GIFT_FIELDS)[number];

/** What was typed. Kept in memory alone, for as long as the page is open. */
export type GiftFields = Readonly<Record<GiftField, string>>;

/** What is wrong, by field. */
export type GiftErrors = Partial<Record<GiftField, MessageKey>>;

/** Nothing typed yet. */
export const EMPTY_GIFT = Object.fromEntries(GIFT_FIELDS.map((field) => [field, ''])) as GiftFields;

/** What the form asks for. */
export interface GiftQuestions {
  productType: ProductType;
  /** The gift card of the shop, for one that is made. */
  card: GiftCardTerms | undefined;
  isPhysical: boolean;
  /** The voucher goes to its recipient as well. */
  toRecipient: boolean;
  /** It is sent on a day that the giver chooses. */
  sendLater: boolean;
  /** The day of the market. */
  today: PlainDate;
  /** The countries that parcels are sent to. */
  countries: readonly string[];
}

const OF_ADDRESS = ['addressName', 'street', 'zipCode', 'city'] as const;

/** What is wrong with what was typed, of the fields that are asked for. [PERSONALISE-12] [PERSONALISE-14] */
export function checkGift(fields: GiftFields, questions: GiftQuestions): GiftErrors {
  const { productType, card, isPhysical, toRecipient, sendLater, today, countries } = questions;
  const errors: GiftErrors = {};
  if (productType === 'GIFTCARD' && readCardAmount(fields.amount, card) === undefined)
    errors.amount = 'checkout.gift.error.amount';
  if (isPhysical) {
    for (const field of OF_ADDRESS)
      if (sentText(fields[field]) === '') errors[field] = `checkout.gift.error.${field}`;
    if (!countries.includes(fields.country)) errors.country = 'checkout.gift.error.country';
  } else {
    if (nameFault(sentText(fields.fromName))) errors.fromName = 'checkout.gift.error.fromName';
    if (messageFault(sentText(fields.words, true))) errors.words = 'checkout.gift.error.words';
    if (toRecipient) {
      if (isNoName(fields.recipientName)) errors.recipientName = 'checkout.gift.error.recipientName';
      if (!isMailAddress(fields.recipientEmail)) errors.recipientEmail = 'checkout.error.email';
      if (sendLater && !isSendDay(fields.sendOn, today)) errors.sendOn = 'checkout.gift.error.sendOn';
    }
  }
  const ofBuyer = checkFields({ ...EMPTY_FIELDS, ...buyerFields(fields) });
  return { ...errors, ...(ofBuyer as GiftErrors) };
}

/** Whether a gift can be sent on a day: from tomorrow on, for a year. */
export const isSendDay = (day: string, today: PlainDate): boolean =>
  isPlainDate(day) && day > today && day <= lastSendDay(today);

function buyerFields(fields: GiftFields): Partial<Record<CheckoutField, string>> {
  return Object.fromEntries(OF_BUYER.map((field) => [field, fields[field]]));
}
