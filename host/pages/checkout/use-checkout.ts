import { useEffect, useRef, useState } from 'react';
import type { Purchase } from '../../../widgets/analytics/events.ts';
import type { Track } from '../../../widgets/analytics/track.ts';
import type { BookingClient } from '../../../widgets/client/booking/create-booking-client.ts';
import { StayError, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { GiftSaleClient } from '../../../widgets/client/gift/create-gift-sale-client.ts';
import type { MessageKey } from '../../../widgets/messages/translate.ts';
import { CHECKOUT_FIELDS, checkFields, sentText, todayOf, type CheckoutField } from './checkout-form.ts';
import {
  beginCheckout,
  checkoutAfter,
  needsCard,
  type Attempt,
  type CheckoutEvent,
  type CheckoutState,
  type PricedCheckout,
} from './checkout-state.ts';
import type { CheckoutData } from './checkout-data.ts';
import { freshPrice } from './fresh-price.ts';
import { useGiftCode } from './use-gift-code.ts';
import { usePromoCode } from './use-promo-code.ts';

/** What a checkout takes from the browser that it runs in. */
export interface CheckoutTools {
  client: BookingClient;
  now: () => number;
  track?: Track;
  /** What a gift pays. */
  gifts: Pick<GiftSaleClient, 'priceWithGift' | 'redeemGift'>;
  /** The code of a gift that its holder brought along. */
  giftCode?: string;
  /** The holder pays without the gift. */
  forgetGift: () => void;
  /** Keeps a promo code for when the checkout is loaded again, or takes it out. */
  keepPromo: (code: string | undefined) => void;
  /** Names one attempt: nobody can guess it. */
  makeKey: () => string;
  /** The stay is sold: the address may be loaded again from now on. */
  onBooked: (bookingNumber: string) => void;
  /** Leaves the checkout. */
  leave: (url: string) => void;
}

/** A checkout as its parts use it. */
export interface Checkout {
  state: CheckoutState;
  /** What is wrong, of the fields that were left. */
  errors: ReturnType<typeof checkFields>;
  type: (field: CheckoutField, value: string) => void;
  leaveField: (field: CheckoutField) => void;
  choosePlan: (plan: CheckoutState['plan']) => void;
  pay: () => void;
  acceptPrice: () => void;
  refusePrice: () => void;
  gift: CodeUse;
  promo: CodeUse;
}

/** A code that is being taken. */
export interface CodeUse {
  busy: boolean;
  error: MessageKey | undefined;
  /** Asks what a code makes of the price; false where it does nothing. */
  apply: (typed: string) => Promise<boolean>;
  remove: () => void;
}

/** After these the price is asked for anew. */
const REPRICED: readonly ErrorCode[] = ['PRICE_CHANGED', 'QUOTE_EXPIRED'];

/** Stands for every failure before the sale. */
const NOTHING_SOLD: ErrorCode = 'BAD_REQUEST';

/** How often a price that lapsed is asked for again within one press. */
const MOST_QUOTES = 2;

/** Milliseconds that a price has to be good for, so that it is not refused on the way. */
const FRESH = 20_000;

/** Cents of the stay with all that is paid with it, before a gift. */
const totalOf = ({ quote }: Pick<PricedCheckout, 'quote'>): number => quote.priceInfo?.totalPrice ?? 0;

/** What is wrong of what the guest has been at. */
function shownErrors(state: CheckoutState, locale: Locale, instant: number): Checkout['errors'] {
  const { fields, seen } = state;
  const all = Object.entries(checkFields(fields, todayOf(locale, instant), needsCard(state)));
  return Object.fromEntries(all.filter(([field]) => seen.has(field as CheckoutField)));
}

/** Sells one stay: checks what was typed, sends the order once, and knows what to do with each answer. */
export function useCheckout(data: CheckoutData, locale: Locale, tools: CheckoutTools | undefined): Checkout {
  const [state, setState] = useState(() => beginCheckout(data));
  const dispatch = (event: CheckoutEvent): void => setState((before) => checkoutAfter(before, event));
  /** Two presses in a row see one state. */
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);

  /** Nothing else is asked or sold while this goes on; undefined where something is. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await work();
    } finally {
      busy.current = false;
    }
  }

  const ask = ({ gift }: PricedCheckout, promo: string | undefined) =>
    freshPrice({
      data,
      locale,
      tools: tools!,
      codes: { promo, gift: gift?.code },
      signal: left.current.signal,
    });

  /** Asks the guest about another price. */
  function tellChange(before: PricedCheckout, next: PricedCheckout): void {
    dispatch({ type: 'changed', next });
    tools!.track?.('price_change', {
      package_id: data.start.offerId,
      new_price: totalOf(next),
      previous_price: totalOf(before),
      page: 'checkout',
      data_flow_mode: data.product.dataFlowMode ?? 'push',
    });
  }

  /** The price as it is now. Nothing where the guest has to be asked, or where there is none: they are told. */
  async function reprice(before: PricedCheckout): Promise<PricedCheckout | undefined> {
    const { signal } = left.current;
    try {
      const next = await ask(before, before.promoCode);
      if (!next) {
        dispatch({ type: 'gone' });
        return undefined;
      }
      if (totalOf(next) === totalOf(before) && next.gift?.difference === before.gift?.difference) {
        dispatch({ type: 'repriced', priced: next });
        return next;
      }
      tellChange(before, next);
    } catch (error) {
      // Nothing was sold: the price alone could not be had.
      const ofGift = error instanceof StayError && error.code.startsWith('GIFT_');
      if (!signal.aborted) dispatch({ type: 'failed', code: ofGift ? error.code : NOTHING_SOLD });
      if (!(error instanceof StayError) && !signal.aborted) throw error;
    }
    return undefined;
  }

  async function sell(): Promise<void> {
    const { now, makeKey, onBooked, track } = tools!;
    let { attempt: again } = state;
    let current: PricedCheckout | undefined = state;
    for (let asked = 0; asked <= MOST_QUOTES; asked++) {
      const { gift } = current;
      const order = orderOf(data, state, current);
      const attempt = again ?? { key: makeKey(), order, ...(gift && { gift }) };
      dispatch({ type: 'sent', attempt });
      const lapses = Date.parse(current.quote.expiresAt ?? '') - now() < FRESH;
      // Once: where the clock of this machine is wrong, every price looks old.
      if (again || asked > 0 || !lapses) {
        try {
          const booking = await sold(attempt, tools!, left.current.signal);
          dispatch({ type: 'booked', booking, email: attempt.order.guest.email });
          track?.('purchase', purchaseOf(data, attempt));
          return onBooked(booking.bookingNumber);
        } catch (error) {
          if (left.current.signal.aborted) return;
          if (!(error instanceof StayError)) throw error;
          if (!REPRICED.includes(error.code)) return dispatch({ type: 'failed', code: error.code });
        }
      }
      again = undefined;
      current = await reprice(current);
      if (!current) return;
    }
    dispatch({ type: 'failed', code: NOTHING_SOLD });
  }

  const pay = (): void => {
    if (!tools || busy.current || !['editing', 'held'].includes(state.phase)) return;
    const wrong = Object.keys(checkFields(state.fields, todayOf(locale, tools.now()), needsCard(state)));
    if (state.phase === 'editing' && wrong.length > 0)
      return dispatch({ type: 'wrong', fields: CHECKOUT_FIELDS });
    void alone(sell);
  };

  const gift = useGiftCode(state, tools, left, alone, (applied) =>
    dispatch({ type: 'gifted', gift: applied }),
  );
  const promo = usePromoCode({
    data,
    state,
    alone,
    left,
    ask: (code) => ask(state, code),
    keep: (code) => tools?.keepPromo(code),
    onPrice: (next) => {
      if (!next) return dispatch({ type: 'gone' });
      // What a code takes off is told by itself; that the stay got dearer meanwhile, say, the guest is asked about.
      const isSameStay = next.quote.priceInfo?.sellPrice === state.quote.priceInfo?.sellPrice;
      return isSameStay ? dispatch({ type: 'repriced', priced: next }) : tellChange(state, next);
    },
  });

  return {
    state,
    gift,
    promo,
    errors: tools ? shownErrors(state, locale, tools.now()) : {},
    type: (field, value) => dispatch({ type: 'typed', field, value }),
    leaveField: (field) => dispatch({ type: 'left', field }),
    choosePlan: (plan) => dispatch({ type: 'planned', plan }),
    pay,
    acceptPrice: () => dispatch({ type: 'accepted' }),
    refusePrice: () => {
      dispatch({ type: 'refused' });
      tools?.leave(data.backUrl);
    },
  };
}

/** Sends an order: with a gift, what it leaves is paid, and no card is sent where it leaves nothing. */
function sold({ key, order, gift }: Attempt, { client, gifts }: CheckoutTools, signal: AbortSignal) {
  if (!gift) return client.bookStay(order, key, { signal });
  const { payment, ...rest } = order;
  const paid = needsCard({ gift }) && { payment: { ...payment, plan: 'once' as const } };
  return gifts.redeemGift({ ...rest, ...gift, ...paid }, key, { signal });
}

/** What is told of a stay that was booked. */
function purchaseOf({ start, product }: CheckoutData, { order: { price }, gift }: Attempt): Purchase {
  const paid = gift ? Math.max(0, gift.difference) : price;
  return { id: start.productId, label: product.label, price, paid, flow: 'booking', quantity: 1 };
}

/** What is sent: the stay that was shown, at the price that was shown, by whom. */
function orderOf(data: CheckoutData, { fields, plan }: CheckoutState, { quote }: PricedCheckout) {
  const [phone, message] = [fields.phone.trim(), sentText(fields.message, true)];
  return {
    quoteId: quote.quoteId ?? '',
    price: totalOf({ quote }),
    guest: {
      firstName: sentText(fields.firstName),
      lastName: sentText(fields.lastName),
      email: fields.email.trim(),
      ...(phone !== '' && { phone }),
    },
    payment: {
      plan,
      card: {
        number: fields.number,
        expiry: fields.expiry,
        cvc: fields.cvc,
        holder: sentText(fields.holder),
      },
    },
    ...(message !== '' && { message }),
    ...data.source,
  };
}
