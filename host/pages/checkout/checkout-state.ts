import type { OfferedPayment, StayOrder } from '../../../widgets/client/booking/create-booking-client.ts';
import type { ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { PaymentPlan } from '../../../widgets/core/price/instalment-plan.ts';
import type { OfferQuote } from '../../../widgets/core/price/offer-quote.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { EMPTY_FIELDS, type CheckoutField, type CheckoutFields } from './checkout-form.ts';

/** A gift that pays for the stay, as far as it goes. */
export interface AppliedGift {
  code: string;
  /** Cents that are left to pay; below 0 they go back to its giver. */
  difference: number;
}

/** A way to pay later or in parts, with what would be paid when. */
export type WayToPay = Omit<OfferedPayment, 'type'> & { type: Exclude<PaymentPlan, 'once'> };

/** A price with what may be paid how. */
export interface PricedCheckout {
  quote: OfferQuote;
  methods: readonly WayToPay[];
  /** The promo code that the quote was asked with, where it takes something off. */
  promoCode?: string;
  gift?: AppliedGift;
}

/** Whether there is anything to pay by card. */
export const needsCard = ({ gift }: Pick<PricedCheckout, 'gift'>): boolean => !gift || gift.difference > 0;

/** What is paid by the guest, in cents, whatever the way. */
export const toPay = ({ quote, gift }: Pick<PricedCheckout, 'quote' | 'gift'>): number =>
  gift ? Math.max(0, gift.difference) : (quote.priceInfo?.totalPrice ?? 0);

/** One order and its key: what is sent again, as it was, where nobody knows what became of it. */
export interface Attempt {
  key: string;
  order: StayOrder;
  gift?: AppliedGift;
}

/** What the guest is told above the button. */
export interface CheckoutNotice {
  tone: 'danger' | 'warning';
  title: MessageKey;
  text: MessageKey;
}

/** A checkout. Personal data is in `fields` and `attempt`, and leaves them with the booking. */
export interface CheckoutState extends PricedCheckout {
  /**
   * `held`: sent, and not answered: only the same order may be sent again. `changed`: the price is another one, and the
   * guest is asked. `gone`: cannot be had any more. `used`: was booked already, elsewhere.
   */
  phase: 'editing' | 'paying' | 'held' | 'changed' | 'gone' | 'used' | 'booked';
  fields: CheckoutFields;
  /** Fields that the guest left, or tried to send: only of them is it told what is wrong. */
  seen: ReadonlySet<CheckoutField>;
  /** How often the form was sent with something wrong in it. */
  tries: number;
  plan: PaymentPlan;
  notice?: CheckoutNotice;
  attempt?: Attempt;
  /** The price that the guest is asked about. */
  next?: PricedCheckout;
  booking?: Booking;
  /** Where the confirmation went. */
  mailedTo?: string;
}

/** What can happen to a checkout. */
export type CheckoutEvent =
  | { type: 'typed'; field: CheckoutField; value: string }
  | { type: 'left'; field: CheckoutField }
  | { type: 'planned'; plan: PaymentPlan }
  | { type: 'gifted'; gift: AppliedGift | undefined }
  | { type: 'wrong'; fields: readonly CheckoutField[] }
  | { type: 'sent'; attempt: Attempt }
  | { type: 'failed'; code: ErrorCode }
  | { type: 'repriced'; priced: PricedCheckout }
  | { type: 'changed'; next: PricedCheckout }
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'gone' }
  | { type: 'booked'; booking: Booking; email: string };

/** A checkout that begins. */
export function beginCheckout({ quote, methods, promoCode }: PricedCheckout): CheckoutState {
  return {
    phase: 'editing',
    quote,
    methods,
    ...(promoCode !== undefined && { promoCode }),
    fields: EMPTY_FIELDS,
    seen: new Set(),
    tries: 0,
    plan: 'once',
  };
}

/** After these nobody knows whether the stay was sold: the same order with the same key finds out. */
export const UNHEARD: readonly ErrorCode[] = [
  'NETWORK',
  'TIMEOUT',
  'SERVER',
  'BAD_ANSWER',
  'UNAVAILABLE',
  'RATE_LIMITED',
];

/** A gift that does not pay after all: the stay is as it was, and so is what was typed. */
const GIFT_FAULTS: Partial<Record<ErrorCode, MessageKey>> = {
  GIFT_CODE_EXPIRED: 'errors.giftCodeExpired',
  GIFT_CODE_UNKNOWN: 'errors.giftCodeUnknown',
  GIFT_CODE_USED: 'errors.giftCodeUsed',
  GIFT_NOT_REDEEMABLE: 'errors.giftNotRedeemable',
};

/** What is said of a code that was refused. */
export const giftFault = (code: ErrorCode): MessageKey =>
  code === 'GIFT_CODE_MISTYPED' ? 'errors.giftCodeMistyped' : (GIFT_FAULTS[code] ?? 'checkout.code.failed');

const FAILED: CheckoutNotice = { tone: 'danger', title: 'checkout.failedTitle', text: 'checkout.failed' };

/** A checkout after something happened to it. */
export function checkoutAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'typed':
      return { ...state, fields: { ...state.fields, [event.field]: event.value } };
    case 'left':
      return state.seen.has(event.field) ? state : { ...state, seen: new Set([...state.seen, event.field]) };
    case 'planned':
      return { ...state, plan: event.plan };
    case 'gifted': {
      const bare = without(state, 'gift');
      // What a gift leaves is paid at once.
      return event.gift ? { ...bare, gift: event.gift, plan: 'once' } : bare;
    }
    case 'wrong':
      return {
        ...without(state, 'notice'),
        seen: new Set([...state.seen, ...event.fields]),
        tries: state.tries + 1,
      };
    case 'sent':
      return { ...without(state, 'notice'), phase: 'paying', attempt: event.attempt };
    case 'failed':
      return afterFailure(state, event.code);
    case 'repriced':
      return withPrice(state, event.priced);
    case 'changed':
      return { ...without(state, 'attempt'), phase: 'changed', next: event.next };
    case 'accepted':
      return state.next ? { ...withPrice(state, state.next), phase: 'editing' } : state;
    case 'refused':
      // Who comes back to this page begins anew. [QUOTE-13]
      return beginCheckout(state);
    case 'gone':
      return { ...without(state, 'attempt'), phase: 'gone', fields: EMPTY_FIELDS };
    case 'booked':
      return {
        ...without(state, 'attempt'),
        phase: 'booked',
        fields: EMPTY_FIELDS,
        booking: event.booking,
        mailedTo: event.email,
      };
  }
}

function afterFailure(state: CheckoutState, code: ErrorCode): CheckoutState {
  if (code === 'NO_AVAILABILITY') return checkoutAfter(state, { type: 'gone' });
  if (code === 'PAYMENT_TIMEOUT')
    return {
      ...state,
      phase: 'held',
      notice: { tone: 'warning', title: 'checkout.heldTitle', text: 'errors.paymentTimeout' },
    };
  if (UNHEARD.includes(code) && state.attempt)
    return {
      ...state,
      phase: 'held',
      notice: { tone: 'warning', title: 'checkout.unheardTitle', text: 'checkout.unheard' },
    };
  const open = without(state, 'attempt');
  if (code === 'QUOTE_USED') return { ...open, phase: 'used', fields: EMPTY_FIELDS };
  if (code === 'PAYMENT_REFUSED')
    return {
      ...open,
      phase: 'editing',
      // All but what nobody keeps.
      fields: { ...state.fields, cvc: '' },
      seen: new Set([...state.seen].filter((field) => field !== 'cvc')),
      notice: { tone: 'danger', title: 'checkout.refusedTitle', text: 'errors.paymentRefused' },
    };
  const fault = GIFT_FAULTS[code];
  if (fault)
    return {
      ...without(open, 'gift'),
      phase: 'editing',
      notice: { tone: 'danger', title: 'checkout.failedTitle', text: fault },
    };
  return { ...open, phase: 'editing', notice: FAILED };
}

/** Another price; a plan that it does not allow becomes one payment. */
function withPrice(state: CheckoutState, priced: PricedCheckout): CheckoutState {
  const { methods } = priced;
  const plan = methods.some(({ type }) => type === state.plan) ? state.plan : 'once';
  return { ...without(without(without(state, 'next'), 'gift'), 'promoCode'), ...priced, plan };
}

function without<State, Key extends 'attempt' | 'gift' | 'next' | 'notice' | 'promoCode'>(
  state: State & Partial<Pick<CheckoutState, Key>>,
  key: Key,
): Omit<State, Key> {
  const { [key]: _gone, ...rest } = state;
  return rest;
}
