import { useState } from 'react';
import { paidDay } from '../../../widgets/booking-box/paid-day.ts';
import {
  stateOfDay,
  type CalendarPrices,
  type MonthBatch,
  type MonthState,
} from '../../../widgets/components/calendar/calendar.model.ts';
import { HOTEL_MONTHS } from '../../../widgets/client/product/availability.ts';
import { DaysPanel } from '../../../widgets/components/calendar/days-panel.tsx';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import { paxText } from '../../../widgets/components/travellers/pax-text.ts';
import { TravellersPanel as Frame } from '../../../widgets/components/travellers/travellers-panel.tsx';
import { Travellers } from '../../../widgets/components/travellers/travellers.tsx';
import type { DateRange } from '../../../widgets/core/dates/date-range.ts';
import { addMonths, monthOf, monthsFrom, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import {
  dayState,
  ORDER_TIME_LIMIT_HOURS,
  type Availability,
} from '../../../widgets/core/dates/selectable-days.ts';
import { marketOf } from '../../../widgets/core/market/locale.ts';
import { mayBegin, stayLimits } from '../../../widgets/core/offer/stay-limits.ts';
import { formatMoney, perNight } from '../../../widgets/core/price/money.ts';
import { without } from '../../../widgets/core/search/without.ts';
import type { HotelPartProps } from './hotel-parts.ts';
import type { HotelTools } from './use-hotel-stay.ts';

const NO_PRICES: CalendarPrices = { days: {}, months: {} };

/**
 * The days of a hotel: the first press is the arrival, a later day the departure, any other begins anew. The days count
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
    <DaysPanel
      range={range}
      today={now.date}
      prices={known}
      stateOf={stateOf}
      onRange={pick}
      onMonths={load}
      legend={paidBy?.legend}
      note={t(paidBy && !arrival ? 'hotel.giftDays' : 'hotel.nightPrices', {
        people: paxText(stay.pax, t),
      })}
      onValidate={hotel.confirmDates}
    />
  );
}

/** Who travels. It counts when the panel closes. [HOTEL-06] */
export function TravellersPanel({ hotel: { stay, draft, setDraft, open } }: HotelPartProps) {
  return (
    <Frame onDone={() => open()}>
      <Travellers pax={draft ?? stay.pax} onChange={setDraft} />
    </Frame>
  );
}
