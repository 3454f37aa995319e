import { useEffect, useRef, useState } from 'react';
import type { BookingClient, BookingMove } from '../../../widgets/client/booking/create-booking-client.ts';
import type { MoveClient } from '../../../widgets/client/booking/create-move-client.ts';
import { StayError, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { CheckoutStart } from '../../../widgets/core/offer/checkout-link.ts';
import { quoteRefusal } from '../../../widgets/core/price/offer-quote.ts';
import { sentText, todayOf } from '../checkout/checkout-form.ts';
import { UNHEARD } from '../checkout/checkout-state.ts';
import {
  CARD_FIELDS,
  checkCard,
  isSameStay,
  NO_CARD,
  pricedMove,
  type Card,
  type CardField,
  type MoveNotice,
  type PricedMove,
} from './move-state.ts';

/** What moving a booking takes from the page around it. */
export interface MoveTools {
  client: BookingClient;
  /** Names one attempt: nobody can guess it. */
  makeKey: () => string;
  now: () => number;
}

/** A booking that is being moved, as its parts use it. */
export type Move = ReturnType<typeof useMove>;

/** After these the price is asked for anew. */
const REPRICED: readonly ErrorCode[] = ['PRICE_CHANGED', 'QUOTE_EXPIRED', 'QUOTE_USED'];

const FAILED: MoveNotice = { tone: 'danger', text: 'checkout.lookup.move.failed' };

/** What is said of a refusal; all else failed. */
const NOTICES: Partial<Record<ErrorCode, MoveNotice>> = {
  NOT_MODIFIABLE: { tone: 'danger', text: 'errors.notModifiable' },
  BOOKING_NOT_FOUND: { tone: 'danger', text: 'errors.bookingNotFound' },
  PAYMENT_REFUSED: { tone: 'danger', text: 'checkout.lookup.move.refused' },
  PAYMENT_TIMEOUT: { tone: 'warning', text: 'errors.paymentTimeout' },
};

/** Moves a booking: asks for the price of the chosen stay, shows the difference, and sends what was agreed to once. */
export function useMove(
  booking: Booking,
  email: string,
  locale: Locale,
  { client, quoteMove, makeKey, now }: MoveTools & Pick<MoveClient, 'quoteMove'>,
  onMoved: (moved: Booking) => void,
) {
  /** `held`: sent, and not answered: only the same may be sent again. */
  const [phase, setPhase] = useState<'editing' | 'asking' | 'paying' | 'held'>('editing');
  const [priced, setPriced] = useState<PricedMove>();
  const [chosen, setChosen] = useState<CheckoutStart>();
  const [notice, setNotice] = useState<MoveNotice>();
  const [fields, setFields] = useState<Card>(NO_CARD);
  const [seen, setSeen] = useState<ReadonlySet<CardField>>(new Set());
  const [tries, setTries] = useState(0);
  const attempt = useRef<{ move: BookingMove; key: string }>(undefined);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);

  const wrong = priced && priced.difference > 0 ? checkCard(fields, todayOf(locale, now())) : {};

  /** The price of a stay as it is now; nothing where it cannot be had, and then the guest is told. */
  async function ask(start: CheckoutStart): Promise<PricedMove | undefined> {
    const { offerId: productId, checkin, nights, pax, activityDates } = start;
    const { signal } = left.current;
    const quote = await quoteMove({ productId, checkin, nights, pax, activityDates }, { signal });
    const found = quoteRefusal(quote) === undefined ? pricedMove(booking, start, quote) : undefined;
    setPriced(found);
    if (!found) setNotice({ tone: 'warning', text: 'errors.noAvailability' });
    return found;
  }

  async function send(first: PricedMove): Promise<void> {
    let current: PricedMove | undefined = first;
    for (let again = false; current; again = true) {
      const { quoteId, total: price, difference } = current;
      const card = { ...fields, holder: sentText(fields.holder) };
      const payment = difference > 0 && { payment: { plan: 'once' as const, card } };
      attempt.current ??= { move: { quoteId, price, ...payment }, key: makeKey() };
      const { move, key } = attempt.current;
      try {
        return onMoved(
          await client.moveBooking(booking.bookingNumber, email, move, key, { signal: left.current.signal }),
        );
      } catch (error) {
        if (!(error instanceof StayError) || UNHEARD.includes(error.code) || error.code === 'PAYMENT_TIMEOUT')
          throw error;
        attempt.current = undefined;
        if (!REPRICED.includes(error.code)) throw error;
        const shown: number = current.total;
        current = await ask(current.start);
        // A price that lapsed and is the same goes on without a word, once.
        if (current && (again || current.total !== shown))
          return setNotice({ tone: 'warning', text: 'errors.priceChanged' });
      }
    }
  }

  /** One step at a time; its failure is told, and the card keeps all but its code. */
  async function step(during: 'asking' | 'paying', work: () => Promise<unknown>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setNotice(undefined);
    setPhase(during);
    let after: 'editing' | 'held' = 'editing';
    try {
      await work();
    } catch (error) {
      if (left.current.signal.aborted) return;
      if (!(error instanceof StayError)) throw error;
      const { code } = error;
      if (during === 'paying' && attempt.current) after = 'held';
      if (code === 'NO_AVAILABILITY') setPriced(undefined);
      if (code === 'PAYMENT_REFUSED') {
        setFields((before) => ({ ...before, cvc: '' }));
        setSeen((before) => new Set([...before].filter((field) => field !== 'cvc')));
      }
      setNotice(
        code === 'NO_AVAILABILITY'
          ? { tone: 'warning', text: 'errors.noAvailability' }
          : (NOTICES[code] ?? (after === 'held' ? { tone: 'warning', text: 'checkout.unheard' } : FAILED)),
      );
    } finally {
      busy.current = false;
      if (!left.current.signal.aborted) setPhase(after);
    }
  }

  return {
    phase,
    priced,
    chosen,
    notice,
    tries,
    /** The card, as its fields use it. */
    card: {
      state: { fields, phase },
      errors: Object.fromEntries(Object.entries(wrong).filter(([field]) => seen.has(field as CardField))),
      type: (field: CardField, value: string) => setFields((before) => ({ ...before, [field]: value })),
      leaveField: (field: CardField) => setSeen((before) => new Set([...before, field])),
    },
    /** A stay was chosen: what it costs is asked for. */
    choose(start: CheckoutStart) {
      setChosen(start);
      if (isSameStay(booking, start))
        return setNotice({ tone: 'warning', text: 'checkout.lookup.move.unchanged' });
      void step('asking', () => ask(start));
    },
    /** Back to the choice of a stay. */
    chooseOther() {
      setNotice(undefined);
      setPriced(undefined);
    },
    confirm() {
      if (!priced) return;
      if (phase !== 'held' && Object.keys(wrong).length > 0) {
        setSeen(new Set(CARD_FIELDS));
        return setTries(tries + 1);
      }
      void step('paying', () => send(priced));
    },
  };
}
