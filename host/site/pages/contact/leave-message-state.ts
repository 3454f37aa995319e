import type { ReactNode } from 'react';

/** The button of the contact form and its dialog. */
export interface MessageState {
  /** `printed`: no script is at work yet. `ready`: the dialog is closed. */
  phase: 'printed' | 'ready' | 'loading' | 'open';
  /** The form, once it was loaded. */
  form?: ReactNode;
}

export type MessageAction =
  | { type: 'hydrated' | 'loadStarted' | 'loadFailed' | 'opened' | 'closed' }
  | { type: 'loaded'; form: ReactNode };

const PHASE_AFTER = {
  hydrated: 'ready',
  loadStarted: 'loading',
  loadFailed: 'ready',
  loaded: 'open',
  opened: 'open',
  closed: 'ready',
} as const;

/** The button and its dialog after something happened. */
export function messageReducer(state: MessageState, action: MessageAction): MessageState {
  return {
    ...state,
    phase: PHASE_AFTER[action.type],
    ...(action.type === 'loaded' && { form: action.form }),
  };
}
