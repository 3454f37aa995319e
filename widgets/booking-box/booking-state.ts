import { nightsBetween, addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { productPriceState, type ProductPriceState } from '@staykit/core/offer/product.ts';
import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import type { ProductOffer } from '@staykit/core/offer/room.ts';
import { isUnavailableAtCheckin, quoteRefusal, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { upsellOf, type ProductStay } from '@staykit/core/search/address/product-hash.ts';
import type { PriceChange } from './booking-box.props.ts';

/** A quote that can be booked. */
export type GoodQuote = OfferQuote & { priceInfo: PriceInfo };

/** What else there is to know of a stay that is priced. */
export interface StayOffers {
  /** The offers of the product on these dates, by id. */
  offers: Readonly<Record<string, ProductOffer>>;
  /** The days of the activities of this stay. [BOOKING-09] */
  activities: readonly ActivityDates[];
}

/** A stay that has a price. */
export type PricedStay = { quote: GoodQuote } & StayOffers;

/** What is known of the price of the chosen stay. */
export type BoxPrice =
  /** No dates are chosen: the product says from what price on. [BOOKING-02] */
  | { state: 'from' }
  | { state: 'loading' }
  | ({ state: 'priced' } & PricedStay)
  /** The hotel refuses. `reason` is for reports, never for visitors, and `code` is the server's own. [PERROR-01] [PERROR-10] */
  | { state: 'refused'; reason: string; atCheckin: boolean; code?: string }
  /** Nobody said anything: to be tried again. */
  | { state: 'failed'; code: ErrorCode };

/** What the box says to the visitor besides the price. */
export type BoxMessage = 'dates' | 'activities' | 'quoteFailed';

/** A choice that opens under its field. */
export type BookingPanel = 'dates' | 'travellers';

/** Everything that changes in a booking box. */
export interface BookingState {
  stay: ProductStay;
  /** The chosen day of each activity. [BOOKING-09] */
  activityDates: Readonly<Record<string, PlainDate>>;
  price: BoxPrice;
  /** The price before the present question: shown faintly until the answer is there. */
  before?: PriceInfo;
  /** How many times a price was asked for; 0 while the box is not live. */
  asked: number;
  message?: BoxMessage;
  panel?: BookingPanel;
  /** Travellers that are being chosen: they count when their panel closes. [PAX-10] */
  draft?: Pax;
  /** The visitor pressed Book, and the price that the checkout begins with is on its way. [QUOTE-02] */
  checking?: boolean;
  /** The price became another one at the checkout, and the visitor is asked. [QUOTE-03] */
  change?: PriceChange & { quote: GoodQuote };
}

/** What a request for a price comes to. */
export type PriceAnswer =
  /** `days`: those that the product comes with chosen; what the visitor chose stays. [QUOTE-20] [PENTITY-18] */
  | {
      type: 'quoteReceived';
      quote: OfferQuote;
      others: StayOffers;
      days?: BookingState['activityDates'];
    }
  | { type: 'priceMissed'; price: Extract<BoxPrice, { state: 'refused' | 'failed' }> };

export type BookingAction =
  | PriceAnswer
  /** The box became live, with the stay of the page's address or its own. */
  | { type: 'started'; stay: ProductStay }
  /** Other dates, travellers or another offer: they have another price. [BOOKING-01] */
  | { type: 'stayChosen'; stay: ProductStay }
  /** What changes without a new price: the upsell and the nights of a gift. */
  | { type: 'stayAdjusted'; stay: ProductStay }
  | { type: 'priceAskedAgain' }
  | { type: 'panelOpened'; panel: BookingPanel }
  | { type: 'panelClosed' }
  | { type: 'paxDrafted'; pax: Pax }
  /** The day of an activity, or none. [BOOKING-09] */
  | { type: 'activityDayChosen'; id: string; date: PlainDate | undefined }
  | { type: 'messageShown'; message: BoxMessage }
  /** Book was pressed while there is no price. */
  | { type: 'bookPressed' }
  /** The checkout asks for its quote, or does so no longer. [QUOTE-02] */
  | { type: 'checkStarted' | 'checkEnded' }
  /** The quote of the checkout has another price than the box. [QUOTE-03] */
  | { type: 'priceChanged'; change: PriceChange & { quote: GoodQuote } }
  /** The new price is the price; the visitor goes on, or goes back to the box. [QUOTE-04] */
  | { type: 'changeTaken' };

/** Complete dates of a stay. */
export function datesOf({
  checkin,
  checkout,
}: ProductStay): { checkin: PlainDate; nights: number } | undefined {
  return checkin && checkout ? { checkin, nights: nightsBetween(checkin, checkout) } : undefined;
}

/** The state that a server renders and a browser takes over. */
export function firstState(criteria: SearchCriteria): BookingState {
  const { checkin, checkout, night, pax, giftNights, upsell } = criteria;
  const stay: ProductStay = {
    ...(checkin && checkout && { checkin, checkout, night: night ?? nightsBetween(checkin, checkout) }),
    pax,
    ...(giftNights !== undefined && { giftNights }),
    upsell: upsellOf(upsell),
  };
  return { stay, activityDates: {}, price: { state: datesOf(stay) ? 'loading' : 'from' }, asked: 0 };
}

/** The chosen stay as a quote changed it. [QUOTE-20] */
export function modifiedStay(
  stay: ProductStay,
  { modifiedReservationCriteria: changed }: OfferQuote,
): ProductStay {
  if (!changed) return stay;
  const checkin = changed.checkin ?? stay.checkin;
  const nights = changed.nights ?? datesOf(stay)?.nights;
  const { adult = stay.pax.adult, child = stay.pax.child, baby = stay.pax.baby } = changed;
  return {
    ...stay,
    ...(checkin && nights && { checkin, checkout: addDays(checkin, nights), night: nights }),
    pax: { ...stay.pax, adult, child, baby },
  };
}

/** The price that a quote gives, or why it gives none. */
export function priceOf(quote: OfferQuote, { offers, activities }: StayOffers): BoxPrice {
  const reason = quoteRefusal(quote);
  if (reason === undefined) return { state: 'priced', quote: quote as GoodQuote, offers, activities };
  const code = quote.error?.[0]?.code;
  return {
    state: 'refused',
    reason,
    atCheckin: isUnavailableAtCheckin(reason),
    ...(code !== undefined && { code }),
  };
}

/** Whether the box has an error in place of a price, or the final price; `unknown`: nothing is known of the product. [BOOKING-05] */
export function priceStateOf(price: BoxPrice, unknown = false): ProductPriceState {
  if (price.state === 'priced') return productPriceState(price.quote.priceInfo);
  const error = price.state === 'refused' ? price.reason : price.state === 'failed' ? price.code : undefined;
  return productPriceState(error === undefined && !unknown ? {} : { error: error ?? 'UNAVAILABLE' });
}

/** The box with another stay, whose price is asked for; a day of an activity may not suit it. */
function withStay({ panel, price, before, asked }: BookingState, stay: ProductStay): BookingState {
  const shown = price.state === 'priced' ? price.quote.priceInfo : before;
  const dated = datesOf(stay);
  return {
    stay,
    activityDates: {},
    price: { state: dated ? 'loading' : 'from' },
    asked: asked + 1,
    ...(panel && { panel }),
    ...(dated && shown && { before: shown }),
  };
}

/** The box with another panel, or none; travellers that were chosen in the former one count now. [PAX-10] */
function withPanel({ panel: _former, draft, ...state }: BookingState, panel?: BookingPanel): BookingState {
  const next = { ...state, ...(panel && { panel }) };
  const same = !draft || JSON.stringify(draft) === JSON.stringify(state.stay.pax);
  return same ? next : withStay(next, { ...state.stay, pax: draft });
}

function withMessage({ message: _former, ...state }: BookingState, message: BoxMessage): BookingState {
  return { ...state, message };
}

function withCheck({ checking: _was, message: _said, ...state }: BookingState, checking: boolean) {
  return { ...state, ...(checking && { checking }) };
}

/** Dates are missing, or the press waits for the price. */
const pressed = (state: BookingState): BookingState =>
  datesOf(state.stay) ? withCheck(state, true) : withMessage(state, 'dates');

function withQuote({ before: _before, ...state }: BookingState, quote: OfferQuote, others: StayOffers) {
  return { ...state, stay: modifiedStay(state.stay, quote), price: priceOf(quote, others) };
}

/** The box after something happened. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'started': {
      const first = withStay(state, action.stay);
      // Whoever pressed Book before is told of missing dates as long as they are missing, or waits for the price.
      return state.checking || state.message === 'dates' ? pressed(first) : first;
    }
    case 'stayChosen':
      return withStay(state, action.stay);
    case 'stayAdjusted':
      return { ...state, stay: action.stay };
    case 'priceAskedAgain':
      return { ...withStay(state, state.stay), activityDates: state.activityDates };
    case 'panelOpened':
      return withPanel(state, action.panel);
    case 'panelClosed':
      return withPanel(state);
    case 'paxDrafted':
      return { ...state, draft: action.pax };
    case 'activityDayChosen': {
      const { [action.id]: _former, ...days } = state.activityDates;
      return {
        ...state,
        activityDates: action.date === undefined ? days : { ...days, [action.id]: action.date },
      };
    }
    case 'messageShown':
      return withMessage(state, action.message);
    case 'bookPressed':
      return pressed(state);
    case 'checkStarted':
    case 'checkEnded':
      return withCheck(state, action.type === 'checkStarted');
    case 'quoteReceived': {
      const next = withQuote(state, action.quote, action.others);
      return action.days ? { ...next, activityDates: { ...action.days, ...state.activityDates } } : next;
    }
    case 'priceMissed': {
      const { before: _before, checking: _checking, ...rest } = state;
      return { ...rest, price: action.price };
    }
    case 'priceChanged': {
      const { checking: _was, ...rest } = state;
      return { ...rest, change: action.change };
    }
    case 'changeTaken': {
      const { change, ...rest } = state;
      return change && rest.price.state === 'priced' ? withQuote(rest, change.quote, rest.price) : rest;
    }
  }
}
