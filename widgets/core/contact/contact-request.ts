import type { contactForm, contactRequest } from '@staykit/contract/visitor/contact.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** What the contact form holds. [SENTITY-01] */
export type ContactRequest = Wire<typeof contactRequest>;

/** Where requests of the form come from, as the customer service files them. [CONTACT-27] */
export const CONTACT_ORIGIN = 'Web';

/** The organisation that requests are filed under. [SAPI-12] */
export const CRM_ORGID = 'staykit';

/** The value of `ref` in the address after a request was taken. [CONTACT-06] */
export const CONTACT_THANKS = 'contact_thank_you';

/** The value of `ref` after a form without script was refused. */
export const CONTACT_REFUSED = 'contact_refused';

/** A request as the form posts it: these twelve fields and no other. [SAPI-12] */
export type ContactPost = Omit<Wire<typeof contactForm>, 'altcha' | 'website'>;

/** The fields of the post for a request. A field that is not filled in is empty, never `undefined`. [SAPI-12] */
export function contactPost(request: ContactRequest, orgid = CRM_ORGID): ContactPost {
  return {
    orgid,
    status: request.status,
    type: request.requestType,
    subtype: request.requestSubtype,
    origin: request.origin,
    pos: request.pointOfSale,
    retURL: request.returnUrl,
    Booking_ID__c: request.Booking_ID__c,
    description: request.description,
    name: request.name,
    email: request.email,
    phone: request.phone,
  };
}

/** The address with `ref` set. [CONTACT-26] */
export function withRef(address: string, ref: string): string {
  const [rest = '', hash] = address.split(/#(.*)/s, 2);
  const [path = '', query = ''] = rest.split(/\?(.*)/s, 2);
  const params = new URLSearchParams(query);
  params.set('ref', ref);
  const anchor = hash === undefined ? '' : `#${hash}`;
  // An address stands in a header, which takes no letters beyond those of English.
  return `${path}?${params}${anchor}`.replace(/[^\u0021-\u007e]+/g, (letters) =>
    encodeURIComponent(letters.toWellFormed()),
  );
}
