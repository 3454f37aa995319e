import { monthName, weekdayNames } from '../../core/dates/format-date.ts';
import type { DateRange } from '../../core/dates/date-range.ts';
import type { PlainDate, PlainMonth } from '../../core/dates/plain-date.ts';
import type { DayState } from '../../core/dates/selectable-days.ts';
import { useStay } from '../stay-context.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { lowestAmount, placeInRange, weeksOf, type CalendarPrices } from './calendar.model.ts';
import { Month } from './calendar.styles.ts';

/** One month of days. */
export interface CalendarMonthProps {
  month: PlainMonth;
  range: DateRange;
  hovered: PlainDate | undefined;
  prices: CalendarPrices;
  tabDay: PlainDate;
  today: PlainDate;
  stateOf: (date: PlainDate) => DayState;
}

/** A month as a grid: one row a week, Monday first in every locale. [CAL-28] */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, range, hovered, prices, tabDay, today, stateOf } = props;
  const { locale } = useStay();
  const { days } = prices;
  const state = prices.months[month];
  const lowest = lowestAmount(month, days);
  return (
    <Month role="grid" data-month={month} data-state={state} aria-busy={state === 'loading'}>
      <caption>{monthName(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) =>
              date ? (
                <CalendarDay
                  key={date}
                  date={date}
                  place={placeInRange(date, range, hovered)}
                  preview={!range.checkout}
                  day={days[date]}
                  cheapest={days[date]?.amount === lowest}
                  tabbable={date === tabDay}
                  today={date === today}
                  {...stateOf(date)}
                />
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Month>
  );
}
