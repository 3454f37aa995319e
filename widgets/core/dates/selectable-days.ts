import { isCheckinInFuture, type MarketNow } from './market-time.ts';
import { addDays, nightsBetween, type PlainDate } from './plain-date.ts';

/** What is known of one day that can be booked. [ENTITY-13] */
export interface AvailableDay {
  /** As shown, with the currency. */
  price: string;
  /** In whole currency units. */
  amount: number;
  /** Fewest nights of a stay that starts on this day. */
  minLos: number;
}

/** The days that can be booked; a day that is not listed cannot. [ENTITY-13] */
export type Availability = Record<PlainDate, AvailableDay>;

/** Fewest and most nights that an offer allows. [ENTITY-13] */
export interface StayLength {
  start: number;
  end: number;
}

/** The farthest checkout while nothing is known of availability. [CAL-21] */
export const MAX_NIGHTS_WITHOUT_AVAILABILITY = 20;

/** No lead time by default; a market or a product may ask for one. [CAL-19] */
export const ORDER_TIME_LIMIT_HOURS = 0;

/** Everything that decides whether a day can be clicked. */
export interface DayContext {
  /** The market's clock. */
  now: MarketNow;
  /** Leave out while nothing is known. */
  availability?: Availability;
  checkin?: PlainDate;
  checkout?: PlainDate;
  /** Night counts that the checkout-nights call answered; empty or absent (the call failed) limits nothing. [CAL-08] */
  possibleNights?: readonly number[];
  stayLength?: StayLength;
  /** Hours between the order and the day of arrival. [CAL-19] */
  orderTimeLimitHours?: number;
  /** Local time from which today is closed. */
  cutOff?: string;
}

/** Why a day cannot be clicked. */
export type DayClosedReason =
  | 'past'
  | 'cutOff'
  | 'orderLimit'
  | 'unavailable'
  | 'tooFar'
  | 'stayLength'
  | 'checkoutNight';

/** Whether a day can be clicked, and if not why. */
export interface DayState {
  selectable: boolean;
  reason?: DayClosedReason;
}

/** Whether `date` can be clicked in the calendar. [CAL-17..24] */
export function dayState(date: PlainDate, context: DayContext): DayState {
  const reason = closedByClock(date, context) ?? closedByStay(date, context);
  return reason ? { selectable: false, reason } : { selectable: true };
}

function closedByClock(date: PlainDate, context: DayContext): DayClosedReason | undefined {
  const { now, cutOff, orderTimeLimitHours = ORDER_TIME_LIMIT_HOURS } = context;
  if (date < now.date) return 'past';
  if (!isCheckinInFuture(date, now, cutOff)) return 'cutOff';
  if (!isCheckinInFuture(date, hoursLater(now, orderTimeLimitHours), cutOff)) return 'orderLimit';
  return undefined;
}

function closedByStay(date: PlainDate, context: DayContext): DayClosedReason | undefined {
  const { availability, checkin, checkout, stayLength, possibleNights } = context;
  const choosingCheckout = checkin !== undefined && checkout === undefined && date > checkin;
  if (!choosingCheckout) return availability && !availability[date] ? 'unavailable' : undefined;

  const nights = nightsBetween(checkin, date);
  if (!availability && nights > MAX_NIGHTS_WITHOUT_AVAILABILITY) return 'tooFar';
  const least = Math.max(stayLength?.start ?? 1, availability?.[checkin]?.minLos ?? 1);
  if (nights < least || nights > (stayLength?.end ?? Infinity)) return 'stayLength';
  if (possibleNights?.length && !possibleNights.includes(nights)) return 'checkoutNight';
  return undefined;
}

/** The wall clock some hours on; a change to summer time in between may be an hour out, which no day hangs on. */
function hoursLater(now: MarketNow, hours: number): MarketNow {
  const total = Number(now.time.slice(0, 2)) + hours;
  return {
    date: addDays(now.date, Math.floor(total / 24)),
    time: String(Math.floor(total % 24)).padStart(2, '0') + now.time.slice(2),
  };
}
