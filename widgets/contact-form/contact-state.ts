import type { ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import type { ContactFields, FieldFault } from '@staykit/core/contact/contact-rules.ts';

/** A field that somebody fills in. */
export type ContactField = keyof ContactFields;

/** The fields in the order in which they are read. */
export const FIELD_ORDER: readonly ContactField[] = [
  'Booking_ID__c',
  'name',
  'email',
  'phone',
  'description',
];

/** What is wrong with some fields. */
export type Faults = Partial<Record<ContactField, FieldFault>>;

/** What the form knows. */
export interface ContactState {
  reason?: ContactReason;
  /** The form was sent without a reason. */
  isReasonMissing: boolean;
  fields: ContactFields;
  /** How a field that was left is marked; a field that is typed in has no mark. [CONTACT-23] */
  marks: Partial<Record<ContactField, FieldFault | 'good'>>;
  /** `closed`: the shop takes no messages from this page, and nothing is asked. */
  phase: 'editing' | 'sending' | 'sent' | 'closed';
  /** Why the last try did not succeed: fields to check, or a failure on the way. [CONTACT-25] */
  failure?: 'check' | 'failed';
}

/** Nothing typed yet. */
export const EMPTY: ContactState = {
  isReasonMissing: false,
  fields: { Booking_ID__c: '', description: '', email: '', name: '', phone: '' },
  marks: {},
  phase: 'editing',
};

/** What happens to the form. */
export type ContactAction =
  | { type: 'reason'; reason: ContactReason | undefined }
  | { type: 'typed'; field: ContactField; text: string }
  | { type: 'entered'; field: ContactField }
  | { type: 'left'; field: ContactField; fault: FieldFault | undefined }
  | { type: 'refused'; faults: Faults }
  /** `shopChanged`: another shop may take messages where the last one did not. */
  | { type: 'sending' | 'failed' | 'sent' | 'reset' | 'closed' | 'shopChanged' };

const omit = <Of extends object>(from: Of, key: keyof Of): Of => {
  const { [key]: _gone, ...rest } = from;
  return rest as Of;
};

/** The form after something happened. A message that is on its way is not changed any more. */
export function contactReducer(state: ContactState, action: ContactAction): ContactState {
  const { reason: _before, ...rest } = state;
  switch (action.type) {
    case 'reason':
      // What was said of the last try, and of the booking number, may not hold for another reason.
      return {
        ...omit(rest, 'failure'),
        ...(action.reason && { reason: action.reason }),
        isReasonMissing: false,
        marks: omit(state.marks, 'Booking_ID__c'),
      };
    case 'typed':
      return {
        ...state,
        fields: { ...state.fields, [action.field]: action.text },
        marks: omit(state.marks, action.field),
      };
    case 'entered':
      return action.field in state.marks ? { ...state, marks: omit(state.marks, action.field) } : state;
    case 'left': {
      // A field that may stay empty is neither right nor wrong.
      const mark = action.fault ?? (state.fields[action.field].trim() === '' ? undefined : 'good');
      return {
        ...state,
        marks: { ...omit(state.marks, action.field), ...(mark && { [action.field]: mark }) },
      };
    }
    case 'refused':
      return {
        ...state,
        isReasonMissing: state.reason === undefined,
        marks: {
          ...Object.fromEntries(
            FIELD_ORDER.filter((field) => state.fields[field].trim() !== '').map((field) => [field, 'good']),
          ),
          ...action.faults,
        },
        failure: 'check',
      };
    case 'sending':
      return omit({ ...state, phase: 'sending' }, 'failure');
    case 'failed':
      return { ...state, phase: 'editing', failure: 'failed' };
    case 'sent':
      return { ...EMPTY, phase: 'sent' };
    case 'closed':
      return { ...EMPTY, phase: 'closed' };
    case 'shopChanged':
      return state.phase === 'closed' ? EMPTY : state;
    case 'reset':
      return EMPTY;
  }
}
