import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { textOf } from '@staykit/values/errors/catalogue.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { PricedMove } from './priced-move.ts';

/** The message to the guest beside the stay, and how urgent it is. */
export interface MoveNotice {
  tone: 'danger' | 'warning';
  text: MessageKey;
}

/** A booking that is being moved to another stay. */
export interface MoveState {
  /** `held`: sent, with an unknown outcome: only the same request may be sent again. */
  phase: 'editing' | 'asking' | 'paying' | 'held';
  /** The stay that was chosen last. */
  chosen?: CheckoutStart;
  /** Its price; none while another stay is chosen. */
  priced?: PricedMove | undefined;
  notice?: MoveNotice | undefined;
}

/** What can happen to a move. */
export type MoveAction =
  | { type: 'chosen'; start: CheckoutStart; unchanged: boolean }
  | { type: 'otherWanted' }
  | { type: 'asked' }
  /** The price of the chosen stay; without it the stay is not available. */
  | { type: 'answered'; priced: PricedMove | undefined }
  | { type: 'priceChanged' }
  | { type: 'sent' }
  /** `unheard`: it is unknown whether the request arrived. */
  | { type: 'failed'; code: ErrorCode; unheard: boolean }
  | { type: 'ended' };

/** A move before a stay is chosen. */
export const NEW_MOVE: MoveState = { phase: 'editing' };

const warning = (text: MessageKey): MoveNotice => ({ tone: 'warning', text });

/** A move after an action. */
export function moveAfter(state: MoveState, action: MoveAction): MoveState {
  switch (action.type) {
    case 'chosen': {
      const next = { ...state, chosen: action.start };
      return action.unchanged ? { ...next, notice: warning('checkout.lookup.move.unchanged') } : next;
    }
    case 'otherWanted':
      return { ...state, priced: undefined, notice: undefined };
    case 'asked':
      return { ...state, phase: 'asking', notice: undefined };
    case 'answered':
      return {
        ...state,
        priced: action.priced,
        ...(!action.priced && { notice: warning('errors.noAvailability') }),
      };
    case 'priceChanged':
      return { ...state, notice: warning('errors.priceChanged') };
    case 'sent':
      return { ...state, phase: 'paying', notice: undefined };
    case 'failed':
      return afterFailure(state, action.code, action.unheard);
    case 'ended':
      return { ...state, phase: 'editing' };
  }
}

function afterFailure(state: MoveState, code: ErrorCode, unheard: boolean): MoveState {
  const isRefused = code === 'PAYMENT_REFUSED';
  const isGone = code === 'NO_AVAILABILITY';
  return {
    ...state,
    phase: unheard ? 'held' : 'editing',
    ...(isGone && { priced: undefined }),
    notice: {
      tone: unheard || isGone ? 'warning' : 'danger',
      text: isRefused
        ? 'checkout.lookup.move.refused'
        : textOf(code, unheard ? 'checkout.unheard' : 'checkout.lookup.move.failed'),
    },
  };
}
