import { useEffect, useReducer, useRef } from 'react';
import type { BookingClient, BookingMove } from '@staykit/client/booking/create-booking-client.ts';
import type { MoveClient } from '@staykit/client/booking/create-move-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { UNKNOWN_OUTCOME } from '@staykit/values/errors/code-groups.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import { quoteRefusal } from '@staykit/core/price/offer-quote.ts';
import { returnPathOf } from '../checkout/payment/hosted-payment.ts';
import { moveAfter, NEW_MOVE } from './move-state.ts';
import { isSameStay, pricedMove, type PricedMove } from './priced-move.ts';

/** What moving a booking needs from the page. */
export interface MoveTools {
  client: BookingClient;
  /** Random idempotency key of an attempt. */
  makeKey: () => string;
  /** Path to come back to from the page of the provider, where a difference is paid. */
  returnPath: string;
  /** Path and query of this page. */
  here: () => string;
  /** Leaves for that page, with the details of PAYMENT_REQUIRED. */
  leaveToPay: (details: StayError['details']) => void;
}

/** A booking that is being moved, as its parts use it. */
export type Move = ReturnType<typeof useMove>;

/** After these the price is asked for again. */
const REPRICED: readonly ErrorCode[] = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_USED'];

/** Moves a booking: asks for the price of the chosen stay, shows the difference, and sends what was agreed to once. */
export function useMove(
  booking: Booking,
  email: string,
  { client, quoteMove, makeKey, returnPath, here, leaveToPay }: MoveTools & Pick<MoveClient, 'quoteMove'>,
  onMoved: (moved: Booking) => void,
) {
  const [state, dispatch] = useReducer(moveAfter, NEW_MOVE);
  const { priced } = state;
  const attempt = useRef<{ move: BookingMove; key: string }>(undefined);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);

  /** The price of a stay as it is now; nothing where it cannot be had, and then the guest gets a message. */
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
      const payment = difference > 0 && {
        payment: { plan: 'once' as const, returnPath: returnPathOf(returnPath, here()) },
      };
      attempt.current ??= { move: { quoteId, price, ...payment }, key: makeKey() };
      const { move, key } = attempt.current;
      try {
        return onMoved(
          await client.moveBooking(booking.bookingNumber, email, move, key, { signal: left.current.signal }),
        );
      } catch (error) {
        if (error instanceof StayError && error.code === 'PAYMENT_REQUIRED') return leaveToPay(error.details);
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
    /** A stay was chosen: what it costs is asked for. */
    choose(start: CheckoutStart) {
      const unchanged = isSameStay(booking, start);
      dispatch({ type: 'chosen', start, unchanged });
      if (!unchanged) void step('asked', () => ask(start));
    },
    /** Back to the choice of a stay. */
    chooseOther: () => dispatch({ type: 'otherWanted' }),
    confirm() {
      if (priced) void step('sent', () => send(priced));
    },
  };
}
