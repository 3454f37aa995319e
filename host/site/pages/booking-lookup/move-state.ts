import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { textOf } from '@staykit/values/errors/catalogue.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { checkFields, EMPTY_FIELDS, type FieldErrors } from '../checkout/checkout-form.ts';
import type { PricedMove } from './priced-move.ts';

/** The fields of the card that pays what the new stay costs more. */
export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'holder'] as const;

/** One of them. */
export type CardField = (typeof CARD_FIELDS)[number];

/** A card as it is typed; kept in memory for as long as it is asked for. */
export type Card = Readonly<Record<CardField, string>>;

/** No card yet. */
const NO_CARD: Card = { number: '', expiry: '', cvc: '', holder: '' };

/** What the guest is told beside the stay, and how urgently. */
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
  card: Card;
  /** Fields of the card that were left or sent: errors are shown for these only. */
  seen: ReadonlySet<CardField>;
  /** How often the card was sent with an error in it. */
  tries: number;
}

/** What can happen to a move. */
export type MoveAction =
  | { type: 'chosen'; start: CheckoutStart; unchanged: boolean }
  | { type: 'otherWanted' }
  | { type: 'asked' }
  /** The price of the chosen stay; without it the stay is not available. */
  | { type: 'answered'; priced: PricedMove | undefined }
  | { type: 'priceChanged' }
  | { type: 'typed'; field: CardField; value: string }
  | { type: 'left'; field: CardField }
  /** The card was sent with errors. */
  | { type: 'invalid' }
  | { type: 'sent' }
  /** `unheard`: it is unknown whether the request arrived. */
  | { type: 'failed'; code: ErrorCode; unheard: boolean }
  | { type: 'ended' };

/** A move before a stay is chosen. */
export const NEW_MOVE: MoveState = { phase: 'editing', card: NO_CARD, seen: new Set(), tries: 0 };

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
    case 'typed':
      return { ...state, card: { ...state.card, [action.field]: action.value } };
    case 'left':
      return { ...state, seen: new Set([...state.seen, action.field]) };
    case 'invalid':
      return { ...state, seen: new Set(CARD_FIELDS), tries: state.tries + 1 };
    case 'sent':
      return { ...state, phase: 'paying', notice: undefined };
    case 'failed':
      return afterFailure(state, action.code, action.unheard);
    case 'ended':
      return { ...state, phase: 'editing' };
  }
}

/** A refused card keeps all but its security code, which is asked for again. */
function afterFailure(state: MoveState, code: ErrorCode, unheard: boolean): MoveState {
  const isRefused = code === 'PAYMENT_REFUSED';
  const isGone = code === 'NO_AVAILABILITY';
  return {
    ...state,
    phase: unheard ? 'held' : 'editing',
    ...(isGone && { priced: undefined }),
    ...(isRefused && {
      card: { ...state.card, cvc: '' },
      seen: new Set([...state.seen].filter((field) => field !== 'cvc')),
    }),
    notice: {
      tone: unheard || isGone ? 'warning' : 'danger',
      text: isRefused
        ? 'checkout.lookup.move.refused'
        : textOf(code, unheard ? 'checkout.unheard' : 'checkout.lookup.move.failed'),
    },
  };
}

/** What is wrong with a card, by field. */
export function checkCard(
  card: Card,
  today: PlainDate,
): FieldErrors & Partial<Record<CardField, MessageKey>> {
  const all = checkFields({ ...EMPTY_FIELDS, ...card }, today);
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}
