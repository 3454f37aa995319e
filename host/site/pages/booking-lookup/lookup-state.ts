import type { OfferedMove } from '@staykit/client/booking/create-booking-client.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { pasted } from '@staykit/values/text/pasted.ts';

/** The fields that name a booking. */
export type LookupField = 'number' | 'email';

/** A booking that is looked up by its number and its e-mail address. */
export interface LookupState {
  fields: Readonly<Record<LookupField, string>>;
  /** Messages of fields that were sent with an error in them. */
  wrong: Partial<Record<LookupField, MessageKey>>;
  /** A call is pending: nothing else is sent. */
  busy: boolean;
  failure?: MessageKey | undefined;
  booking?: Booking;
  /** The stay that the shop prepared for the booking. */
  offered?: OfferedMove | undefined;
}

/** What can happen to it. */
export type LookupAction =
  | { type: 'typed'; field: LookupField; value: string }
  | { type: 'checked' }
  | { type: 'asked' }
  | { type: 'answered'; booking: Booking; offered?: OfferedMove | undefined }
  | { type: 'failed'; text: MessageKey };

const NUMBER = /^\d{8}$/;
const MAIL = /^[^\s@]+@[^\s@]+$/;

/** What is wrong with the fields. */
export function checkLookup({ number, email }: LookupState['fields']): LookupState['wrong'] {
  return {
    ...(!NUMBER.test(number) && { number: 'checkout.lookup.wrongNumber' }),
    ...(!MAIL.test(pasted(email)) && { email: 'checkout.error.email' }),
  };
}

/** The look-up after an action. */
export function lookupAfter(state: LookupState, action: LookupAction): LookupState {
  switch (action.type) {
    case 'typed': {
      // A number is pasted with spaces and dots too.
      const value =
        action.field === 'number' ? pasted(action.value).replace(/\D/g, '').slice(0, 8) : action.value;
      return { ...state, fields: { ...state.fields, [action.field]: value } };
    }
    case 'checked':
      return { ...state, wrong: checkLookup(state.fields) };
    case 'asked':
      return { ...state, busy: true, failure: undefined };
    case 'answered':
      return { ...state, busy: false, booking: action.booking, offered: action.offered };
    case 'failed':
      return { ...state, busy: false, failure: action.text };
  }
}
