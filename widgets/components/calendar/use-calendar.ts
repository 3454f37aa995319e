import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { pickDay, type DateRange } from '../../core/dates/date-range.ts';
import { addMonths, monthOf, type PlainDate, type PlainMonth } from '../../core/dates/plain-date.ts';
import type { DayContext } from '../../core/dates/selectable-days.ts';
import {
  dayAfterKey,
  missingMonths,
  MONTHS_AHEAD,
  stateOfDay,
  type CalendarPrices,
  type MonthBatch,
} from './calendar.model.ts';
import type { CalendarView } from './use-paged-months.ts';

/** What the calendar's state is made from. */
export interface CalendarInput {
  range: DateRange;
  onRange: (range: DateRange) => void;
  prices: CalendarPrices;
  onMonths: (batch: MonthBatch) => void;
  rules: Omit<DayContext, 'availability' | 'checkin' | 'checkout'>;
  /** Which months are on screen: two that are turned, or a list that is scrolled. [CAL-01] [CAL-02] */
  useView: CalendarView;
}

const dayOf = (target: EventTarget): PlainDate | undefined =>
  (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];

/** State, keys and pointer of the calendar. */
export function useCalendar({ range, onRange, prices, onMonths, rules, useView }: CalendarInput) {
  const { checkin, checkout } = range;
  const today = rules.now.date;
  const first = monthOf(today);
  const last = addMonths(first, MONTHS_AHEAD);

  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useRef(false);
  const [focused, setFocused] = useState<PlainDate>();
  const [hovered, setHovered] = useState<PlainDate>();

  const start = monthOf(checkin && checkin > today ? checkin : today);
  const view = useView({ first, last, start: start > last ? last : start, known: prices.months, root });
  const { months, show } = view;
  const missing = missingMonths(months, prices.months, view.batch, first, last);

  useEffect(() => {
    if (missing) onMonths(missing);
    // The batch is a new object each time; what it asks for is told by these two.
  }, [missing?.from, missing?.count]);

  useLayoutEffect(() => {
    if (focusAfter.current) root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
    focusAfter.current = false;
  });

  const stateOf = (date: PlainDate) => stateOfDay(date, prices, { ...rules, ...range });
  const hover = (date: PlainDate | undefined) => {
    if (checkin && !checkout) setHovered(date && stateOf(date).selectable ? date : undefined);
  };

  return {
    ...view,
    root,
    /** The one day that Tab reaches. */
    tabDay:
      [focused, checkin, today].find((date) => date && months.includes(monthOf(date))) ?? `${months[0]}-01`,
    hovered: checkout ? undefined : hovered,
    stateOf,
    choose(next: DateRange) {
      onRange(next);
      if (next.checkin) show(monthOf(next.checkin));
    },
    pointer: {
      onClick({ target }: MouseEvent) {
        const date = dayOf(target);
        if (!date) return;
        setFocused(date);
        if (stateOf(date).selectable) onRange(pickDay(range, date));
      },
      onMouseOver: ({ target }: { target: EventTarget }) => hover(dayOf(target)),
      onMouseLeave: () => hover(undefined),
      onKeyDown(event: KeyboardEvent) {
        const date = dayOf(event.target);
        const next = date && dayAfterKey(date, event.key);
        if (!next) return;
        event.preventDefault();
        const month: PlainMonth = monthOf(next);
        if (month < first || month > last) return;
        focusAfter.current = true;
        setFocused(next);
        hover(next);
        show(month);
      },
    },
  };
}
