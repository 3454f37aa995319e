import { marketNow } from '@staykit/core/dates/market-time.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';

/** The fields of a checkout, in the order in which they are read. */
export const CHECKOUT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'childAges', 'message'] as const;

/** One of them. */
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What was typed. Kept in memory alone, for as long as the page is open. */
export type CheckoutFields = Readonly<Record<CheckoutField, string>>;

/** The field of the ages of so many children, none of which is chosen yet. */
export const noAges = (children: number): string => Array.from({ length: children }, () => NO_AGE).join();

/** The chosen ages in years, in the order of the children: undefined where none is chosen. */
export const agesIn = (field: string): (number | undefined)[] =>
  field === '' ? [] : field.split(',').map((age) => (age === NO_AGE ? undefined : Number(age)));

const NO_AGE = '-';

/** What is wrong, by field. */
export type FieldErrors = Partial<Record<CheckoutField, MessageKey>>;

/** Nothing typed yet. */
export const EMPTY_FIELDS: CheckoutFields = Object.fromEntries(
  CHECKOUT_FIELDS.map((field) => [field, '']),
) as CheckoutFields;

/** Maximum length of a message to the hotel. */
export const MESSAGE_LENGTH = 500;

/** Maximum length of what is typed on one line. */
export const LINE_LENGTH: Partial<Record<CheckoutField, number>> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 30,
};

const MAIL = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+\.[^\s\p{C}<>()[\]\\,;:"@.]{2,}$/u;
const PHONE = /^(?=(?:\D*\d){5})[\d ()+-]{5,30}$/;

/** Whether something typed can be an e-mail address. */
export const isMailAddress = (typed: string): boolean => MAIL.test(typed.trim());

/** Letters that turn the direction of text, which come along with what is pasted. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What was typed as it is sent: without blanks around it and without letters that nobody sees. */
export function sentText(typed: string, lines = false): string {
  const kept = (lines ? typed.replace(/\r\n?/g, '\n') : typed).replace(TURNING, '');
  return kept.replace(lines ? /(?!\n)[\p{Cc}\p{Cs}]/gu : /[\p{Cc}\p{Cs}]/gu, ' ').trim();
}

/** Whether what was typed is no name: nothing, or markup. */
export const isNoName = (typed: string): boolean => !/^[^<>]+$/.test(sentText(typed));

/** The day of a market at an instant. */
export function todayOf(locale: Locale, instant: number): PlainDate {
  return marketNow(instant, settingsOf(locale).timeZone).date;
}

/** What is wrong with what was typed, by field. */
export function checkFields(fields: CheckoutFields): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['firstName', 'lastName'] as const)
    if (isNoName(fields[field])) errors[field] = `checkout.error.${field}`;
  if (!isMailAddress(fields.email)) errors.email = 'checkout.error.email';
  if (agesIn(fields.childAges).includes(undefined)) errors.childAges = 'checkout.error.childAges';
  const phone = fields.phone.trim();
  if (phone !== '' && !PHONE.test(phone)) errors.phone = 'checkout.error.phone';
  if (sentText(fields.message, true).length > MESSAGE_LENGTH) errors.message = 'checkout.error.message';
  return errors;
}
