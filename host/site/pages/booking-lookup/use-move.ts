import { useEffect, useReducer, useRef } from 'react';
import type { BookingClient, BookingMove } from '@staykit/client/booking/create-booking-client.ts';
import type { MoveClient } from '@staykit/client/booking/create-move-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { UNKNOWN_OUTCOME } from '@staykit/values/errors/code-groups.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import { quoteRefusal } from '@staykit/core/price/offer-quote.ts';
import { returnPathOf, type HostedPayment } from '../checkout/payment/hosted-payment.ts';
import { sentText, todayOf } from '../checkout/checkout-form.ts';
import { checkCard, moveAfter, NEW_MOVE, type CardField } from './move-state.ts';
import { isSameStay, pricedMove, type PricedMove } from './priced-move.ts';

/** What moving a booking needs from the page. */
export interface MoveTools {
  client: BookingClient;
  /** Random idempotency key of an attempt. */
  makeKey: () => string;
  now: () => number;
  /** Where a difference is paid on the page of the provider. */
  hosted?: HostedPayment;
  /** Path and query of this page. */
  here: () => string;
  /** Leaves for that page, with the details of PAYMENT_REQUIRED. */
  leaveToPay?: (details: StayError['details']) => void;
}

/** A booking that is being moved, as its parts use it. */
export type Move = ReturnType<typeof useMove>;

/** After these the price is asked for again. */
const REPRICED: readonly ErrorCode[] = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_USED'];

/** Moves a booking: asks for the price of the chosen stay, shows the difference, and sends what was agreed to once. */
export function useMove(
  booking: Booking,
  email: string,
  locale: Locale,
  { client, quoteMove, makeKey, now, hosted, here, leaveToPay }: MoveTools & Pick<MoveClient, 'quoteMove'>,
  onMoved: (moved: Booking) => void,
) {
  const [state, dispatch] = useReducer(moveAfter, NEW_MOVE);
  const { phase, priced, card: fields, seen } = state;
  const attempt = useRef<{ move: BookingMove; key: string }>(undefined);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);

  const wrong = priced && priced.difference > 0 && !hosted ? checkCard(fields, todayOf(locale, now())) : {};

  /** The price of a stay as it is now; nothing where it cannot be had, and then the guest is told. */
  async function ask(start: CheckoutStart): Promise<PricedMove | undefined> {
    const { offerId: productId, checkin, nights, pax, activityDates } = start;
    const { signal } = left.current;
    const quote = await quoteMove({ productId, checkin, nights, pax, activityDates }, { signal });
    const found = quoteRefusal(quote) === undefined ? pricedMove(booking, start, quote) : undefined;
    dispatch({ type: 'answered', priced: found });
    return found;
  }

  async function send(first: PricedMove): Promise<void> {
    let current: PricedMove | undefined = first;
    for (let again = false; current; again = true) {
      const { quoteId, total: price, difference } = current;
      const card = { ...fields, holder: sentText(fields.holder) };
      const by = hosted ? { returnPath: returnPathOf(hosted, here()) } : { card };
      const payment = difference > 0 && { payment: { plan: 'once' as const, ...by } };
      attempt.current ??= { move: { quoteId, price, ...payment }, key: makeKey() };
      const { move, key } = attempt.current;
      try {
        return onMoved(
          await client.moveBooking(booking.bookingNumber, email, move, key, { signal: left.current.signal }),
        );
      } catch (error) {
        if (error instanceof StayError && error.code === 'PAYMENT_REQUIRED' && leaveToPay)
          return leaveToPay(error.details);
        if (
          !(error instanceof StayError) ||
          UNKNOWN_OUTCOME.includes(error.code) ||
          error.code === 'PAYMENT_TIMEOUT'
        )
          throw error;
        attempt.current = undefined;
        if (!REPRICED.includes(error.code)) throw error;
        const shown: number = current.total;
        current = await ask(current.start);
        // A price that lapsed and is the same goes on without a word, once.
        if (current && (again || current.total !== shown)) return dispatch({ type: 'priceChanged' });
      }
    }
  }

  /** One step at a time. */
  async function step(type: 'asked' | 'sent', work: () => Promise<unknown>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type });
    try {
      await work();
      dispatch({ type: 'ended' });
    } catch (error) {
      if (left.current.signal.aborted) return;
      dispatch({ type: 'ended' });
      if (!(error instanceof StayError)) throw error;
      dispatch({
        type: 'failed',
        code: error.code,
        unheard: type === 'sent' && attempt.current !== undefined,
      });
    } finally {
      busy.current = false;
    }
  }

  return {
    ...state,
    /** No card is asked for. */
    isHosted: hosted !== undefined,
    /** The card, as its fields use it. */
    card: {
      state: { fields, phase },
      errors: Object.fromEntries(Object.entries(wrong).filter(([field]) => seen.has(field as CardField))),
      type: (field: CardField, value: string) => dispatch({ type: 'typed', field, value }),
      leaveField: (field: CardField) => dispatch({ type: 'left', field }),
    },
    /** A stay was chosen: what it costs is asked for. */
    choose(start: CheckoutStart) {
      const unchanged = isSameStay(booking, start);
      dispatch({ type: 'chosen', start, unchanged });
      if (!unchanged) void step('asked', () => ask(start));
    },
    /** Back to the choice of a stay. */
    chooseOther: () => dispatch({ type: 'otherWanted' }),
    confirm() {
      if (!priced) return;
      if (phase !== 'held' && Object.keys(wrong).length > 0) return dispatch({ type: 'invalid' });
      void step('sent', () => send(priced));
    },
  };
}
