import { isCheckinInFuture, type MarketNow } from '@staykit/core/dates/market-time.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { checkoutLink, type CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { BookedProduct } from '@staykit/core/offer/product.ts';
import { UNAVAILABLE_TEXTS } from '@staykit/core/price/offer-quote.ts';
import { isBestPrice, type PriceInfo } from '@staykit/core/price/price-info.ts';
import type { BookOptions, BookingBoxProps, PriceChange } from '../booking-box.props.ts';
import {
  bookingReducer,
  datesOf,
  priceOf,
  type BookingAction,
  type BookingState,
  type GoodQuote,
  type PricedStay,
} from '../booking-state.ts';
import { checkoutStep } from './checkout-step.ts';
import { refused, requestQuote } from '../price/request-price.ts';

/** The page that a price change is told of: the one that the visitor was on the way to. [PANALYTICS-07] */
const CHANGE_PAGE = 'checkout';

/** A box as it stands when something of its checkout is asked for. */
export interface CheckoutScene {
  props: BookingBoxProps;
  state: BookingState;
  product: BookedProduct | undefined;
  /** The product could not be asked for, which the box says: no price is on its way. */
  failed: boolean | undefined;
  dispatch: (action: BookingAction) => void;
  market: () => MarketNow;
  report: (thrown: unknown) => void;
}

/** What the visitor saw as a price. Cents; that of a product is without taxes, and has no total. */
export type SeenPrice = Pick<PriceInfo, 'sellPrice'> & Partial<Pick<PriceInfo, 'totalPrice'>>;

/** The way to the checkout of one box. */
export type CheckoutFlow = ReturnType<typeof createCheckout>;

/** The way to the checkout: what is missing is said, the price asked for once more, a change told, the page opened. */
export function createCheckout(scene: () => CheckoutScene) {
  let call: AbortController | undefined;

  /** What the checkout is told: the product, the chosen offer, dates, travellers. [QUOTE-09] */
  const startOf = ({ stay, activityDates }: BookingState, quote?: GoodQuote): CheckoutStart | undefined => {
    const { productId, locale, minisite } = scene().props;
    const dates = datesOf(stay);
    return (
      dates && {
        productId,
        offerId: stay.offerId ?? productId,
        ...dates,
        pax: stay.pax,
        activityDates,
        bestPrice: isBestPrice(quote?.priceInfo.days, dates.checkin),
        locale,
        ...(minisite !== undefined && { minisite }),
      }
    );
  };

  const go = (from: BookingState, quote: GoodQuote) => {
    const { props, product, dispatch } = scene();
    const { productId, checkoutUrl, onCheckout, navigate = (url: string) => location.assign(url) } = props;
    const start = startOf(from, quote);
    if (!start) return;
    props.track?.('add_to_cart', {
      id: productId,
      label: product?.label ?? '',
      price: quote.priceInfo.totalPrice,
      flow: props.criteria?.flow ?? 'booking',
      quantity: 1,
    });
    const url = checkoutLink(checkoutUrl, start);
    dispatch({ type: 'checkEnded' });
    if (onCheckout?.({ ...start, url }) !== false) void navigate(url);
  };

  const told = new Set<string>();
  /** Once for each change. [QUOTE-11] [PANALYTICS-07] */
  const tell = (from: BookingState, change: PriceChange) => {
    const { props, product } = scene();
    const key = JSON.stringify([from.stay, change.previous, change.next]);
    if (told.has(key)) return;
    told.add(key);
    props.track?.('price_change', {
      package_id: props.productId,
      new_price: change.next,
      previous_price: change.previous,
      page: CHANGE_PAGE,
      data_flow_mode: product?.dataFlowMode ?? 'push',
    });
    props.onPriceChange?.(change);
  };
  /** Whether a quote has another price than the visitor saw: the visitor is asked then. [QUOTE-03] */
  const asksFor = (from: BookingState, quote: GoodQuote, seen: SeenPrice): boolean => {
    const { sellPrice, totalPrice: next } = quote.priceInfo;
    if (seen.sellPrice === sellPrice && (seen.totalPrice ?? next) === next) return false;
    const change = { previous: seen.totalPrice ?? seen.sellPrice, next };
    scene().dispatch({ type: 'priceChanged', change: { ...change, quote } });
    tell(from, change);
    return true;
  };

  const quote = async (from: BookingState, { quote: shown, ...others }: PricedStay) => {
    const { props, product, dispatch, market, report } = scene();
    const start = startOf(from);
    if (!start || !product) return;
    if (!isCheckinInFuture(start.checkin, market())) return dispatch(refused(UNAVAILABLE_TEXTS.past, true));
    call?.abort();
    const { signal } = (call = new AbortController());
    dispatch({ type: 'checkStarted' });
    const mode = product.dataFlowMode;
    const found = await requestQuote(
      props.client,
      { ...start, product, ...(mode && { dataFlowMode: mode }) },
      signal,
    );
    if (signal.aborted) return;
    if (!found.ok) {
      dispatch({ type: 'checkEnded' });
      dispatch({ type: 'messageShown', message: 'quoteFailed' });
      return report(new StayError('QUOTE_FETCH_ERROR', `booking-box: ${found.code} at checkout start`));
    }
    const price = priceOf(found.value, others);
    const received = { type: 'quoteReceived', quote: found.value, others } as const;
    if (price.state !== 'priced') {
      dispatch({ type: 'checkEnded' });
      return dispatch(received);
    }
    if (asksFor(from, price.quote, shown.priceInfo)) return;
    dispatch(received);
    go(bookingReducer(from, received), price.quote);
  };

  const from = (present: BookingState, { forced = false }: BookOptions = {}) => {
    const { dispatch, report } = scene();
    const step = checkoutStep(present, forced);
    if (step.kind === 'say') dispatch({ type: 'messageShown', message: step.message });
    if (step.kind === 'stop')
      report(new StayError('NO_AVAILABILITY', `booking-box: checkout did not start: ${step.reason}`));
    if (step.kind === 'go') go(present, step.quote);
    if (step.kind === 'quote')
      quote(present, step.priced).catch((thrown: unknown) => {
        dispatch({ type: 'checkEnded' });
        report(thrown);
      });
    return step.kind;
  };

  return {
    /** What the checkout would be told now; nothing before there are dates. */
    start: () => {
      const { state } = scene();
      return startOf(state, state.price.state === 'priced' ? state.price.quote : undefined);
    },
    /** As the button does. Gives what it came to. */
    begin: (options?: BookOptions) => from(scene().state, options),
    /** The price that a press waited for is there, and fresh; `seen` is what stood there till then. */
    arrive: (seen: SeenPrice | undefined) => {
      const { dispatch, state } = scene();
      const present = bookingReducer(state, { type: 'checkEnded' });
      dispatch({ type: 'checkEnded' });
      const step = checkoutStep(present, true);
      if (step.kind !== 'go' || !seen || !asksFor(present, step.quote, seen)) from(present, { forced: true });
    },
    /** The visitor takes the new price: it is shown, and the checkout goes on without asking again. [QUOTE-04] */
    continueChanged: () => {
      const { dispatch, state } = scene();
      dispatch({ type: 'changeTaken' });
      from(bookingReducer(state, { type: 'changeTaken' }), { forced: true });
    },
    /** A press counts for what was chosen then: other criteria end it. */
    stop: () => call?.abort(),
  };
}
