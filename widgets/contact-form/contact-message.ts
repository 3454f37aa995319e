import { asksBookingNumber, requestFor } from '@staykit/values/contact/contact-reasons.ts';
import {
  CONTACT_ORIGIN,
  CONTACT_THANKS,
  contactPost,
  withRef,
  type ContactPost,
} from '@staykit/core/contact/contact-request.ts';
import { CONTACT_STATUS } from '@staykit/values/contact/contact-field.ts';
import { contactFaults, readContactFields } from '@staykit/core/contact/contact-rules.ts';
import { phoneEntry } from '@staykit/core/contact/phone-number.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import type { ContactState, Faults } from './contact-state.ts';

/** What is wrong with the fields; nothing is asked before there is a reason. [CONTACT-22] */
export function faultsOf({ reason, fields }: ContactState, locale: Locale): Faults {
  return reason ? contactFaults(fields, reason, (typed) => phoneEntry(typed, marketOf(locale))) : {};
}

/** The fields as they are posted from a page. [CONTACT-09] [CONTACT-27] */
export function postOf(
  { reason, fields }: ContactState,
  locale: Locale,
  page: string,
  origin = CONTACT_ORIGIN,
): ContactPost {
  const read = readContactFields(fields);
  return contactPost({
    ...read,
    // A number that was typed for another reason is not sent.
    Booking_ID__c: reason && asksBookingNumber(reason) ? read.Booking_ID__c : '',
    contact_reason: reason ?? 'other',
    ...(reason ? requestFor(reason) : { requestType: '', requestSubtype: '' }),
    origin,
    pointOfSale: marketOf(locale),
    status: CONTACT_STATUS,
    returnUrl: page && withRef(page, CONTACT_THANKS),
  });
}
