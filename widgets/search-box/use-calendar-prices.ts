import { useMemo, useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import type { CalendarPrices, MonthBatch, MonthState } from '../components/calendar/calendar.model.ts';
import { monthsFrom, type PlainMonth } from '../core/dates/plain-date.ts';
import type { Availability } from '../core/dates/selectable-days.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';

/** Prices by day for the present criteria, the way to ask for more, and to ask again for what failed. */
export type CalendarPricesState = readonly [
  prices: CalendarPrices,
  load: (batch: MonthBatch) => void,
  forgetFailed: () => void,
];

/** Writes down what became of some months. */
function mark(
  prices: CalendarPrices,
  months: readonly PlainMonth[],
  state: MonthState,
  found?: Availability,
) {
  Object.assign(prices.days, found);
  for (const month of months) prices.months[month] = state;
}

/** Takes out the months that failed, so that they are asked for again. */
function forgetFailed({ months }: CalendarPrices) {
  for (const month of Object.keys(months)) if (months[month] === 'failed') delete months[month];
}

/** Fetches months of prices, each once; other travellers or another place mean other prices. [API-27] */
export function useCalendarPrices(
  client: SearchBoxClient,
  criteria: SearchCriteria,
  onError: (thrown: unknown) => void,
): CalendarPricesState {
  const { flow, pax, location, hotelId, lat, lng, distanceMax, theme } = criteria;
  const key = JSON.stringify([flow, pax, location, hotelId, lat, lng, distanceMax, theme]);
  const [, redraw] = useState({});
  // A late answer is written where its question stood, which nobody shows any more once the criteria are others.
  const prices = useMemo<CalendarPrices>(() => ({ days: {}, months: {} }), [key]);

  const load = ({ from, count }: MonthBatch) => {
    const months = monthsFrom(from, count);
    const tell = (state: MonthState, found?: Availability) => {
      mark(prices, months, state, found);
      redraw({});
    };
    tell('loading');
    client.calendarMonths({ from, count, criteria }).then(
      (found) => tell('ready', found),
      (thrown: unknown) => {
        tell('failed');
        onError(thrown);
      },
    );
  };
  return [prices, load, () => forgetFailed(prices)];
}
