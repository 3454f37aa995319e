import { useState } from 'react';
import type { DayPrices } from '../client/product/availability.ts';
import type { MonthBatch, MonthState } from '../components/calendar/calendar.model.ts';
import { Calendar } from '../components/calendar/calendar.tsx';
import { giftDayState, giftLegend } from '../components/calendar/gift-day.ts';
import { useTurnedMonths, type CalendarView } from '../components/calendar/use-paged-months.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import { monthsFrom, type PlainDate, type PlainMonth } from '../core/dates/plain-date.ts';
import { Days } from './booking-box.styles.ts';
import type { BookingPartProps } from './booking-parts.ts';

/** Nothing is chosen in it. */
const NO_RANGE: DateRange = {};

/** One month at a time: the box is narrow. */
const useOneMonth: CalendarView = ({ start }) => useTurnedMonths(start, 1, 3);

/** The days on which the gift can be redeemed: included, with a supplement, or not. [UPSELL-01] [CAL-33] */
export function GiftDays({
  box,
  props,
  nights,
  worth,
}: BookingPartProps & { nights: number; worth: number }) {
  const { client, chosen, stay, report } = box;
  const [today] = useState(() => box.market().date);
  const [known, setKnown] = useState<{ days: DayPrices; months: Record<PlainMonth, MonthState> }>({
    days: new Map(),
    months: {},
  });
  const load = ({ from, count }: MonthBatch) => {
    const mark = (state: MonthState, days: DayPrices = new Map()) =>
      setKnown((before) => ({
        days: new Map([...before.days, ...days]),
        months: {
          ...before.months,
          ...Object.fromEntries(monthsFrom(from, count).map((month) => [month, state])),
        },
      }));
    mark('loading');
    const asked = { month: from, length: count, pax: chosen.pax, nights, giftPrice: worth };
    client.giftDays(props.productId, asked).then(
      (found) => (found.ok ? mark('ready', found.value) : mark('failed')),
      (thrown: unknown) => {
        mark('failed');
        report(thrown);
      },
    );
  };
  const stateOf = (date: PlainDate) => giftDayState(known.days.get(date)?.status ?? 'notAvailable', stay.t);
  return (
    <Days>
      <Calendar
        range={NO_RANGE}
        today={today}
        prices={{ days: {}, months: known.months }}
        stateOf={stateOf}
        onDay={() => {}}
        onMonths={load}
        useView={useOneMonth}
        legend={giftLegend(stay.t)}
        shortcuts={[]}
        onShortcut={() => {}}
      />
    </Days>
  );
}
