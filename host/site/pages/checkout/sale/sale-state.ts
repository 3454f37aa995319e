import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { UNKNOWN_OUTCOME } from '@staykit/values/errors/code-groups.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';

/** The types that the sale of a stay and the sale of a gift differ in. */
export interface SaleKind {
  field: string;
  /** Choices beside the fields: the payment plan of a stay, the format of a gift. */
  choice: object;
  price: object;
  order: object;
  /** The confirmation. */
  sold: object;
}

/** An order and its idempotency key. Sent again unchanged as long as its outcome is unknown. */
export interface Attempt<Order> {
  key: string;
  order: Order;
}

/** The message above the pay button. */
export interface SaleNotice {
  tone: 'danger' | 'warning';
  title: MessageKey;
  text: MessageKey;
}

/** The checkout of a stay or a gift. Personal data is in `fields` and `attempt` alone, and both are emptied by the sale. */
export interface SaleState<Kind extends SaleKind> {
  /**
   * `held`: sent, and its outcome is unknown: only the same order may be sent again. `changed`: the customer is asked
   * about another price. `gone`: no longer for sale. `used`: the quote was booked already.
   */
  phase: 'editing' | 'paying' | 'held' | 'changed' | 'gone' | 'used' | 'sold';
  fields: Readonly<Record<Kind['field'], string>>;
  /** Fields that were left or sent: errors are shown for these only. */
  seen: ReadonlySet<Kind['field']>;
  /** How often the form was sent with an error in it. */
  tries: number;
  choice: Kind['choice'];
  price: Kind['price'];
  /** A code is being checked: nothing can be paid meanwhile. */
  asking?: boolean;
  notice?: SaleNotice | undefined;
  attempt?: Attempt<Kind['order']> | undefined;
  /** The price that the customer is asked about. */
  next?: Kind['price'] | undefined;
  sold?: Kind['sold'];
}

/** What can happen to a sale. */
export type SaleAction<Kind extends SaleKind> =
  | { type: 'typed'; fields: Partial<Record<Kind['field'], string>> }
  | { type: 'left'; field: Kind['field'] }
  | { type: 'chosen'; choice: Partial<Kind['choice']> }
  | { type: 'asked' }
  | { type: 'answered' }
  /** The form was sent with errors. */
  | { type: 'invalid' }
  | { type: 'sent'; attempt: Attempt<Kind['order']> }
  | { type: 'failed'; code: ErrorCode }
  /** Another price that needs no consent: the same amount, or a code that was applied. */
  | { type: 'repriced'; price: Kind['price'] }
  | { type: 'priceChanged'; next: Kind['price'] }
  | { type: 'priceAccepted' }
  | { type: 'priceDeclined' }
  | { type: 'gone' }
  | { type: 'sold'; sold: Kind['sold'] };

/** How one kind of sale differs from another, without effects. */
export interface SaleRules<Kind extends SaleKind> {
  /** A new sale, at `price` where one is given. */
  begin: (price?: Kind['price']) => SaleState<Kind>;
  /** The choices that a price allows. */
  fit: (choice: Kind['choice'], price: Kind['price']) => Kind['choice'];
  /** Codes after which nothing can be bought. */
  ended: Partial<Record<ErrorCode, 'gone' | 'used'>>;
  /** The price without what a code refuses, and the text for it: a gift that does not pay. */
  withdraw?: (
    price: Kind['price'],
    code: ErrorCode,
  ) => { price: Kind['price']; text: MessageKey } | undefined;
  notices: Readonly<Record<'held' | 'unknown' | 'refused' | 'failed', SaleNotice>>;
}

const emptied = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, ''])) as Fields;

/** A sale after an action. An action that the phase does not allow returns the same state. */
export function saleAfter<Kind extends SaleKind>(
  rules: SaleRules<Kind>,
  state: SaleState<Kind>,
  action: SaleAction<Kind>,
): SaleState<Kind> {
  const isEditing = state.phase === 'editing';
  switch (action.type) {
    case 'typed':
      return isEditing ? { ...state, fields: { ...state.fields, ...action.fields } } : state;
    case 'left':
      return state.seen.has(action.field)
        ? state
        : { ...state, seen: new Set([...state.seen, action.field]) };
    case 'chosen':
      return isEditing ? { ...state, choice: { ...state.choice, ...action.choice } } : state;
    case 'asked':
      return isEditing && !state.asking ? { ...state, asking: true } : state;
    case 'answered':
      return { ...state, asking: false };
    case 'invalid': {
      if (!isEditing || state.asking) return state;
      const seen = new Set(Object.keys(state.fields) as Kind['field'][]);
      return { ...state, notice: undefined, seen, tries: state.tries + 1 };
    }
    case 'sent': {
      // A second press while an order is on its way is ignored: the sale is paid once.
      const isPaying = state.phase === 'paying' && state.attempt !== undefined;
      if (state.asking || isPaying || !['editing', 'held', 'paying'].includes(state.phase)) return state;
      return { ...state, phase: 'paying', notice: undefined, attempt: action.attempt };
    }
    case 'failed':
      return afterFailure(rules, state, action.code);
    case 'repriced':
      return atPrice(rules, state, action.price);
    case 'priceChanged':
      return { ...state, phase: 'changed', attempt: undefined, next: action.next };
    case 'priceAccepted':
      return state.next ? { ...atPrice(rules, state, state.next), phase: 'editing' } : state;
    case 'priceDeclined':
      // A customer who comes back to this page begins again. [QUOTE-13]
      return rules.begin(state.price);
    case 'gone':
      return { ...state, phase: 'gone', attempt: undefined, fields: emptied(state.fields) };
    case 'sold':
      return {
        ...state,
        phase: 'sold',
        attempt: undefined,
        fields: emptied(state.fields),
        sold: action.sold,
      };
  }
}

function afterFailure<Kind extends SaleKind>(
  rules: SaleRules<Kind>,
  state: SaleState<Kind>,
  code: ErrorCode,
): SaleState<Kind> {
  const { ended, notices, withdraw } = rules;
  if (code === 'PAYMENT_TIMEOUT') return { ...state, phase: 'held', notice: notices.held };
  if (UNKNOWN_OUTCOME.includes(code) && state.attempt)
    return { ...state, phase: 'held', notice: notices.unknown };
  const open = { ...state, phase: 'editing' as const, attempt: undefined };
  const end = ended[code];
  if (end) return { ...open, phase: end, fields: emptied(state.fields) };
  if (code === 'PAYMENT_REFUSED') return { ...open, notice: notices.refused };
  const withdrawn = withdraw?.(state.price, code);
  return withdrawn
    ? { ...open, price: withdrawn.price, notice: { ...notices.failed, text: withdrawn.text } }
    : { ...open, notice: notices.failed };
}

function atPrice<Kind extends SaleKind>(
  { fit }: SaleRules<Kind>,
  state: SaleState<Kind>,
  price: Kind['price'],
): SaleState<Kind> {
  return { ...state, price, choice: fit(state.choice, price), next: undefined, attempt: undefined };
}
