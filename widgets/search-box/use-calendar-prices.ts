import { useRef, useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import {
  monthsFrom,
  type CalendarPrices,
  type MonthBatch,
  type MonthState,
} from '../components/calendar/calendar.model.ts';
import type { Availability } from '../core/dates/selectable-days.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';

const NOTHING: CalendarPrices = { days: {}, months: {} };

/** Prices by day for the present criteria, and the way to ask for more. */
export interface CalendarPricesState {
  prices: CalendarPrices;
  load: (batch: MonthBatch) => void;
}

/** Fetches months of prices, each once; other travellers or another place mean other prices. [API-27] */
export function useCalendarPrices(
  client: SearchBoxClient,
  criteria: SearchCriteria,
  onError: (thrown: unknown) => void,
): CalendarPricesState {
  const { flow, pax, location, hotelId, lat, lng, distanceMax, theme } = criteria;
  const key = JSON.stringify([flow, pax, location, hotelId, lat, lng, distanceMax, theme]);
  const latest = useRef(key);
  latest.current = key;
  const [known, setKnown] = useState({ key, prices: NOTHING });
  const prices = known.key === key ? known.prices : NOTHING;

  const add = (batch: MonthBatch, state: MonthState, days?: Availability) => {
    if (latest.current !== key) return;
    const months = Object.fromEntries(monthsFrom(batch.from, batch.count).map((month) => [month, state]));
    setKnown((before) => {
      const old = before.key === key ? before.prices : NOTHING;
      return { key, prices: { days: { ...old.days, ...days }, months: { ...old.months, ...months } } };
    });
  };
  const load = (batch: MonthBatch) => {
    add(batch, 'loading');
    client.calendarMonths({ from: batch.from, count: batch.count, criteria }).then(
      (days) => add(batch, 'ready', days),
      (thrown: unknown) => {
        add(batch, 'failed');
        onError(thrown);
      },
    );
  };
  return { prices, load };
}
