import { useEffect, useState } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import { addMonths, monthsFrom, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { missingMonths, MONTHS_AHEAD } from './calendar.model.ts';
import type { CalendarView } from './paged-months.ts';

/** Months asked for at a time where they are scrolled. [CAL-15] */
export const SCROLL_BATCH = 3;

/** How near to the end of the list, in px, further months are asked for. [CAL-14] */
export const SCROLL_LOAD_DISTANCE = 200;

/** How many months from `first` on, in whole batches, hold `month`. */
function batchesUntil(first: PlainMonth, month: PlainMonth): number {
  let count = SCROLL_BATCH;
  while (addMonths(first, count) <= month) count += SCROLL_BATCH;
  return count;
}

/** Months one below the other, more of them as the list is scrolled. [CAL-02] [CAL-14] */
export const ScrolledMonths: CalendarView = ({ first, last, start, known, root, children }) => {
  const [listed, setListed] = useState(() => batchesUntil(first, start));
  const months = monthsFrom(first, listed);
  const busy =
    !!missingMonths(months, known, SCROLL_BATCH, first, last) ||
    months.some((month) => known[month] === 'loading');

  // The months stand where the visitor scrolled them: only the first time are they brought to the start.
  const [opening] = useState(start);
  useLayout(() => {
    root.current?.querySelector(`[data-month="${opening}"]`)?.scrollIntoView({ block: 'start' });
  }, [root, opening]);

  useEffect(() => {
    // The drawer around the calendar is what scrolls. [CAL-14]
    let list = root.current?.parentElement;
    while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
    const scroller = list;
    if (busy || !scroller) return;
    const onScroll = () => {
      if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > SCROLL_LOAD_DISTANCE) return;
      setListed((count) => Math.min(count + SCROLL_BATCH, MONTHS_AHEAD + 1));
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [root, busy]);

  return children({
    months,
    batch: SCROLL_BATCH,
    show: (month) => setListed((count) => Math.max(count, batchesUntil(first, month))),
  });
};
