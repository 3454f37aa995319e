import { useRef } from 'react';
import { addMonths, monthOf, type PlainDate, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { iconChevronLeft, iconChevronRight } from '../../primitives/icon/icons.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { lowestAmount, MONTHS_AHEAD } from './calendar.model.ts';
import { Legend, Months, Panel, Shortcuts, Turn } from './calendar.styles.ts';
import type { CalendarView } from './paged-months.ts';
import { useCalendar, type CalendarInput, type ShownMonths } from './use-calendar.ts';

/** A stretch of days that one click chooses. [CAL-29] */
export interface CalendarShortcut {
  label: string;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** What is drawn of a calendar, whichever months are on screen. */
interface CalendarBodyProps extends CalendarInput {
  shortcuts: readonly CalendarShortcut[];
  onShortcut: (stay: CalendarShortcut) => void;
}

/** A calendar of prices in which a stay is chosen. */
export interface CalendarProps extends CalendarBodyProps {
  /** Which months are on screen: two that are turned, or a list that is scrolled. [CAL-01] [CAL-02] */
  View: CalendarView;
}

/** Prices by day, the reason why a day cannot be chosen, and the stay as a band. */
export function Calendar({ View, ...props }: CalendarProps) {
  const { range, today, prices } = props;
  const root = useRef<HTMLDivElement>(null);
  const first = monthOf(today);
  const last = addMonths(first, MONTHS_AHEAD);
  const start = monthOf(range.checkin && range.checkin > today ? range.checkin : today);
  return (
    <View
      {...{ first, last, root }}
      start={start > last ? last : start}
      known={prices.months}
      days={prices.days}
    >
      {(view) => <CalendarBody {...props} shown={{ root, first, last, view }} />}
    </View>
  );
}

function CalendarBody({
  shortcuts,
  onShortcut,
  shown,
  ...input
}: CalendarBodyProps & { shown: ShownMonths }) {
  const { range, prices, legend } = input;
  const { t } = useStay();
  const { root, first, last, view } = shown;
  const { months, isPaged, show } = view;
  const { tabDay, hovered, handlers } = useCalendar(input, shown);
  const loading = months.some((month) => prices.months[month] === 'loading');
  const marked = !loading && !legend && months.some((month) => lowestAmount(month, prices.days));
  const turn = (
    icon: string,
    label: string,
    step: number,
    end: PlainMonth | undefined,
    limit: PlainMonth,
  ) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={end === limit}
      onClick={() => show(addMonths(end ?? limit, step))}
    />
  );
  return (
    <Panel ref={root} data-layout={isPaged ? 'paged' : 'scroll'} {...handlers}>
      {shortcuts[0] && (
        <Shortcuts role="group" aria-label={t('calendar.shortcuts')}>
          {shortcuts.map((stay) => (
            <button
              key={stay.label}
              type="button"
              aria-pressed={stay.checkin === range.checkin && stay.checkout === range.checkout}
              onClick={() => onShortcut(stay)}
            >
              {stay.label}
            </button>
          ))}
        </Shortcuts>
      )}
      <Months>
        {months.map((month) => (
          <CalendarMonth key={month} {...input} month={month} hovered={hovered} tabDay={tabDay} />
        ))}
        {isPaged && (
          <Turn>
            {turn(iconChevronLeft, t('calendar.previous'), -1, months[0], first)}
            {turn(iconChevronRight, t('calendar.next'), 1, months.at(-1), last)}
          </Turn>
        )}
      </Months>
      <Legend role="status" data-cheapest={marked || undefined}>
        {loading ? t('calendar.loading') : marked ? t('calendar.cheapestLegend') : legend}
      </Legend>
    </Panel>
  );
}
