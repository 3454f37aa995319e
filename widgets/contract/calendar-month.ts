import * as z from 'zod/mini';
import { answer, plainDate } from './answer-parts.ts';
import { call } from './call.ts';
import { month, whole } from './query-parts.ts';
import { searchQuery } from './search-query.ts';

/** From a day to its price and the fewest nights of a stay that begins on it. [ENTITY-13] */
export const availabilityAnswer = z.record(
  plainDate(),
  answer({ price: z.string(), amount: z.number(), minLos: z.number() }),
);

/** Fewest and most nights. [ENTITY-13] */
export const stayLength = answer({ start: z.number(), end: z.number() });

/** Months of the price calendar, the lowest price of a night by day. [API-27] */
export const CALENDAR_MONTH_REQUEST = call({
  id: 'getCalendarMonths',
  method: 'GET',
  base: 'api',
  path: '/calendar-month.json',
  summary: 'The lowest price by day of one or more months; a day without an offer is left out.',
  query: z.object({ ...searchQuery, month: month(), count: z.exactOptional(whole(1, 13)) }),
  answer: availabilityAnswer,
  safe: true,
});
