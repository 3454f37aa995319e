import type { DateRange } from '../../core/dates/date-range.ts';
import { iconChevronLeft, iconChevronRight } from '../../primitives/icon/icons.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useStay } from '../stay-context.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { lowestAmount } from './calendar.model.ts';
import { Legend, Months, Panel, Shortcuts, Turn } from './calendar.styles.ts';
import { useCalendar, type CalendarInput } from './use-calendar.ts';

/** A stretch of days that one click chooses. [CAL-29] */
export interface CalendarShortcut extends DateRange {
  label: string;
}

/** A calendar of prices in which a stay is chosen. */
export interface CalendarProps extends CalendarInput {
  shortcuts: readonly CalendarShortcut[];
}

/** Prices by day, the reason why a day cannot be chosen, and the stay as a band. `CalendarFoot` belongs below it. */
export function Calendar({ shortcuts, ...input }: CalendarProps) {
  const { range, prices, rules } = input;
  const { t } = useStay();
  const { root, months, layout, previous, next, tabDay, hovered, stateOf, choose, pointer } =
    useCalendar(input);
  const loading = months.some((month) => prices.months[month] === 'loading');
  const marked = !loading && months.some((month) => lowestAmount(month, prices.days) !== undefined);
  return (
    <Panel ref={root} data-layout={layout}>
      {shortcuts[0] && (
        <Shortcuts role="group" aria-label={t('calendar.shortcuts')}>
          {shortcuts.map(({ label, ...dates }) => (
            <button
              key={label}
              type="button"
              aria-pressed={dates.checkin === range.checkin && dates.checkout === range.checkout}
              onClick={() => choose(dates)}
            >
              {label}
            </button>
          ))}
        </Shortcuts>
      )}
      <Months {...pointer}>
        {months.map((month) => (
          <CalendarMonth
            key={month}
            {...{ month, range, hovered, prices, tabDay, stateOf }}
            today={rules.now.date}
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
      <Legend role="status" data-cheapest={marked || undefined}>
        {loading ? t('calendar.loading') : marked && t('calendar.cheapestLegend')}
      </Legend>
    </Panel>
  );
}
