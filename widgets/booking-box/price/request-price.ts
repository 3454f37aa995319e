import { canBook } from '@staykit/client/product/product-offers.ts';
import type { QuoteRequest } from '@staykit/client/product/product-quote.ts';
import { NO_AVAILABILITY_KEY, outcomeOf, type Outcome } from '@staykit/client/product/outcome.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { isCheckinInFuture, type MarketNow } from '@staykit/core/dates/market-time.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { selectedDays } from '@staykit/core/offer/activity/activity-choice.ts';
import type { BookedProduct } from '@staykit/core/offer/product.ts';
import { keepsLimits, type StayLimits } from '@staykit/core/offer/stay-limits.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { UNAVAILABLE_TEXTS, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { PriceAnswer } from '../booking-state.ts';

/** Failures that are a no, and are not asked again. */
const REFUSALS: readonly ErrorCode[] = ['NO_AVAILABILITY', 'NOT_FOUND', 'BAD_REQUEST'];

/** The days of the activities, and those that are chosen already. */
type ActivityDays = Pick<BookedProduct, 'activityDates' | 'selectedActivityDates'>;

/** A stay of a product, at the offer that was chosen among its own. */
export interface PriceRequest extends QuoteRequest {
  offerId: string;
  product: BookedProduct;
}

/** The quote of the chosen offer, as a failure or an answer. */
export function requestQuote(
  client: BookingBoxClient,
  { offerId, product: _product, ...asked }: PriceRequest,
  signal: AbortSignal,
): Promise<Outcome<OfferQuote>> {
  return outcomeOf(
    client.fetchProductQuote({ ...asked, productId: offerId }, { signal }),
    NO_AVAILABILITY_KEY,
  );
}

/** One call for the offers of the product and one for the quote. [BOOKING-01] [BOOKING-03] */
export async function requestPrice(
  client: BookingBoxClient,
  asked: PriceRequest,
  now: MarketNow,
  signal: AbortSignal,
  limits?: StayLimits,
): Promise<PriceAnswer> {
  if (!isCheckinInFuture(asked.checkin, now)) return refused(UNAVAILABLE_TEXTS.past, true);
  if (!keepsLimits(asked.checkin, asked.nights, limits)) return refused(UNAVAILABLE_TEXTS.notAvailable, true);
  const [offers, quote, activities] = await Promise.all([
    client.productOffers(asked.productId, asked, { signal }),
    requestQuote(client, asked, signal),
    outcomeOf(requestActivities(client, asked, signal), NO_AVAILABILITY_KEY),
  ]);
  if (!quote.ok) return failure(quote.code);
  if (!offers.ok) return failure(offers.code);
  if (!activities.ok) return failure(activities.code);
  // A quote that is refused says why itself.
  if (!canBook(offers) && quote.value.bookable) return refused('no offers');
  const { activityDates = [] } = activities.value;
  return {
    type: 'quoteReceived',
    quote: quote.value,
    others: { offers: offers.value, activities: activityDates },
    days: selectedDays(activities.value),
  };
}

/** The days of the activities: asked for where the product has some that are done on one day. [BOOKING-09] */
async function requestActivities(
  client: BookingBoxClient,
  { productId, product, checkin, nights, pax }: PriceRequest,
  signal: AbortSignal,
): Promise<ActivityDays> {
  const { activities } = product;
  if (product.checkin === checkin && product.nights === nights && product.activityDates) return product;
  // Whoever told nothing of the activities did not say that there are none.
  if (activities && !activities.some(({ singleDay }) => singleDay)) return {};
  const dates = { checkin, checkout: addDays(checkin, nights), night: nights };
  return client.productDetail(productId, { ...emptyCriteria(), ...dates, pax }, { signal });
}

/** No, for a reason. */
export function refused(reason: string, atCheckin = false): PriceAnswer {
  return { type: 'priceMissed', price: { state: 'refused', reason, atCheckin } };
}

function failure(code: ErrorCode): PriceAnswer {
  return REFUSALS.includes(code) ? refused(code) : { type: 'priceMissed', price: { state: 'failed', code } };
}
