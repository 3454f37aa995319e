import type { ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';

/** CONTACT_REASON_LABELS: the text of each reason, which every locale has in its messages. [CONTACT-13] */
export const CONTACT_REASON_LABELS: Record<ContactReason, MessageKey> = {
  avv_info: 'contact.reason.avv_info',
  booking_info: 'contact.reason.booking_info',
  emailconf: 'contact.reason.emailconf',
  modification: 'contact.reason.modification',
  cancellation: 'contact.reason.cancellation',
  complaint: 'contact.reason.complaint',
  other: 'contact.reason.other',
};
