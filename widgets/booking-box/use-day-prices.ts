import { useMemo, useState } from 'react';
import type { CalendarPrices, MonthBatch, MonthState } from '../components/calendar/calendar.model.ts';
import type { DayPrices } from '../client/product/availability.ts';
import { monthsFrom } from '../core/dates/plain-date.ts';
import type { Availability } from '../core/dates/selectable-days.ts';
import type { Locale } from '../core/market/locale.ts';
import { mayBegin, type StayLimits } from '../core/offer/stay-limits.ts';
import { formatMoney, wholeUnits } from '../core/price/money.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import type { BookingBoxState } from './use-booking-box.ts';

/** What a stay of the product's own length costs by day of arrival, as far as a partner's limits let one begin. [BOOKING-19] [MINISITE-27] */
export function toAvailability(days: DayPrices, locale: Locale, limits?: StayLimits): Availability {
  const sold = [...days.values()].filter(({ day }) => mayBegin(day, limits));
  return Object.fromEntries(
    sold.map(({ day, displayTotalPrice, minLos }) => [
      day,
      {
        price: formatMoney(displayTotalPrice, locale),
        amount: wholeUnits(displayTotalPrice),
        total: displayTotalPrice,
        minLos,
      },
    ]),
  );
}

/** Fetches months of prices, each once; other travellers or another offer mean other prices. [BOOKING-15] [BOOKING-19] */
export function useDayPrices(
  { client, chosen, product, stay }: BookingBoxState,
  { productId, limits }: Pick<BookingBoxProps, 'productId' | 'limits'>,
  report: (thrown: unknown) => void,
): readonly [prices: CalendarPrices, load: (batch: MonthBatch) => void] {
  const { pax, offerId = productId } = chosen;
  const nights = product?.nights ?? 1;
  const key = JSON.stringify([offerId, nights, pax]);
  const [, redraw] = useState({});
  // A late answer is written where its question stood, which nobody shows any more once the criteria are others.
  const prices = useMemo<CalendarPrices>(() => ({ days: {}, months: {} }), [key]);

  const load = ({ from, count }: MonthBatch) => {
    const mark = (state: MonthState, found?: Availability) => {
      Object.assign(prices.days, found);
      for (const month of monthsFrom(from, count)) prices.months[month] = state;
      redraw({});
    };
    mark('loading');
    const asked = { month: from, length: count, pax, nights, giftPrice: 0, multiOffer: false };
    client.giftDays(offerId, asked).then(
      (days) => (days.ok ? mark('ready', toAvailability(days.value, stay.locale, limits)) : mark('failed')),
      (thrown: unknown) => {
        mark('failed');
        report(thrown);
      },
    );
  };
  return [prices, load];
}
