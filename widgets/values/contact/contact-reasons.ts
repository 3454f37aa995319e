/** Contact reasons, in the order of the form. [CONTACT-13] */
export const CONTACT_REASONS = [
  'avv_info',
  'booking_info',
  'emailconf',
  'modification',
  'cancellation',
  'complaint',
  'other',
] as const;

/** A contact reason. */
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** How the customer service files a request. */
export interface ContactRequestKind {
  requestType: string;
  requestSubtype: string;
}

/** Type and subtype of each reason; the slash of `Information/request` belongs to the type. [CONTACT-10..12] */
const KINDS: Record<ContactReason, readonly [type: string, subtype: string]> = {
  avv_info: ['Hotel Activity information request', ''],
  booking_info: ['Information/request', ''],
  emailconf: ['Information/request', 'Confirmation email'],
  modification: ['Modification', ''],
  cancellation: ['Cancellation Request', ''],
  complaint: ['Complaint', ''],
  other: ['', ''],
};

/** Type and subtype that a reason sets. [CONTACT-09..12] */
export function requestFor(reason: ContactReason): ContactRequestKind {
  const [requestType, requestSubtype] = KINDS[reason];
  return { requestType, requestSubtype };
}

/** The reason behind a type and a subtype, or nothing when no reason has them. */
export function reasonOf({ requestType, requestSubtype }: ContactRequestKind): ContactReason | undefined {
  return CONTACT_REASONS.find(
    (reason) => KINDS[reason][0] === requestType && KINDS[reason][1] === requestSubtype,
  );
}

/** Whether the form asks for a booking number: only who has not booked yet is not asked. [CONTACT-14] */
export function asksBookingNumber(reason: ContactReason): boolean {
  return reason !== 'avv_info';
}
