import { useEffect, useState } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import type { KeyboardEvent, RefObject } from 'react';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { monthOf, type PlainDate, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { DayState } from '@staykit/core/dates/selectable-days.ts';
import { useEvent } from '../../hooks/use-event.ts';
import { dayAfterKey, missingMonths, type CalendarPrices, type MonthBatch } from './calendar.model.ts';
import type { MonthsView } from './paged-months.ts';

/** A day as the calendar shows it. */
export interface CalendarDayState extends DayState {
  /** A sign under the day, in place of its price. */
  mark?: string;
  /** What the sign means, in words that are heard. */
  note?: string;
}

/** What the calendar's state is made from. */
export interface CalendarInput {
  range: DateRange;
  today: PlainDate;
  prices: CalendarPrices;
  /** Whether a day can be chosen. */
  stateOf: (date: PlainDate) => CalendarDayState;
  /** A day that can be chosen was. */
  onDay: (date: PlainDate) => void;
  onMonths: (batch: MonthBatch) => void;
  /** What the signs under the days mean, where days have signs: no lowest price is told then. [CAL-33] */
  legend?: string;
}

/** What the calendar shows: months between the first and the last that there are. */
export interface ShownMonths {
  root: RefObject<HTMLDivElement | null>;
  first: PlainMonth;
  last: PlainMonth;
  view: MonthsView;
}

const dayOf = ({ target }: { target: EventTarget }): PlainDate | undefined =>
  (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];

/** State, keys and pointer of the calendar. */
export function useCalendar(input: CalendarInput, { root, first, last, view }: ShownMonths) {
  const { range, today, prices, stateOf, onDay, onMonths } = input;
  const { checkin, checkout } = range;
  const [focused, setFocused] = useState<PlainDate>();
  const [hovered, setHovered] = useState<PlainDate>();

  const { months, show } = view;
  const missing =
    missingMonths(months, prices.months, view.batch, first, last) ??
    missingMonths(view.ahead ?? [], prices.months, view.batch, first, last);

  const load = useEvent(onMonths);
  const { from, count, direction } = missing ?? {};
  useEffect(() => {
    if (from && count && direction) load({ from, count, direction });
  }, [load, from, count, direction]);

  // A stay that was chosen at once comes on screen.
  const bring = useEvent(show);
  useEffect(() => {
    if (checkin) bring(monthOf(checkin));
  }, [bring, checkin]);

  useLayout(() => {
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [root, focused]);

  const hover = (date: PlainDate | undefined) => {
    setHovered(checkin && !checkout && date && stateOf(date).selectable ? date : undefined);
  };

  return {
    tabDay:
      [focused, checkin, today].find((date) => date && months.includes(monthOf(date))) ?? `${months[0]}-01`,
    hovered,
    handlers: {
      onClick(event: { target: EventTarget }) {
        const date = dayOf(event);
        if (!date) return;
        setFocused(date);
        if (stateOf(date).selectable) onDay(date);
      },
      onMouseOver: (event: { target: EventTarget }) => hover(dayOf(event)),
      onKeyDown(event: KeyboardEvent) {
        const date = dayOf(event);
        const next = date && dayAfterKey(date, event.key);
        if (!next) return;
        event.preventDefault();
        const month = monthOf(next);
        if (month < first || month > last) return;
        setFocused(next);
        hover(next);
        show(month);
      },
    },
  };
}
