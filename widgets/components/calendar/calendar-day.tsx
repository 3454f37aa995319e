import { formatDay } from '../../core/dates/format-date.ts';
import type { PlainDate } from '../../core/dates/plain-date.ts';
import type { AvailableDay, DayState } from '../../core/dates/selectable-days.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../stay-context.tsx';
import type { placeInRange } from './calendar.model.ts';

/** One day of the calendar. */
export interface CalendarDayProps extends DayState {
  date: PlainDate;
  place: ReturnType<typeof placeInRange>;
  /** The band ends where the pointer is: nothing is chosen yet. */
  preview: boolean;
  /** Its price, where it is on sale. */
  day: AvailableDay | undefined;
  /** The lowest price of its month. */
  cheapest: boolean;
  tabbable: boolean;
  today: boolean;
}

/** A day as a button. One that cannot be chosen can be reached all the same, and says why. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, place, preview, day, cheapest, tabbable, today, selectable, reason } = props;
  const { locale, t } = useStay();
  const ends = place === 'end';
  const chosen = !!place && place !== 'inside' && !(ends && preview);
  const price = selectable || chosen ? day?.price : undefined;
  const best = !!price && cheapest;
  const why = reason && t(`calendar.reason.${reason}`);
  const said = [
    formatDay(date, locale, 'full'),
    chosen && t(ends ? 'calendar.departure' : 'calendar.arrival'),
    price && t('calendar.fromPrice', { price }),
    best && t('calendar.cheapest'),
    selectable && day && day.minLos > 1 && t('calendar.minNights', { count: day.minLos }),
    why,
  ];
  return (
    <td aria-selected={!!place && !(ends && preview)} data-place={place}>
      <button
        type="button"
        data-date={date}
        data-autofocus={tabbable || undefined}
        data-chosen={chosen}
        data-cheapest={best}
        tabIndex={tabbable ? 0 : -1}
        aria-disabled={!selectable}
        aria-current={today ? 'date' : undefined}
        data-past={reason === 'past' || undefined}
        title={why}
      >
        {/* What is heard says more than what is seen. */}
        <VisuallyHidden>{said.filter(Boolean).join(', ')}</VisuallyHidden>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <small aria-hidden="true">{price}</small>
      </button>
    </td>
  );
}
