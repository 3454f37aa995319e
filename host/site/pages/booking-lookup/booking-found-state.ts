import type { MessageKey } from '@staykit/messages/translate.ts';
import type { LookupRequest } from './lookup-request.ts';

/** What a guest does with a booking. */
export interface FoundState {
  /** What is open beside the booking. */
  shown?: LookupRequest | undefined;
  /** The guest wants to cancel, and is asked once more. */
  isAskedAgain: boolean;
  /** The booking was moved here. */
  isMoved: boolean;
  /** Why nothing opened. */
  failure?: MessageKey | undefined;
}

export type FoundAction =
  /** The address of the page asks for something, or for nothing any more. */
  | { type: 'requested'; request: LookupRequest | undefined }
  | { type: 'opened'; request: LookupRequest }
  | { type: 'loadFailed'; failure: MessageKey }
  | { type: 'closed' | 'moved' | 'cancelPressed' | 'kept' };

/** The state of a booking that was just found. */
export const firstFound = (shown: LookupRequest | undefined): FoundState => ({
  shown,
  isAskedAgain: false,
  isMoved: false,
});

/** The booking after something happened. */
export function foundReducer(state: FoundState, action: FoundAction): FoundState {
  switch (action.type) {
    case 'requested':
      return { ...state, shown: action.request };
    case 'opened':
      return { ...state, shown: action.request, failure: undefined };
    case 'loadFailed':
      return { ...state, shown: undefined, failure: action.failure };
    case 'closed':
      return { ...state, shown: undefined };
    case 'moved':
      return { ...state, shown: undefined, isMoved: true };
    case 'cancelPressed':
    case 'kept':
      return { ...state, isAskedAgain: action.type === 'cancelPressed' };
  }
}
