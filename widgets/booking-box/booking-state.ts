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
  /** The house says no. `reason` is for reports, never for visitors, and `code` is the server's own. [PERROR-01] [PERROR-10] */
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

/** One step of the state. */
export type Step = (state: BookingState) => BookingState;

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

/** The same without what a new question makes untrue. */
function asking({ stay, panel, price, before, asked }: BookingState): BookingState {
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

/** Other dates, travellers or another offer: activities are to be chosen again, and the price is asked for. [BOOKING-01] */
export const choose =
  (stay: ProductStay): Step =>
  (state) =>
    asking({ ...state, stay });

/** The first question. Whoever pressed Book before it is told of missing dates, as long as they are missing, or waits for the price. */
export const begin =
  (stay: ProductStay): Step =>
  (state) => {
    const first = choose(stay)(state);
    return state.checking || state.message === 'dates' ? press(first) : first;
  };

/** The same question again. */
export const askAgain: Step = (state) => ({ ...asking(state), activityDates: state.activityDates });

/** What changes without a new price: the upsell and the nights of a gift. */
export const adjust =
  (stay: ProductStay): Step =>
  (state) => ({ ...state, stay });

/** Opens a panel, or closes what is open; travellers that were chosen in it count now. */
export const open =
  (panel: BookingPanel | undefined): Step =>
  ({ panel: _closed, draft, ...state }) => {
    const next = { ...state, ...(panel && { panel }) };
    const same = !draft || JSON.stringify(draft) === JSON.stringify(state.stay.pax);
    return same ? next : choose({ ...state.stay, pax: draft })(next);
  };

/** Travellers while their panel is open. */
export const draftPax =
  (draft: Pax): Step =>
  (state) => ({ ...state, draft });

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

/** The answer to the present question. [QUOTE-20] */
export const answer =
  (quote: OfferQuote, others: StayOffers): Step =>
  ({ before: _before, ...state }) => ({
    ...state,
    stay: modifiedStay(state.stay, quote),
    price: priceOf(quote, others),
  });

/** There is no answer, or it is no. */
export const end =
  (price: BoxPrice): Step =>
  ({ before: _before, checking: _checking, ...state }) => ({ ...state, price });

/** The day of an activity, or none. [BOOKING-09] */
export const chooseActivity =
  (id: string, date: PlainDate | undefined): Step =>
  (state) => {
    const { [id]: _former, ...others } = state.activityDates;
    return { ...state, activityDates: date === undefined ? others : { ...others, [id]: date } };
  };

/** Days that the product comes with chosen; those that the visitor chose stay. [PENTITY-18] */
export const presetDays =
  (days: BookingState['activityDates']): Step =>
  (state) => ({ ...state, activityDates: { ...days, ...state.activityDates } });

/** A message, or silence. */
export const say =
  (message: BoxMessage | undefined): Step =>
  ({ message: _said, ...state }) => ({ ...state, ...(message && { message }) });

/** The checkout asks for its quote, or has it. */
export const check =
  (checking: boolean): Step =>
  ({ checking: _was, message: _said, ...state }) => ({ ...state, ...(checking && { checking }) });

/** Book is pressed while there is no price: dates are missing, or the press waits for it. */
export const press: Step = (state) => (datesOf(state.stay) ? check(true) : say('dates'))(state);

/** The quote of the checkout has another price than the box. [QUOTE-03] */
export const tellChange =
  (change: PriceChange & { quote: GoodQuote }): Step =>
  ({ checking: _was, ...state }) => ({ ...state, change });

/** The new price is the price; the visitor goes on, or goes back to the box. [QUOTE-04] */
export const takeChange: Step = ({ change, ...state }) =>
  change && state.price.state === 'priced' ? answer(change.quote, state.price)(state) : state;
