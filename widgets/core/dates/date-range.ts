import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** The dates that a visitor has chosen so far. */
export interface DateRange {
  checkin?: PlainDate;
  checkout?: PlainDate;
  /** Nights between the two. */
  night?: number;
}

/** Used wherever a night count is needed and none is chosen. [CAL-31] */
export const DEFAULT_NIGHTS = 1;

/**
 * The range after a click on `date`: a first click sets checkin, a later day sets checkout, and anything else
 * starts again from that day. [CAL-04..06]
 */
export function pickDay(range: DateRange, date: PlainDate): DateRange {
  const { checkin, checkout } = range;
  if (checkin === undefined || checkout !== undefined || date <= checkin) return { checkin: date };
  return { checkin, checkout: date, night: nightsBetween(checkin, date) };
}

/** The nights of a stay, from its dates or its own count. [CAL-31] */
export function nightsOf(stay: DateRange): number {
  if (stay.checkin && stay.checkout) return nightsBetween(stay.checkin, stay.checkout);
  return stay.night ?? DEFAULT_NIGHTS;
}
