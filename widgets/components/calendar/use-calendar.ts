import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { pickDay, type DateRange } from '../../core/dates/date-range.ts';
import { addMonths, monthOf, type PlainDate, type PlainMonth } from '../../core/dates/plain-date.ts';
import type { DayContext, DayState } from '../../core/dates/selectable-days.ts';
import {
  dayAfterKey,
  missingMonths,
  MONTHS_AHEAD,
  MONTHS_PER_BATCH,
  monthsFrom,
  SCROLL_LOAD_DISTANCE,
  stateOfDay,
  type CalendarLayout,
  type CalendarPrices,
  type MonthBatch,
} from './calendar.model.ts';

/** What the calendar's state is made from. */
export interface CalendarInput {
  range: DateRange;
  onRange: (range: DateRange) => void;
  prices: CalendarPrices;
  onMonths: (batch: MonthBatch) => void;
  rules: Omit<DayContext, 'availability' | 'checkin' | 'checkout'>;
  layout: CalendarLayout;
  /** Months shown side by side. */
  columns: number;
}

/** What the markup of the calendar reads. */
export interface CalendarState {
  root: RefObject<HTMLDivElement | null>;
  months: PlainMonth[];
  /** The one day that Tab reaches. */
  tabDay: PlainDate;
  hovered: PlainDate | undefined;
  stateOf: (date: PlainDate) => DayState;
  /** Turns by so many months; undefined where there is nothing more that way. */
  turn: { previous?: () => void; next?: () => void };
  choose: (range: DateRange) => void;
  onClick: (event: MouseEvent) => void;
  onHover: (event: { target: EventTarget }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const dayOf = (target: EventTarget): PlainDate | undefined =>
  (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];

/** State, keys and pointer of the calendar. */
export function useCalendar(input: CalendarInput): CalendarState {
  const { range, onRange, prices, onMonths, rules, layout, columns } = input;
  const today = rules.now.date;
  const current = monthOf(today);
  const last = addMonths(current, MONTHS_AHEAD);
  const batch = MONTHS_PER_BATCH[layout];
  const scrolls = layout === 'scroll';

  const root = useRef<HTMLDivElement | null>(null);
  const focusAfter = useRef(false);
  const [first, setFirst] = useState(() => monthWithin(monthOf(range.checkin ?? today), current, last));
  const [listed, setListed] = useState(() => batchesUntil(current, first, batch));
  const [focused, setFocused] = useState<PlainDate>();
  const [hovered, setHovered] = useState<PlainDate>();

  const months = scrolls ? monthsFrom(current, listed) : monthsFrom(first, columns);
  const missing = missingMonths(months, prices.months, batch, { first: current, last });

  useEffect(() => {
    if (missing) onMonths(missing);
    // The batch is a new object each time; what it asks for is told by these two.
  }, [missing?.from, missing?.count]);

  useLayoutEffect(() => {
    if (!focusAfter.current) return;
    focusAfter.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  });

  useLayoutEffect(() => {
    if (scrolls) root.current?.querySelector(`[data-month="${first}"]`)?.scrollIntoView({ block: 'start' });
  }, []);

  const busy = !!missing || months.some((month) => prices.months[month] === 'loading');
  useEffect(() => {
    // The drawer around the calendar is what scrolls. [CAL-14]
    const list = root.current?.parentElement;
    if (!scrolls || busy || !list) return;
    const onScroll = () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight > SCROLL_LOAD_DISTANCE) return;
      setListed((count) => Math.min(count + batch, MONTHS_AHEAD + 1));
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [scrolls, busy, batch]);

  const shows = (date: PlainDate | undefined): date is PlainDate => !!date && months.includes(monthOf(date));
  const stateOf = (date: PlainDate) => stateOfDay(date, prices, { ...rules, ...range });

  const show = (month: PlainMonth) => {
    if (scrolls) setListed((count) => Math.max(count, batchesUntil(current, month, batch)));
    else if (month < first) setFirst(month);
    else if (month > addMonths(first, columns - 1)) setFirst(addMonths(month, 1 - columns));
  };

  return {
    root,
    months,
    tabDay: [focused, range.checkin, today].find(shows) ?? `${months[0]}-01`,
    hovered: range.checkout ? undefined : hovered,
    stateOf,
    turn: {
      ...(first > current && { previous: () => setFirst(addMonths(first, -1)) }),
      ...(addMonths(first, columns - 1) < last && { next: () => setFirst(addMonths(first, 1)) }),
    },
    choose(next) {
      onRange(next);
      if (next.checkin) show(monthOf(next.checkin));
    },
    onClick({ target }) {
      const date = dayOf(target);
      if (!date) return;
      setFocused(date);
      if (stateOf(date).selectable) onRange(pickDay(range, date));
    },
    onHover({ target }) {
      if (!range.checkin || range.checkout) return;
      const date = dayOf(target);
      setHovered(date && stateOf(date).selectable ? date : undefined);
    },
    onKeyDown(event) {
      const date = dayOf(event.target);
      const next = date && dayAfterKey(date, event.key);
      if (!next) return;
      event.preventDefault();
      if (next < `${current}-01` || monthOf(next) > last) return;
      focusAfter.current = true;
      setFocused(next);
      if (range.checkin && !range.checkout) setHovered(stateOf(next).selectable ? next : undefined);
      show(monthOf(next));
    },
  };
}

function monthWithin(month: PlainMonth, first: PlainMonth, last: PlainMonth): PlainMonth {
  return month < first ? first : month > last ? last : month;
}

/** How many months from `current` on, in whole batches, hold `month`. */
function batchesUntil(current: PlainMonth, month: PlainMonth, batch: number): number {
  let count = batch;
  while (addMonths(current, count) <= month) count += batch;
  return count;
}
