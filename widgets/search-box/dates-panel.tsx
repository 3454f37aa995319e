import { useEffect, useRef, useState } from 'react';
import { stateOfDay } from '../components/calendar/calendar.model.ts';
import { Foot } from '../components/calendar/calendar.styles.ts';
import { Calendar } from '../components/calendar/calendar.tsx';
import { usePagedMonths, type CalendarView } from '../components/calendar/use-paged-months.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import type { PlainDate } from '../core/dates/plain-date.ts';
import { closedAsArrival, closedAsDeparture, ORDER_TIME_LIMIT_HOURS } from '../core/dates/selectable-days.ts';
import { shortcuts } from '../core/dates/shortcuts.ts';
import { marketOf } from '../core/market/locale.ts';
import { Button } from '../primitives/button/button.tsx';
import { useEvent } from '../primitives/use-event.ts';
import { PanelBody, PanelFoot } from '../primitives/dropdown/dropdown.styles.ts';
import type { BoxPartProps } from './box-parts.ts';
import { chooseDay, StaySummary } from './stay-choice.tsx';

/** The calendar of a search box while it is open. */
export interface DatesPanelProps extends BoxPartProps {
  useView?: CalendarView | undefined;
}

const NO_NIGHTS: readonly number[] = [];

/** The calendar, and below it the chosen stay in words. Leaving with only a checkin brings the former dates back. [CAL-10] */
export function DatesPanel({ box, props, useView = usePagedMonths }: DatesPanelProps) {
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

  const choose = (date?: PlainDate, from = range) => {
    stop.current?.();
    stop.current = chooseDay(from, date, { box, props, onRange: setRange, onNights });
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
    <>
      <PanelBody>
        <Calendar
          range={range}
          today={now.date}
          prices={known}
          stateOf={stateOf}
          onDay={choose}
          onMonths={load}
          useView={useView}
          shortcuts={offered.map(({ kind, name, ...dates }) => ({
            label: name ?? t(kind === 'thisWeekend' ? 'calendar.thisWeekend' : 'calendar.nextWeekend'),
            ...dates,
          }))}
          onShortcut={(dates) => choose(dates.checkout, { checkin: dates.checkin })}
        />
      </PanelBody>
      <PanelFoot>
        <Foot>
          <p role="status">
            {range.checkin ? <StaySummary range={range} days={known.days} /> : t('calendar.chooseArrival')}
          </p>
          <Button variant="quiet" disabled={!range.checkin} onClick={() => choose(undefined, {})}>
            {t('calendar.clear')}
          </Button>
          <Button variant="primary" disabled={!range.checkout} onClick={close}>
            {t('calendar.validate')}
          </Button>
        </Foot>
      </PanelFoot>
    </>
  );
}
