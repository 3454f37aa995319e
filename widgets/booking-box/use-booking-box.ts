import { useEffect, useMemo, useReducer, useRef, type ComponentType, type ReactNode } from 'react';
import { useExposed } from '@staykit/ui/hooks/use-exposed.ts';
import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { ProductStay } from '@staykit/core/search/address/product-hash.ts';
import { without } from '@staykit/core/search/without.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { BookingBoxProps, BookOptions } from './booking-box.props.ts';
import { bookingReducer, datesOf, firstState, priceStateOf, type BookingPanel } from './booking-state.ts';
import { missingActivities } from './checkout/checkout-step.ts';
import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import { requestPrice } from './price/request-price.ts';
import { useCheckout } from './checkout/use-checkout.ts';
import { useProduct } from './use-product.ts';
import { useStayAddress, type ProductHash } from './stay/use-stay-address.ts';

/** The parts of a booking box that an element has no use for. */
export interface BookingParts {
  /** How a stay stands in the address of a page; a box on anybody's page has no address. */
  hash?: ProductHash;
  /** The bar with the price at the bottom of the screen. */
  PriceBar?: ComponentType<PriceBarProps>;
  /** The box stands on a page of a partner: as wide as it is read well, whatever room it is given. */
  isAlone?: boolean;
  /** What is booked, above its price, where the page around does not tell it. */
  Intro?: ComponentType<BookingPartProps>;
  /** What can be added to the stay, on pages that lead to other stays of the shop. */
  Extras?: ComponentType<BookingPartProps & { nights?: number }>;
  /** What the price is for, on pages that tell more of a stay than a box does. */
  Programme?: ComponentType<BookingPartProps>;
  /** The same choice in plain fields, for a page without script. */
  PlainStay?: ComponentType<BookingPartProps>;
}

/** A booking box and the parts that it is put together from. */
export interface LiveBookingBoxProps extends BookingBoxProps {
  parts: BookingParts;
}

/** What a part reads and changes. */
export interface BookingPartProps {
  box: BookingBoxState;
  props: LiveBookingBoxProps;
}

export interface PriceBarProps extends BookingPartProps {
  /** Whether the screen with the box stands over the page. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The box. */
  children: ReactNode;
}

/** What the markup of the box reads and changes. */
export type BookingBoxState = ReturnType<typeof useBookingBox>;

/** State of a booking box: what is chosen, what it costs, and the way to the checkout. */
export function useBookingBox(props: LiveBookingBoxProps) {
  const { client, locale, productId, address, now = Date.now, assetBase = '' } = props;
  const t = useTranslate(props);
  const stay = useMemo(() => ({ locale, t, now, assetBase }), [locale, t, now, assetBase]);
  const criteria = props.criteria ?? emptyCriteria();
  const isGift = criteria.flow === 'gifting';
  const [state, dispatch] = useReducer(bookingReducer, criteria, firstState);
  const market = () => localNow(now(), locale);
  const report = useEvent((thrown: unknown) => {
    const error = asStayError(thrown, 'booking-box');
    if (error) props.onError?.(error);
  });

  useStayAddress(address, props.parts.hash, state, dispatch, market);
  const known = useProduct(props, criteria, state, report);
  const { product } = known;
  const activities = state.price.state === 'priced' ? state.price.activities : [];
  const dated = datesOf(state.stay);
  const scene = { props, state, product, failed: known.failed, dispatch, market, report };
  const { checkout, begin, continueChanged, dropChange } = useCheckout(scene);

  const tellQuote = useEvent((quoted: PriceInfo) => props.onQuote?.(quoted));
  const askPrice = useEvent((signal: AbortSignal) => {
    if (isGift || !dated || !product || state.price.state !== 'loading' || !state.asked) return;
    const { pax, offerId = productId } = state.stay;
    const { dataFlowMode } = product;
    const asked = { productId, offerId, product, ...dated, pax, ...(dataFlowMode && { dataFlowMode }) };
    requestPrice(client, asked, market(), signal, props.limits).then(
      (answer) => {
        if (signal.aborted) return;
        const { price } = bookingReducer(state, answer);
        dispatch(answer);
        if (price.state === 'priced') tellQuote(price.quote.priceInfo);
        // The visitor reads a text; the code of the server is told to whoever looks after the page. [PERROR-10]
        if (price.state === 'refused' && price.code !== undefined)
          report(new StayError('NO_AVAILABILITY', `booking-box: the server refused: ${price.code}`));
        if (price.state === 'failed') report(new StayError(price.code, 'booking-box: no price received'));
      },
      (thrown: unknown) => {
        if (signal.aborted) return;
        dispatch({ type: 'priceMissed', price: { state: 'failed', code: 'NETWORK' } });
        report(thrown);
      },
    );
  });
  const quote = state.price.state === 'priced' ? state.price.quote : undefined;
  const told = useRef<OfferQuote>(undefined);
  const tellStay = useEvent(() => {
    // While another price is on its way, the last one stays told.
    if (told.current === quote || (!quote && dated)) return;
    told.current = quote;
    props.onStay?.(quote);
  });
  useEffect(tellStay, [tellStay, quote, dated === undefined]);
  const isKnown = product !== undefined;
  // One question for each time that the state asks: what is chosen meanwhile asks again.
  useEffect(() => {
    const call = new AbortController();
    askPrice(call.signal);
    return () => call.abort();
  }, [askPrice, state.asked, isKnown, productId]);

  // The page became that of another product: its price is asked for, and none of its offers is chosen.
  const shown = useRef(productId);
  const showOther = useEvent(() => {
    if (shown.current === productId) return;
    shown.current = productId;
    dispatch({ type: 'stayChosen', stay: without(state.stay, 'offerId') });
  });
  useEffect(showOther, [showOther, productId]);

  const book = useEvent((options?: BookOptions) => begin(options));
  useExposed(
    props,
    useMemo(() => ({ book }), [book]),
  );

  return {
    ...state,
    ...known,
    ...priceStateOf(state.price, !product && !!known.failed),
    client,
    criteria,
    isGift,
    stay,
    chosen: state.stay,
    dated,
    activities,
    /** Activities that the visitor is asked to choose days for. [BOOKING-08] */
    missing: state.message === 'activities' ? missingActivities(activities, state.activityDates) : [],
    begin,
    checkout,
    continueChanged,
    dropChange,
    market,
    report,
    /** Takes over other dates, travellers or another offer. */
    choose: (next: ProductStay) => dispatch({ type: 'stayChosen', stay: next }),
    adjust: (next: ProductStay) => dispatch({ type: 'stayAdjusted', stay: next }),
    chooseActivity: (id: string, date: PlainDate | undefined) =>
      dispatch({ type: 'activityDayChosen', id, date }),
    draftPax: (pax: Pax) => dispatch({ type: 'paxDrafted', pax }),
    open: (panel?: BookingPanel) =>
      dispatch(panel ? { type: 'panelOpened', panel } : { type: 'panelClosed' }),
    retry: () => (product ? dispatch({ type: 'priceAskedAgain' }) : known.retry()),
  };
}
