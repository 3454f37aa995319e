import type { GiftOrder, SoldGift } from '../../../../widgets/client/gift/create-gift-sale-client.ts';
import type { ErrorCode } from '../../../../widgets/core/errors/catalogue.ts';
import { writeCardAmount } from '../../../../widgets/core/gift/gift-card.ts';
import type { GiftFormat } from '../../../../widgets/core/gift/gift-product.ts';
import type { CheckoutNotice } from '../checkout-state.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import { EMPTY_GIFT, type GiftField, type GiftFields } from './gift-form.ts';

/** One order and its key: what is sent again, as it was, where nobody knows what became of it. */
export interface GiftAttempt {
  key: string;
  order: GiftOrder;
}

/** A gift on its way to be sold. Personal data is in `fields` and `attempt`, and leaves them with the sale. */
export interface GiftState {
  /** As those of a stay: `held` is sent and not answered, `changed` asks about another price, `gone` is sold no more. */
  phase: 'editing' | 'paying' | 'held' | 'changed' | 'gone' | 'sold';
  fields: GiftFields;
  giftFormat: GiftFormat;
  /** Ids of what dresses a physical gift. */
  sleeves: readonly string[];
  /** The voucher goes to its recipient as well. */
  toRecipient: boolean;
  /** Fields that the giver left, or tried to send. */
  seen: ReadonlySet<GiftField>;
  /** How often the form was sent with something wrong in it. */
  tries: number;
  /** Cents between the price of the page and the one that the giver agreed to since. */
  shift: number;
  notice?: CheckoutNotice;
  attempt?: GiftAttempt;
  /** Cents in all that the giver is asked about. */
  nextPrice?: number;
  sold?: { gift: SoldGift; email: string; recipientEmail?: string };
}

/** What can happen to it. */
export type GiftEvent =
  | { type: 'typed'; field: GiftField; value: string }
  | { type: 'left'; field: GiftField }
  | { type: 'format'; giftFormat: GiftFormat }
  | { type: 'dressed'; sleeves: readonly string[] }
  | { type: 'toRecipient'; value: boolean }
  | { type: 'filled'; fields: Partial<GiftFields> }
  | { type: 'wrong'; fields: readonly GiftField[] }
  | { type: 'sent'; attempt: GiftAttempt }
  | { type: 'failed'; code: ErrorCode; price?: number | undefined }
  | { type: 'accepted' }
  | { type: 'sold'; gift: SoldGift };

/** A gift checkout that begins. */
export function beginGift({ product, giftFormat, sleeves, country }: GiftCheckoutData): GiftState {
  const isCard = product.productType === 'GIFTCARD' && product.sellPrice > 0;
  const amount = isCard ? writeCardAmount(product.sellPrice) : '';
  return {
    phase: 'editing',
    fields: { ...EMPTY_GIFT, country, amount },
    giftFormat,
    sleeves,
    toRecipient: false,
    seen: new Set(),
    tries: 0,
    shift: 0,
  };
}

/** After these nobody knows whether the gift was sold: the same order with the same key finds out. */
const UNHEARD: readonly ErrorCode[] = [
  'NETWORK',
  'TIMEOUT',
  'SERVER',
  'BAD_ANSWER',
  'UNAVAILABLE',
  'RATE_LIMITED',
];

/** A gift checkout after something happened to it. What is being paid is not changed under way. */
export function giftAfter(state: GiftState, event: GiftEvent): GiftState {
  const isOpen = state.phase === 'editing';
  switch (event.type) {
    case 'typed':
      return isOpen ? { ...state, fields: { ...state.fields, [event.field]: event.value } } : state;
    case 'left':
      return state.seen.has(event.field) ? state : { ...state, seen: new Set([...state.seen, event.field]) };
    case 'format':
      return isOpen ? { ...state, giftFormat: event.giftFormat } : state;
    case 'dressed':
      return isOpen ? { ...state, sleeves: event.sleeves } : state;
    case 'toRecipient':
      return isOpen ? { ...state, toRecipient: event.value } : state;
    case 'filled':
      return isOpen ? { ...state, fields: { ...state.fields, ...event.fields } } : state;
    case 'wrong':
      return {
        ...without(state, 'notice'),
        seen: new Set([...state.seen, ...event.fields]),
        tries: state.tries + 1,
      };
    case 'sent':
      return { ...without(state, 'notice'), phase: 'paying', attempt: event.attempt };
    case 'failed':
      return afterFailure(state, event);
    case 'accepted': {
      const { nextPrice, attempt } = state;
      if (nextPrice === undefined || !attempt) return state;
      const shift = state.shift + nextPrice - attempt.order.price;
      return { ...without(without(state, 'nextPrice'), 'attempt'), phase: 'editing', shift };
    }
    case 'sold': {
      const { buyer, recipient } = state.attempt?.order ?? {};
      return {
        ...without(state, 'attempt'),
        phase: 'sold',
        fields: EMPTY_GIFT,
        sold: {
          gift: event.gift,
          email: buyer?.email ?? '',
          ...(recipient && { recipientEmail: recipient.email }),
        },
      };
    }
  }
}

function afterFailure(state: GiftState, { code, price }: { code: ErrorCode; price?: number | undefined }) {
  const held = (title: CheckoutNotice['title'], text: CheckoutNotice['text']): GiftState => ({
    ...state,
    phase: 'held',
    notice: { tone: 'warning', title, text },
  });
  if (code === 'PAYMENT_TIMEOUT') return held('checkout.gift.heldTitle', 'checkout.gift.held');
  if (UNHEARD.includes(code) && state.attempt) return held('checkout.unheardTitle', 'checkout.gift.unheard');
  if (code === 'PRICE_CHANGED' && price !== undefined)
    return { ...state, phase: 'changed' as const, nextPrice: price };
  const open = without(state, 'attempt');
  if (code === 'NOT_FOUND') return { ...open, phase: 'gone' as const, fields: EMPTY_GIFT };
  if (code === 'PAYMENT_REFUSED')
    return {
      ...open,
      phase: 'editing' as const,
      // All but what nobody keeps.
      fields: { ...state.fields, cvc: '' },
      seen: new Set([...state.seen].filter((field) => field !== 'cvc')),
      notice: { tone: 'danger', title: 'checkout.refusedTitle', text: 'checkout.gift.refused' } as const,
    };
  const notice = {
    tone: 'danger',
    title: 'checkout.gift.failedTitle',
    text: 'checkout.gift.failed',
  } as const;
  return { ...open, phase: 'editing' as const, notice };
}

function without<Key extends 'attempt' | 'nextPrice' | 'notice'>(
  state: GiftState,
  key: Key,
): Omit<GiftState, Key> {
  const { [key]: _gone, ...rest } = state;
  return rest;
}
