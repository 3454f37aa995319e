import { formatDay, monthName, weekdayNames } from '@staykit/core/dates/format-date.ts';
import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { lowestAmount, placeInRange, weeksOf } from './calendar.model.ts';
import { Month } from './calendar.styles.ts';
import type { CalendarInput } from './use-calendar.ts';

/** One month of days. */
export interface CalendarMonthProps extends Pick<
  CalendarInput,
  'range' | 'prices' | 'today' | 'stateOf' | 'legend'
> {
  month: PlainMonth;
  /** The band ends where the pointer is while nothing else is chosen. */
  hovered: PlainDate | undefined;
  /** The one day that Tab reaches. */
  tabDay: PlainDate;
}

/** A month as a grid: one row a week, Monday first in every locale. [CAL-28] */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, range, hovered, prices, tabDay, today, stateOf, legend } = props;
  const { locale, t } = useStay();
  const { checkin, checkout } = range;
  const loading = prices.months[month] === 'loading';
  const lowest = legend ? undefined : lowestAmount(month, prices.days);

  /** A day as a button. One that cannot be chosen can be reached all the same, and says why. */
  const cell = (date: PlainDate) => {
    const { selectable, reason, mark, note } = stateOf(date);
    const place = placeInRange(date, range, hovered);
    const chosen = date === checkin || date === checkout;
    const day = prices.days[date];
    const price = !mark && (selectable || chosen) ? day?.price : undefined;
    const best = !!price && day?.amount === lowest;
    const why = reason ? t(`calendar.reason.${reason}`) : note;
    const said = [
      formatDay(date, locale, 'full'),
      chosen && t(date === checkin ? 'calendar.arrival' : 'calendar.departure'),
      price && t('calendar.fromPrice', { price }),
      best && t('calendar.cheapest'),
      selectable && day && day.minLos > 1 && t('calendar.minNights', { count: day.minLos }),
      why,
    ];
    return (
      <td key={date} aria-selected={chosen || place === 'inside'} data-place={place}>
        <button
          type="button"
          data-date={date}
          data-autofocus={date === tabDay || undefined}
          data-chosen={chosen || undefined}
          tabIndex={date === tabDay ? 0 : -1}
          aria-disabled={!selectable}
          aria-current={date === today ? 'date' : undefined}
          title={date < today ? undefined : why}
        >
          {/* What is heard says more than what is seen. */}
          <VisuallyHidden>{said.filter(Boolean).join(', ')}</VisuallyHidden>
          <span aria-hidden="true">{Number(date.slice(8))}</span>
          <small aria-hidden="true" data-best={best || undefined}>
            {price ?? mark}
          </small>
        </button>
      </td>
    );
  };

  return (
    <Month role="grid" data-month={month} aria-busy={loading}>
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
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
          <tr key={index}>{week.map((date, weekday) => (date ? cell(date) : <td key={weekday} />))}</tr>
        ))}
      </tbody>
    </Month>
  );
}
