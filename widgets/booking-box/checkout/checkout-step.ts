import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import { datesOf, type BookingState, type GoodQuote, type PricedStay } from '../booking-state.ts';

/** What the start of a checkout comes to. */
export type CheckoutStep =
  /** Something is to be chosen first. [QUOTE-01] */
  | { kind: 'say'; message: 'dates' | 'activities' }
  /** There is no price to book at: it is reported, and nothing starts. [QUOTE-06] [QUOTE-07] */
  | { kind: 'stop'; reason: string }
  /** The price is on its way, and the checkout begins with it. */
  | { kind: 'wait' }
  /** The price is asked for once more. [QUOTE-02] */
  | { kind: 'quote'; priced: PricedStay }
  /** To the checkout, at this price. */
  | { kind: 'go'; quote: GoodQuote };

/** Activities that have days and none chosen, in their order. [BOOKING-07] [BOOKING-08] */
export function missingActivities(
  activities: readonly ActivityDates[],
  chosen: BookingState['activityDates'],
): ActivityDates[] {
  return activities.filter(({ activityId, dates }) => dates.length > 0 && !chosen[activityId]);
}

/** Dates first, then a day for each activity, then a price that is fresh. [QUOTE-01] [QUOTE-02] [QUOTE-06] [QUOTE-07] */
export function checkoutStep(
  { stay, price, activityDates, message, checking }: BookingState,
  forced = false,
): CheckoutStep {
  if (!datesOf(stay)) return { kind: 'say', message: 'dates' };
  if (price.state === 'refused') return { kind: 'stop', reason: price.reason };
  if (price.state === 'failed') return { kind: 'stop', reason: price.code };
  if (price.state !== 'priced') return forced ? { kind: 'stop', reason: 'no price' } : { kind: 'wait' };
  if (missingActivities(price.activities, activityDates).length > 0)
    return { kind: 'say', message: 'activities' };
  if (!forced) return checking ? { kind: 'wait' } : { kind: 'quote', priced: price };
  return message === 'quoteFailed'
    ? { kind: 'stop', reason: 'QUOTE_FETCH_ERROR' }
    : { kind: 'go', quote: price.quote };
}
