import * as z from 'zod/mini';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { month, whole } from '../query-parts.ts';
import { searchQuery } from './search-query.ts';

/** A day that can be booked. [ENTITY-13] */
export const availableDay = answer({
  /** As shown, with the currency. */
  price: z.string(),
  /** In whole currency units. */
  amount: z.number(),
  /** Minimum nights of a stay that starts on this day. */
  minLos: z.number(),
});

/** The days that can be booked; all others cannot. [ENTITY-13] */
export const availabilityAnswer = z.record(plainDate(), availableDay);

/** Minimum and maximum nights. [ENTITY-13] */
export const stayLength = answer({ start: z.number(), end: z.number() });

/** Months of the price calendar, the lowest price of a night by day. [API-27] */
export const CALENDAR_MONTH_REQUEST = call({
  id: 'getCalendarMonths',
  method: 'GET',
  base: 'api',
  path: '/calendar-month.json',
  summary: 'Lowest price for each date of one or more months; dates without offers are omitted.',
  query: z.object({ ...searchQuery, month: month(), count: z.exactOptional(whole(1, 13)) }),
  answer: availabilityAnswer,
  safe: true,
});
