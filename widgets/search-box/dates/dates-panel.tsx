import { useEffect, useRef, useState } from 'react';
import { stateOfDay } from '@staykit/ui/components/calendar/calendar.model.ts';
import { DatesPanel as Panel } from '@staykit/ui/components/calendar/dates-panel.tsx';
import { PagedMonths, type CalendarView } from '@staykit/ui/components/calendar/paged-months.ts';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import {
  closedAsArrival,
  closedAsDeparture,
  ORDER_TIME_LIMIT_HOURS,
} from '@staykit/core/dates/selectable-days.ts';
import { shortcuts } from '@staykit/core/dates/shortcuts.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { anyWeekend } from '@staykit/core/search/flexible-dates.ts';
import { without } from '@staykit/core/search/without.ts';
import type { Flexibility } from '@staykit/values/search/flexibility.ts';
import { FlexibleDates } from '@staykit/ui/components/calendar/flexible-dates.tsx';
import type { BoxPartProps } from '../use-search-box.ts';
import { chooseDates } from './choose-dates.ts';

/** The calendar of a search box while it is open. */
export interface DatesPanelProps extends BoxPartProps {
  View?: CalendarView | undefined;
}

const NO_NIGHTS: readonly number[] = [];

/** The calendar, and below it the chosen stay in words. Leaving with only a checkin brings the former dates back. [CAL-10] */
export function DatesPanel({ box, props, View = PagedMonths }: DatesPanelProps) {
  const { criteria, prices, stay, close } = box;
  const { checkin, checkout, night } = criteria;
  const { t } = stay;
  const [known, load, forgetFailed] = prices;
  const orderTimeLimitHours = ORDER_TIME_LIMIT_HOURS[marketOf(stay.locale)];
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const [now] = useState(box.market);
  const [range, setRange] = useState<DateRange>(
    checkin && checkout && night ? { checkin, checkout, night } : {},
  );
  const [possibleNights, onNights] = useState(NO_NIGHTS);
  const stop = useRef<() => void>(undefined);

  // No timer or answer outlives the panel, and months that failed are asked for when it opens again.
  const end = useEvent(() => {
    stop.current?.();
    forgetFailed();
  });
  useEffect(() => end, [end]);

  const choose = (next: DateRange) => {
    stop.current?.();
    setRange(next);
    stop.current = chooseDates(next, { box, props, onNights });
  };
  /** Any weekend chooses its dates itself; the others keep those that are chosen. */
  const bend = (flex: Flexibility | undefined) => {
    stop.current?.();
    const dates = flex === 'weekends' ? anyWeekend(range.checkin ?? now.date, now) : undefined;
    if (dates) setRange(dates);
    box.commit({ ...without(criteria, 'flex'), ...dates, ...(flex && { flex }) }, 'dates');
  };
  const asArrival = (date: PlainDate) =>
    stateOfDay(date, known, (availability) =>
      closedAsArrival(date, { now, availability, orderTimeLimitHours }),
    );
  const stateOf = (date: PlainDate) => {
    const from = !range.checkout && range.checkin;
    return from && date > from
      ? stateOfDay(date, known, (availability) =>
          closedAsDeparture(date, from, { now, availability, possibleNights }),
        )
      : asArrival(date);
  };
  const offered =
    props.variants?.calendarShortcuts === false
      ? []
      : shortcuts(t('calendar.holidays'), now.date, (date) => !asArrival(date).reason);
  return (
    <Panel
      range={range}
      today={now.date}
      prices={known}
      stateOf={stateOf}
      onRange={choose}
      onMonths={load}
      View={View}
      shortcuts={offered.map(({ kind, name, ...dates }) => ({
        label: name ?? t(kind === 'thisWeekend' ? 'calendar.thisWeekend' : 'calendar.nextWeekend'),
        ...dates,
      }))}
      showsAmount
      flexible={<FlexibleDates value={criteria.flex} near={range.checkin ?? now.date} onChange={bend} />}
      onValidate={close}
    />
  );
}
