import { useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { addMonths, monthsFrom, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { CalendarPrices } from './calendar.model.ts';

/** What a view of the months is made from. */
export interface MonthsViewProps {
  /** The first and the last month that there are. */
  first: PlainMonth;
  last: PlainMonth;
  /** The month to begin with. */
  start: PlainMonth;
  known: CalendarPrices['months'];
  days: CalendarPrices['days'];
  root: RefObject<HTMLElement | null>;
  /** Draws the calendar around the months on screen. */
  children: (view: MonthsView) => ReactNode;
}

/** The months on screen. */
export interface MonthsView {
  /** They are turned by buttons; otherwise they are a list to scroll. */
  isPaged?: boolean;
  months: PlainMonth[];
  /** Months asked for at a time. [CAL-15] */
  batch: number;
  /** Months to know besides: those that are turned to next. [BOOKING-17] */
  ahead?: PlainMonth[];
  /** Brings a month on screen. */
  show: (month: PlainMonth) => void;
}

/** Decides which months are on screen. */
export type CalendarView = ComponentType<MonthsViewProps>;

/** Months side by side, and as many asked for at a time. [CAL-01] [CAL-15] */
export const PAGED_MONTHS = 2;

/** Some months side by side, turned by buttons; until they are turned, `opening` says which of them is the first. */
export function useTurnedMonths(
  start: PlainMonth,
  count: number,
  batch: number,
  opening: (start: PlainMonth) => PlainMonth = (month) => month,
): MonthsView {
  const [begun] = useState(start);
  const [left = opening(begun), setLeft] = useState<PlainMonth>();
  const months = monthsFrom(left, count);
  return {
    isPaged: true,
    months,
    batch,
    show(month) {
      if (month < left) setLeft(month);
      else if (!months.includes(month)) setLeft(addMonths(month, 1 - count));
    },
  };
}

/** Months side by side, turned by buttons. [CAL-01] */
export const PagedMonths: CalendarView = ({ start, children }) =>
  children(useTurnedMonths(start, PAGED_MONTHS, PAGED_MONTHS));
