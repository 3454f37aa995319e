import type { availableDay, stayLength } from '@staykit/contract/search/calendar-month.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import { checkoutNights } from '../offer/checkout/checkout-nights.ts';
import { ORDER_CUT_OFF, type MarketNow } from './market-time.ts';
import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** A day that can be booked. [ENTITY-13] */
export type AvailableDay = Wire<typeof availableDay> & {
  /** Cents of a stay that starts on this day, where they are known. */
  total?: number;
};

/** The days that can be booked; all others cannot. [ENTITY-13] */
export type Availability = Record<PlainDate, AvailableDay>;

/** Minimum and maximum nights that an offer allows. [ENTITY-13] */
export type StayLength = Wire<typeof stayLength>;

/** The farthest checkout while nothing is known of availability. [CAL-21] */
export const MAX_NIGHTS_WITHOUT_AVAILABILITY = 20;

/** Hours between the order and the day of arrival by market: none. [CAL-19] */
export const ORDER_TIME_LIMIT_HOURS: Readonly<Record<Market, number>> = { FR: 0, ES: 0, BE: 0, NL: 0, IT: 0 };

/** Everything that decides whether a day can be clicked. */
export interface DayContext {
  /** The market's clock. */
  now: MarketNow;
  /** Leave out while nothing is known. */
  availability?: Availability | undefined;
  checkin?: PlainDate;
  checkout?: PlainDate;
  /** Night counts that the checkout-nights call answered; empty or absent (the call failed) limits nothing. [CAL-08] */
  possibleNights?: readonly number[];
  stayLength?: StayLength;
  /** Hours between the order and the day of arrival: ORDER_TIME_LIMIT_HOURS of the market. Default: none. [CAL-19] */
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
  const { checkin, checkout } = context;
  const isDeparture = checkin !== undefined && checkout === undefined && date > checkin;
  return toState(
    isDeparture
      ? (closedByClock(date, context) ?? closedAsDeparture(date, checkin, context))
      : closedAsArrival(date, context),
  );
}

/** A day with the reason why it cannot be clicked, if there is one. */
export function toState(reason: DayClosedReason | undefined): DayState {
  return reason ? { selectable: false, reason } : { selectable: true };
}

const MS_PER_HOUR = 3_600_000;

/** Why it is too late for `date`. Both clocks are the market's, so that their difference is taken as if in UTC. [CAL-17..19] */
function closedByClock(date: PlainDate, context: DayContext): DayClosedReason | undefined {
  const { now, cutOff = ORDER_CUT_OFF, orderTimeLimitHours = 0 } = context;
  const left = Date.parse(`${date}T${cutOff}Z`) - Date.parse(`${now.date}T${now.time}Z`);
  if (left > orderTimeLimitHours * MS_PER_HOUR) return undefined;
  if (left > 0) return 'orderLimit';
  return date === now.date ? 'cutOff' : 'past';
}

/** Why no stay can begin on `date`. [CAL-17..20] */
export function closedAsArrival(date: PlainDate, context: DayContext): DayClosedReason | undefined {
  const { availability } = context;
  return closedByClock(date, context) ?? (availability && !availability[date] ? 'unavailable' : undefined);
}

/** Why a stay that begins on `checkin` cannot end on `date`. [CAL-21..24] */
export function closedAsDeparture(
  date: PlainDate,
  checkin: PlainDate,
  { availability, stayLength, possibleNights }: DayContext,
): DayClosedReason | undefined {
  const nights = nightsBetween(checkin, date);
  if (!availability && nights > MAX_NIGHTS_WITHOUT_AVAILABILITY) return 'tooFar';
  const least = Math.max(stayLength?.start ?? 1, availability?.[checkin]?.minLos ?? 1);
  if (nights < least || nights > (stayLength?.end ?? Infinity)) return 'stayLength';
  const possible = possibleNights && checkoutNights(possibleNights);
  if (!possible || possible.nights.includes(nights)) return undefined;
  // [API-21]
  return nights < possible.min || nights > possible.max ? 'stayLength' : 'checkoutNight';
}
