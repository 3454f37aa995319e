import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Track } from '@staykit/analytics/track.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { SentTo } from '../payment/open-payment.ts';
import {
  saleAfter,
  type Attempt,
  type SaleAction,
  type SaleKind,
  type SaleRules,
  type SaleState,
} from './sale-state.ts';

/** What a checkout takes from the browser that it runs in. */
export interface SaleTools {
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new idempotency key that nobody can guess. */
  makeKey: () => string;
  track?: Track;
  /** Path and query of this page. */
  here: () => string;
  /** Leaves for the page of the provider, or for the one to come back to, with the details of PAYMENT_REQUIRED. */
  leaveToPay: (details: StayError['details'], sentTo?: SentTo) => void;
  /** Leaves the checkout. */
  leave: (url: string) => void;
}

/** Errors by field. */
export type SaleErrors<Kind extends SaleKind> = Partial<Record<Kind['field'], MessageKey>>;

/** The effects of one kind of sale. */
export interface SaleEffects<Kind extends SaleKind> extends SaleTools {
  /** Whom the confirmation of an order is sent to, and what is paid. */
  sentTo: (order: Kind['order'], state: SaleState<Kind>) => SentTo;
  check: (state: SaleState<Kind>) => SaleErrors<Kind>;
  orderOf: (state: SaleState<Kind>, price: Kind['price']) => Kind['order'];
  /** Sends an order; resolves to the confirmation, rejects with a `StayError`. */
  send: (attempt: Attempt<Kind['order']>, signal: AbortSignal) => Promise<Kind['sold']>;
  onSold: (order: Kind['order'], sold: Kind['sold']) => void;
  /** The price as it is now for an order that was refused or is too old to be sent; undefined where it is sold no more. */
  reprice: (
    price: Kind['price'],
    order: Kind['order'],
    signal: AbortSignal,
    refusal: StayError | undefined,
  ) => Promise<Kind['price'] | undefined>;
  isSamePrice: (before: Kind['price'], now: Kind['price']) => boolean;
  /** When the price ends, in milliseconds since 1970; without it, never. */
  lapsesAt?: (price: Kind['price']) => number;
  onPriceChange?: (before: Kind['price'], next: Kind['price']) => void;
  /** The page to leave for when another price is declined. */
  backUrl: string;
}

/** A sale as the parts of its page use it. */
export interface Sale<Kind extends SaleKind> {
  state: SaleState<Kind>;
  /** Errors of the fields that were left or sent. */
  errors: SaleErrors<Kind>;
  dispatch: (action: SaleAction<Kind>) => void;
  type: (field: Kind['field'], value: string) => void;
  leaveField: (field: Kind['field']) => void;
  choose: (choice: Partial<Kind['choice']>) => void;
  pay: () => void;
  acceptPrice: () => void;
  refusePrice: () => void;
  /** Mutex: resolves to undefined while a payment or another code is on its way. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Asks the customer about another price. */
  askAbout: (next: Kind['price']) => void;
  /** Aborts when the page is left. */
  left: RefObject<AbortController>;
}

/** After these the price is asked for again. */
const REPRICED: readonly ErrorCode[] = [
  'PRICE_CHANGED',
  'PROMO_CODE_EXPIRED',
  'PROMO_CODE_MINIMUM',
  'PROMO_CODE_NOT_FOR_GUEST',
  'PROMO_CODE_NOT_HERE',
  'PROMO_CODE_UNKNOWN',
  'PROMO_CODE_USED_UP',
  'QUOTE_EXPIRED',
];

/** Stands for every failure before the sale. */
const NOTHING_SOLD: ErrorCode = 'BAD_REQUEST';

/** How often a price that lapsed is asked for again within one press. */
const MOST_QUOTES = 2;

/** Milliseconds for which a price has to be valid, so that it does not lapse on the way. */
const FRESH = 20_000;

/** Runs the sale of a stay or a gift. Without `effects`, on the server, it takes nothing. */
export function useSale<Kind extends SaleKind>(
  rules: SaleRules<Kind>,
  effects: SaleEffects<Kind> | undefined,
): Sale<Kind> {
  const [state, setState] = useState(() => rules.begin());
  /** The newest state, before it is rendered: two presses in a row see different states. */
  const newest = useRef(state);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);
  /** Whether the action was allowed. */
  const act = (action: SaleAction<Kind>): boolean => {
    const before = newest.current;
    newest.current = saleAfter(rules, before, action);
    setState(newest.current);
    return newest.current !== before;
  };
  const dispatch = useEvent((action: SaleAction<Kind>): void => void act(action));

  function askAbout(next: Kind['price']): void {
    effects?.onPriceChange?.(newest.current.price, next);
    act({ type: 'priceChanged', next });
  }

  /** The price as it is now; undefined where the customer is asked or gets a message instead. */
  async function reprice(
    given: SaleEffects<Kind>,
    order: Kind['order'],
    refusal: StayError | undefined,
  ): Promise<Kind['price'] | undefined> {
    const { signal } = left.current;
    const { price } = newest.current;
    try {
      const next = await given.reprice(price, order, signal, refusal);
      if (!next) act({ type: 'gone' });
      else if (!given.isSamePrice(price, next)) askAbout(next);
      else {
        act({ type: 'repriced', price: next });
        return next;
      }
    } catch (error) {
      if (signal.aborted) return undefined;
      const isKnown = error instanceof StayError;
      const isWithdrawn = isKnown && rules.withdraw?.(price, error.code) !== undefined;
      // Nothing was sold: only the price is missing.
      act({ type: 'failed', code: isWithdrawn ? error.code : NOTHING_SOLD });
      if (!isKnown) throw error;
    }
    return undefined;
  }

  async function sell(given: SaleEffects<Kind>): Promise<void> {
    const { signal } = left.current;
    let { price, attempt: kept } = newest.current;
    for (let asked = 0; asked <= MOST_QUOTES; asked++) {
      const attempt = kept ?? { key: given.makeKey(), order: given.orderOf(newest.current, price) };
      if (!act({ type: 'sent', attempt })) return;
      const lapses = (given.lapsesAt?.(price) ?? Infinity) - given.now() < FRESH;
      let refusal: StayError | undefined;
      // A lapsed price is asked for once: where the clock of this machine is wrong, every price looks old.
      if (kept || asked > 0 || !lapses) {
        try {
          const sold = await given.send(attempt, signal);
          act({ type: 'sold', sold });
          return given.onSold(attempt.order, sold);
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof StayError)) throw error;
          // The sale waits for the payment: this page is left as it is.
          if (error.code === 'PAYMENT_REQUIRED')
            return given.leaveToPay(error.details, given.sentTo(attempt.order, { ...newest.current, price }));
          if (!REPRICED.includes(error.code)) return dispatch({ type: 'failed', code: error.code });
          refusal = error;
        }
      }
      kept = undefined;
      const next = await reprice(given, attempt.order, refusal);
      if (!next) return;
      price = next;
    }
    dispatch({ type: 'failed', code: NOTHING_SOLD });
  }

  const wrong = effects ? Object.entries(effects.check(state)) : [];
  return {
    state,
    errors: Object.fromEntries(wrong.filter(([field]) => state.seen.has(field))) as SaleErrors<Kind>,
    dispatch,
    type: (field, value) =>
      dispatch({ type: 'typed', fields: { [field]: value } as Partial<Record<Kind['field'], string>> }),
    leaveField: (field) => dispatch({ type: 'left', field }),
    choose: (choice) => dispatch({ type: 'chosen', choice }),
    pay: () => {
      if (!effects) return;
      const now = newest.current;
      if (now.phase === 'editing' && Object.keys(effects.check(now)).length > 0)
        return dispatch({ type: 'invalid' });
      void sell(effects);
    },
    acceptPrice: () => dispatch({ type: 'priceAccepted' }),
    refusePrice: () => {
      dispatch({ type: 'priceDeclined' });
      effects?.leave(effects.backUrl);
    },
    alone: async (work) => {
      if (!act({ type: 'asked' })) return undefined;
      try {
        return await work();
      } finally {
        dispatch({ type: 'answered' });
      }
    },
    askAbout,
    left,
  };
}
