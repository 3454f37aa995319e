import { useState } from 'react';
import type { DayPrices } from '@staykit/client/product/availability.ts';
import type { MonthBatch, MonthState } from '@staykit/ui/components/calendar/calendar.model.ts';
import { Calendar } from '@staykit/ui/components/calendar/calendar.tsx';
import { giftDayState, giftLegend } from '@staykit/ui/components/calendar/gift-day.ts';
import { useTurnedMonths, type CalendarView } from '@staykit/ui/components/calendar/paged-months.ts';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { monthsFrom, type PlainDate, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { Days } from '../booking-box.styles.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { LoadAgain } from '../price/load-again.tsx';

/** Nothing is chosen in it. */
const NO_RANGE: DateRange = {};

/** One month at a time: the box is narrow. */
const OneMonth: CalendarView = ({ start, children }) => children(useTurnedMonths(start, 1, 3));

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
  const hasFailed = Object.values(known.months).includes('failed');
  // The calendar asks for months of which nothing is known.
  const retry = () =>
    setKnown(({ days, months }) => ({
      days,
      months: Object.fromEntries(Object.entries(months).filter(([, state]) => state !== 'failed')),
    }));
  const stateOf = (date: PlainDate) => giftDayState(known.days.get(date)?.status ?? 'notAvailable', stay.t);
  return (
    <Days>
      {hasFailed && <LoadAgain text="booking.giftDaysFailed" onRetry={retry} />}
      <Calendar
        range={NO_RANGE}
        today={today}
        prices={{ days: {}, months: known.months }}
        stateOf={stateOf}
        onDay={() => {}}
        onMonths={load}
        View={OneMonth}
        legend={giftLegend(stay.t)}
        shortcuts={[]}
        onShortcut={() => {}}
      />
    </Days>
  );
}
