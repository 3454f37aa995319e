import { pasted, ungrouped } from '@staykit/values/text/pasted.ts';
import { isEmail } from '@staykit/values/contact/contact-field.ts';
import { asksBookingNumber, type ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import { CONTACT_LENGTHS } from '@staykit/values/contact/contact-field.ts';

/** What is wrong with a field: the key of the message that says it. */
export type FieldFault =
  | 'form.mandatory'
  | 'form.onlyText'
  | 'form.email'
  | 'form.phone'
  | 'form.bookingNumber';

/** The fields that a person fills in. */
export interface ContactFields {
  Booking_ID__c: string;
  description: string;
  email: string;
  name: string;
  phone: string;
}

/** What somebody filled in, without what came along where a number or an address was pasted. */
export const readContactFields = <Fields extends ContactFields>(typed: Fields): Fields => ({
  ...typed,
  Booking_ID__c: ungrouped(typed.Booking_ID__c),
  description: typed.description.trim(),
  email: pasted(typed.email),
  name: typed.name.trim(),
  phone: pasted(typed.phone),
});

/** Whether a text is a booking number. [CONTACT-15] */
export function isBookingNumber(text: string): boolean {
  return /^[0-9]{8}$/.test(text);
}

/** Whether a text is a name: letters with their accents, spaces, apostrophes and hyphens. [CONTACT-18] */
export function isName(text: string): boolean {
  return text.length <= CONTACT_LENGTHS.name && /^[\p{L}\p{M}'’ -]+$/u.test(text);
}

/** Whether a text has only what phone numbers are written with. [CONTACT-19] */
export function isPhoneText(text: string): boolean {
  return text.length <= CONTACT_LENGTHS.phone && /^[0-9 ()+-]+$/.test(text);
}

/** A parsed phone number. */
export interface PhoneEntry {
  value: string;
  /** The number in its international form, once one was recognised. */
  normalized?: string | undefined;
  error?: string | null | undefined;
}

/** A phone number is valid if it has no error, was recognised and is not empty. [CONTACT-20] */
export function isPhoneValid({ value, normalized, error }: PhoneEntry): boolean {
  return !error && Boolean(normalized) && value !== '';
}

const RULES: Record<Exclude<keyof ContactFields, 'description'>, [(text: string) => boolean, FieldFault]> = {
  Booking_ID__c: [isBookingNumber, 'form.bookingNumber'],
  email: [isEmail, 'form.email'],
  name: [isName, 'form.onlyText'],
  phone: [isPhoneText, 'form.phone'],
};

/**
 * What is wrong with each field of the form; nothing when it may be sent. All fields that show are required but the
 * description. Who knows what a phone number is where the form stands says so with `phoneOf`. [CONTACT-14] [CONTACT-21]
 */
export function contactFaults(
  fields: ContactFields,
  reason: ContactReason,
  phoneOf?: (typed: string) => PhoneEntry,
): Partial<Record<keyof ContactFields, FieldFault>> {
  const faults: Partial<Record<keyof ContactFields, FieldFault>> = {};
  const read = readContactFields(fields);
  for (const [name, [isGood, fault]] of Object.entries(RULES) as [
    keyof typeof RULES,
    (typeof RULES)[keyof typeof RULES],
  ][]) {
    if (name === 'Booking_ID__c' && !asksBookingNumber(reason)) continue;
    const text = read[name];
    if (text === '') faults[name] = 'form.mandatory';
    else if (!isGood(text) || (name === 'phone' && phoneOf && !isPhoneValid(phoneOf(text))))
      faults[name] = fault;
  }
  return faults;
}
