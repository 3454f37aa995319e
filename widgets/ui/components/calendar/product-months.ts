import { useEffect, useState } from 'react';
import { addMonths, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { CalendarPrices } from './calendar.model.ts';
import { useTurnedMonths, type CalendarView } from './paged-months.ts';

/** Months that the calendar of a product shows side by side, by the screen. [CAL-16] */
export const PRODUCT_MONTHS = { desktop: 2, mobile: 1 };

/** Months that it asks for at a time, by the screen. [BOOKING-16] */
export const PRODUCT_BATCH = { desktop: 2, mobile: 3 };

/** How near the end of what is known a view may come, in months, before more is asked for. [BOOKING-17] */
export const PREFETCH_WITHIN = { desktop: 2, mobile: 4 };

/** Whether more months are asked for, so many months before the end of what is known. [BOOKING-17] */
export function shouldPrefetch(left: number, screen: keyof typeof PREFETCH_WITHIN): boolean {
  return left <= PREFETCH_WITHIN[screen];
}

/** The next month to ask for, where the months on screen are known and the end of the known ones is near. */
export function monthAhead(
  shown: readonly PlainMonth[],
  known: CalendarPrices['months'],
  screen: keyof typeof PREFETCH_WITHIN,
  last: PlainMonth,
): PlainMonth | undefined {
  const [end = ''] = shown.slice(-1);
  if (shown.some((month) => known[month] === undefined)) return undefined;
  let left = 0;
  while (known[addMonths(end, left + 1)] !== undefined) left += 1;
  const next = addMonths(end, left + 1);
  return shouldPrefetch(left, screen) && next <= last ? next : undefined;
}

/**
 * The first month that may have a day on sale: those before it are known to have none. Where no month has one it is the
 * first of all.
 */
export function firstOnSale(
  first: PlainMonth,
  last: PlainMonth,
  { days, months }: CalendarPrices,
): PlainMonth {
  const dates = Object.keys(days);
  let month = first;
  while (months[month] === 'ready' && !dates.some((date) => date.startsWith(month)))
    month = addMonths(month, 1);
  return month > last ? first : month;
}

/** A window on the months of a map of prices, and where its neighbours begin. [BOOKING-18] */
export interface MonthWindow {
  /** The first month of the window. */
  month: PlainMonth;
  /** Months that a step goes on or back. */
  stepLength: number;
  /** The first month of the first and of the last window that there is. */
  minMonth: PlainMonth;
  maxMonth: PlainMonth;
}

/** Where a step leads: on or back by its length, and never past either end. [BOOKING-18] */
export function monthSteps({ month, stepLength, minMonth, maxMonth }: MonthWindow) {
  const next = addMonths(month, stepLength);
  const prev = addMonths(month, -stepLength);
  return {
    nextMonth: next < maxMonth ? next : maxMonth,
    prevMonth: prev > minMonth ? prev : minMonth,
  };
}

const PHONE = '(max-width: 767px)';

/**
 * The months of a product's calendar: two on a desk, one on a phone, turned by buttons on both, as many at a press as
 * are shown. [CAL-16] [BOOKING-18]
 */
export const ProductMonths: CalendarView = ({ start, known, days, first, last, children }) => {
  const [screen, setScreen] = useState<keyof typeof PRODUCT_MONTHS>(() =>
    // A server shows no calendar that is open.
    globalThis.matchMedia?.(PHONE).matches ? 'mobile' : 'desktop',
  );
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const follow = () => setScreen(phone.matches ? 'mobile' : 'desktop');
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  const stepLength = PRODUCT_MONTHS[screen];
  const view = useTurnedMonths(start, stepLength, PRODUCT_BATCH[screen], (month) =>
    // Whoever chose a day sees it, whatever is sold around it.
    month === first ? firstOnSale(first, last, { days, months: known }) : month,
  );
  const [month = start] = view.months;
  const steps = monthSteps({ month, stepLength, minMonth: first, maxMonth: addMonths(last, 1 - stepLength) });
  const next = monthAhead(view.months, known, screen, last);
  return children({
    ...view,
    ...(next && { ahead: [next] }),
    show(wanted) {
      const isNext = wanted === addMonths(month, stepLength);
      // A month beside the window brings the window beside it; any other comes by itself.
      view.show(
        isNext
          ? addMonths(steps.nextMonth, stepLength - 1)
          : wanted === addMonths(month, -1)
            ? steps.prevMonth
            : wanted,
      );
    },
  });
};
