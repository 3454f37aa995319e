import { validUntil } from '../voucher-validity.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** The local time at which gifts are sent on the day that their giver chose, `HH:mm:ss`. */
export const SEND_TIME = '09:00:00';

/** The last day on which a gift that was bought on `bought` can be sent: a year later. */
export const lastSendDay = (bought: PlainDate): PlainDate => validUntil(bought, 12);
