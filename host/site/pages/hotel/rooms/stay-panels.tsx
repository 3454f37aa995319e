import { useState } from 'react';
import { LoadAgain } from '@staykit/widgets/booking-box/price/load-again.tsx';
import { paidDay } from '@staykit/widgets/booking-box/price/paid-day.ts';
import {
  stateOfDay,
  type CalendarPrices,
  type MonthBatch,
  type MonthState,
} from '@staykit/ui/components/calendar/calendar.model.ts';
import { HOTEL_MONTHS } from '@staykit/client/product/availability.ts';
import { DatesPanel as Panel } from '@staykit/ui/components/calendar/dates-panel.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { ProductMonths } from '@staykit/ui/components/calendar/product-months.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { TravellersPanel as Frame } from '@staykit/ui/components/travellers/travellers-panel.tsx';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { addMonths, monthOf, monthsFrom, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { dayState, ORDER_TIME_LIMIT_HOURS, type Availability } from '@staykit/core/dates/selectable-days.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { mayBegin, stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { formatMoney, perNight } from '@staykit/core/price/money.ts';
import { without } from '@staykit/core/search/without.ts';
import type { HotelPartProps } from './hotel-part-props.ts';
import type { HotelTools } from './use-hotel-stay.ts';

const NO_PRICES: CalendarPrices = { days: {}, months: {} };

/**
 * The days of a hotel: the first press is the arrival, a later day the departure, any other begins again. The days count
 * at once; Validate closes the calendar. [HOTEL-10] [HOTEL-11] [HOTEL-12] [HOTEL-14]
 */
export function DatesPanel({ hotel, data, tools }: HotelPartProps & { tools: HotelTools }) {
  const { t, locale } = useStay();
  const { stay, change } = hotel;
  const { paidBy } = tools;
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const [now] = useState(hotel.market);
  const [known, setKnown] = useState(NO_PRICES);
  const [range, setRange] = useState<DateRange>(() => {
    const { checkin, checkout, night } = stay;
    return checkin && checkout && night ? { checkin, checkout, night } : {};
  });

  const orderTimeLimitHours = ORDER_TIME_LIMIT_HOURS[marketOf(locale)];

  /** The year from this month on comes with one call, whichever of its months is seen; what is behind it with another. [BOOKING-15] */
  const load = ({ from }: MonthBatch) => {
    const thisMonth = monthOf(now.date);
    const start = from < addMonths(thisMonth, HOTEL_MONTHS) ? thisMonth : from;
    const mark = (state: MonthState, days: Availability = {}) =>
      setKnown((before) => ({
        days: { ...before.days, ...days },
        months: {
          ...before.months,
          ...Object.fromEntries(monthsFrom(start, HOTEL_MONTHS).map((month) => [month, state])),
        },
      }));
    mark('loading');
    tools.client.hotelDays(data.hotelId, { month: start, length: HOTEL_MONTHS, pax: stay.pax }).then(
      (found) => {
        if (!found.ok) return mark('failed');
        const days = [...found.value.values()].map(({ day, displayTotalPrice, minLos }) => {
          const amount = perNight(displayTotalPrice, minLos);
          const price = formatMoney(100 * amount, locale);
          return [day, { price, amount, total: displayTotalPrice, minLos }] as const;
        });
        mark('ready', Object.fromEntries(days));
      },
      (error: unknown) => {
        mark('failed');
        tools.onError?.(error);
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
  const pick = (next: DateRange) => {
    setRange(next);
    // Half a stay is none: the days that count stay until there are others, or none. [HOTEL-13]
    if (next.checkout || !next.checkin) change({ ...without(stay, 'checkin', 'checkout', 'night'), ...next });
  };
  /** The day of arrival, while the departure is still to be chosen. */
  const arrival = !range.checkout && range.checkin;
  const stateOf = (date: PlainDate) => {
    const departs = arrival && date > arrival;
    const state = stateOfDay(
      date,
      known,
      (availability) =>
        dayState(date, { now, availability, orderTimeLimitHours, ...(arrival && { checkin: arrival }) })
          .reason ?? (departs || mayBegin(date, stayLimits(data.terms)) ? undefined : 'unavailable'),
    );
    return departs ? state : paidDay(state, known.days[date], paidBy);
  };
  return (
    <Panel
      range={range}
      today={now.date}
      prices={known}
      stateOf={stateOf}
      onRange={pick}
      onMonths={load}
      View={ProductMonths}
      legend={paidBy?.legend}
      note={t(paidBy && !arrival ? 'hotel.giftDays' : 'hotel.nightPrices', {
        people: paxText(stay.pax, t),
      })}
      flexible={hasFailed && <LoadAgain text="errors.noAvailability" onRetry={retry} />}
      onValidate={hotel.confirmDates}
    />
  );
}

/** Who travels. It counts when the panel closes. [HOTEL-06] */
export function TravellersPanel({ hotel: { stay, draft, setDraft, open } }: HotelPartProps) {
  return <Frame pax={draft ?? stay.pax} onChange={setDraft} onDone={() => open()} />;
}
