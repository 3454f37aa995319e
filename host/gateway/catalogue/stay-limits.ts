import type { CalendarRecord, OfferRecord } from './records.ts';

/*
 * Limits of stays by day, in one byte: the maximum stay of an arrival on the day (0: none), and this bit where nobody
 * leaves on the day.
 */
const NO_DEPARTURE = 128;

/** The byte of a day. */
export const limitOf = (maximumStay: number, closedToDeparture: boolean): number =>
  Math.min(maximumStay, NO_DEPARTURE - 1) | (closedToDeparture ? NO_DEPARTURE : 0);

/** Whether nobody leaves on a day. */
export const isClosedToDeparture = (limit: number): boolean => (limit & NO_DEPARTURE) !== 0;

/** Longest stay from a day; Infinity without a limit. */
export const longestFrom = (limit: number): number => {
  const nights = limit & (NO_DEPARTURE - 1);
  return nights === 0 ? Number.POSITIVE_INFINITY : nights;
};

/** Whether the limits of the days of arrival and departure allow a stay. */
export const isAllowed = (arrival: number, departure: number, nights: number): boolean =>
  (arrival | departure) === 0 || (nights <= longestFrom(arrival) && !isClosedToDeparture(departure));

/** The calendar of an offer's room type. A room type without a calendar is not sold: undefined. */
export const calendarFor = (
  { room }: Pick<OfferRecord, 'room'>,
  calendar: CalendarRecord,
): CalendarRecord | undefined => (room === undefined ? calendar : calendar.rooms?.get(room));
