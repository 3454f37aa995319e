import type { DateRange } from '../../core/dates/date-range.ts';
import { iconChevronLeft, iconChevronRight } from '../../primitives/icon/icons.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useStay } from '../stay-context.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { lowestAmount } from './calendar.model.ts';
import { Legend, Months, Panel, Shortcuts, Turn } from './calendar.styles.ts';
import { useCalendar, type CalendarInput } from './use-calendar.ts';

/** A stretch of days that one click chooses. [CAL-29] */
export interface CalendarShortcut {
  label: string;
  checkin: string;
  checkout: string;
  night: number;
}

/** A calendar of prices in which a stay is chosen. */
export interface CalendarProps extends CalendarInput {
  shortcuts?: readonly CalendarShortcut[];
}

/** Prices by day, the reason why a day cannot be chosen, and the stay as a band. `CalendarFoot` belongs below it. */
export function Calendar(props: CalendarProps) {
  const { range, prices, rules, layout, shortcuts = [] } = props;
  const { t } = useStay();
  const state = useCalendar(props);
  const { previous, next } = state.turn;
  const loading = state.months.some((month) => prices.months[month] === 'loading');
  const marked = state.months.some((month) => lowestAmount(month, prices.days) !== undefined);
  return (
    <Panel ref={state.root} data-layout={layout}>
      {shortcuts.length > 0 && (
        <Shortcuts role="group" aria-label={t('calendar.shortcuts')}>
          {shortcuts.map(({ label, ...dates }) => (
            <button
              key={label}
              type="button"
              aria-pressed={sameDates(dates, range)}
              onClick={() => state.choose(dates)}
            >
              {label}
            </button>
          ))}
        </Shortcuts>
      )}
      <Months
        onClick={state.onClick}
        onKeyDown={state.onKeyDown}
        onMouseOver={state.onHover}
        onMouseLeave={state.onHover}
      >
        {state.months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            range={range}
            hovered={state.hovered}
            days={prices.days}
            state={prices.months[month]}
            tabDay={state.tabDay}
            today={rules.now.date}
            stateOf={state.stateOf}
          />
        ))}
        {layout === 'paged' && (
          <Turn>
            <IconButton
              icon={iconChevronLeft}
              label={t('calendar.previous')}
              disabled={!previous}
              onClick={previous}
            />
            <IconButton icon={iconChevronRight} label={t('calendar.next')} disabled={!next} onClick={next} />
          </Turn>
        )}
      </Months>
      <Legend role="status" data-cheapest={(!loading && marked) || undefined}>
        {loading ? t('calendar.loading') : marked && t('calendar.cheapestLegend')}
      </Legend>
    </Panel>
  );
}

function sameDates(a: DateRange, b: DateRange): boolean {
  return a.checkin === b.checkin && a.checkout === b.checkout;
}
