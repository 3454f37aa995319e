import { useEffect, useRef, useState } from 'react';
import { CalendarFoot } from '../components/calendar/calendar-foot.tsx';
import { Calendar } from '../components/calendar/calendar.tsx';
import type { CalendarView } from '../components/calendar/use-paged-months.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import { monthOf, nightsBetween, type PlainDate } from '../core/dates/plain-date.ts';
import { dayState } from '../core/dates/selectable-days.ts';
import { shortcuts } from '../core/dates/shortcuts.ts';
import { PanelBody, PanelFoot } from '../primitives/dropdown/dropdown.styles.ts';
import { CALENDAR_CLOSE_DELAY_MS } from './search-box.settings.ts';
import type { SearchBoxState } from './use-search-box.ts';

/** The calendar of a search box while it is open. */
export interface DatesPanelProps {
  box: SearchBoxState;
  useView: CalendarView;
  /** `false` takes the shortcuts away. [EXPERIMENT-05] */
  offers?: boolean | undefined;
  closeDelayMs?: number | undefined;
}

const NO_NIGHTS: readonly number[] = [];

/**
 * A range counts once it is complete; leaving with only a checkin brings the former dates back. Possible stay
 * lengths are asked for at every checkin; without an answer they limit nothing. [CAL-07..11]
 */
export function DatesPanel({
  box,
  useView,
  offers,
  closeDelayMs = CALENDAR_CLOSE_DELAY_MS,
}: DatesPanelProps) {
  const { client, criteria, prices, stay, setDates, close, report } = box;
  const { checkin, checkout, night, flow, pax } = criteria;
  const { t } = stay;
  const [known, load] = prices;
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const [now] = useState(box.market);
  const [range, setRange] = useState<DateRange>(
    checkin && checkout && night ? { checkin, checkout, night } : {},
  );
  const [possibleNights, setNights] = useState(NO_NIGHTS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  const stop = () => {
    clearTimeout(timer.current);
    return ++turn.current;
  };
  // No timer or answer outlives the panel.
  useEffect(() => () => void stop(), []);

  const pick = (next: DateRange) => {
    const mine = stop();
    setRange(next);
    if (next.checkout || !next.checkin) setDates(next);
    if (next.checkout) timer.current = setTimeout(close, closeDelayMs);
    else setNights(NO_NIGHTS);
    if (next.checkin && !next.checkout)
      client.checkoutNights(flow, { checkin: next.checkin, pax }, { key: 'checkoutNights' }).then(
        (nights) => mine === turn.current && setNights(nights),
        (thrown: unknown) => mine === turn.current && report(thrown),
      );
  };

  const isOpen = (date: PlainDate) => {
    const ready = known.months[monthOf(date)] === 'ready';
    return dayState(date, { now, ...(ready && { availability: known.days }) }).selectable;
  };
  const offered = offers === false ? [] : shortcuts(t('calendar.holidays'), now.date, isOpen);
  return (
    <>
      <PanelBody>
        <Calendar
          range={range}
          onRange={pick}
          prices={known}
          onMonths={load}
          rules={{ now, possibleNights }}
          useView={useView}
          shortcuts={offered.map(({ kind, name, ...dates }) => ({
            label: name ?? t(`calendar.${kind as 'thisWeekend'}`),
            ...dates,
            night: nightsBetween(dates.checkin, dates.checkout),
          }))}
        />
      </PanelBody>
      <PanelFoot>
        <CalendarFoot range={range} days={known.days} onClear={() => pick({})} onValidate={close} />
      </PanelFoot>
    </>
  );
}
