/** What the booking look-up is opened for, as its hash. */
export interface RequestCodes {
  /** To move or to cancel a stay: the page offers both. */
  modifyOrCancel: string;
  invoice: string;
}

/** REQUEST_CODES: the hashes of the look-up of a booking. [CONTACT-03] */
export const REQUEST_CODES: RequestCodes = { modifyOrCancel: 'change', invoice: 'invoice' };

/** BOOKING_LOOKUP_PATH: the page where a booking is looked up. [CONTACT-03] */
export const BOOKING_LOOKUP_PATH = '/booking';

/** Something that guests can do themselves, without a message. */
export interface QuickAction {
  name: 'modify' | 'cancel' | 'invoice';
  /** Path and hash, on the shop. */
  href: string;
}

/** The three quick actions in their order. Each has its own code, so that each has its own target. [CONTACT-03] */
export function quickActions(
  codes: RequestCodes = REQUEST_CODES,
  lookupPath = BOOKING_LOOKUP_PATH,
): readonly QuickAction[] {
  const { modifyOrCancel, invoice } = codes;
  if (modifyOrCancel === invoice)
    throw new RangeError(
      `REQUEST_CODES: modifyOrCancel and invoice are both "${invoice}"; expected two different codes.`,
    );
  return [
    { name: 'modify', href: `${lookupPath}#${modifyOrCancel}` },
    { name: 'cancel', href: `${lookupPath}#${modifyOrCancel}` },
    { name: 'invoice', href: `${lookupPath}#${invoice}` },
  ];
}
