import type { OfferedPayment, StayOrder } from '@staykit/client/booking/create-booking-client.ts';
import { textOf, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { EMPTY_FIELDS, type CheckoutField, type CheckoutFields } from '../checkout-form.ts';
import type { SaleKind, SaleRules, SaleState } from '../sale/sale-state.ts';

/** A gift that pays for the stay, as far as it goes. */
export interface AppliedGift {
  code: string;
  /** Cents that are left to pay; below 0 they go back to its giver. */
  difference: number;
}

/** A deferred payment or instalment plan, with its payments. */
export type WayToPay = Omit<OfferedPayment, 'type'> & { type: Exclude<PaymentPlan, 'once'> };

/** A price with what may be paid how. */
export interface PricedCheckout {
  quote: OfferQuote;
  methods: readonly WayToPay[];
  /** The promo code that the quote was asked with, where it takes something off. */
  promoCode?: string;
  /** Why the promo code of an order counts no more. */
  withoutPromo?: MessageKey;
  gift?: AppliedGift;
}

/** Whether there is anything to pay. */
export const needsPayment = (price: Pick<PricedCheckout, 'quote' | 'gift'>): boolean => toPay(price) > 0;

/** Cents that the guest pays, whatever the way. */
export const toPay = ({ quote, gift }: Pick<PricedCheckout, 'quote' | 'gift'>): number =>
  gift ? Math.max(0, gift.difference) : (quote.priceInfo?.totalPrice ?? 0);

/** The sale of a dated stay. */
export interface StaySale extends SaleKind {
  field: CheckoutField;
  choice: { plan: PaymentPlan; method?: PaymentMethodName };
  price: PricedCheckout;
  order: { stay: StayOrder; gift?: AppliedGift };
  /** `email`: the address that the confirmation was sent to. */
  sold: { booking: Booking; email: string };
}

/** The checkout of a stay. */
export type CheckoutState = SaleState<StaySale>;

/** The text for a gift code that was refused. */
export const giftFault = (code: ErrorCode): MessageKey =>
  isGiftRefusal(code) ? textOf(code, 'checkout.code.failed') : 'checkout.code.failed';

const isGiftRefusal = (code: ErrorCode): boolean => code.startsWith('GIFT_');

/** The price without the gift that paid for it. */
export const withoutGift = ({ gift: _gift, ...price }: PricedCheckout): PricedCheckout => price;

/** The rules of the sale of a stay that begins at a price; `known` is filled in. */
export const staySale = (
  { quote, methods, promoCode }: PricedCheckout,
  known: Partial<CheckoutFields> = {},
): SaleRules<StaySale> => ({
  begin: (price = { quote, methods, ...(promoCode !== undefined && { promoCode }) }) => ({
    phase: 'editing',
    fields: { ...EMPTY_FIELDS, ...known },
    seen: new Set(),
    tries: 0,
    choice: { plan: 'once' },
    price: withoutGift(price),
  }),
  // What a gift leaves is paid at once, and so is a price that the plan is not offered for.
  fit: ({ plan, ...choice }, { methods: offered, gift }) => ({
    ...choice,
    plan: !gift && offered.some(({ type }) => type === plan) ? plan : 'once',
  }),
  ended: { NO_AVAILABILITY: 'gone', ROOM_TOO_SMALL: 'gone', QUOTE_USED: 'used' },
  withdraw: (price, code) =>
    isGiftRefusal(code) ? { price: withoutGift(price), text: giftFault(code) } : undefined,
  notices: {
    held: { tone: 'warning', title: 'checkout.heldTitle', text: 'errors.paymentTimeout' },
    unknown: { tone: 'warning', title: 'checkout.unheardTitle', text: 'checkout.unheard' },
    refused: { tone: 'danger', title: 'checkout.refusedTitle', text: 'errors.paymentRefused' },
    failed: { tone: 'danger', title: 'checkout.failedTitle', text: 'checkout.failed' },
  },
});
