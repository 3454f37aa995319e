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

/** Prices by day for the present criteria, the way to ask for more, and to ask again for what failed. */
export type CalendarPricesState = readonly [
  prices: CalendarPrices,
  load: (batch: MonthBatch) => void,
  forgetFailed: () => void,
];

/** Fetches months of prices, each once; other travellers or another place mean other prices. [API-27] */
export function useCalendarPrices(
  client: SearchBoxClient,
  criteria: SearchCriteria,
  onError: (thrown: unknown) => void,
): CalendarPricesState {
  const { flow, pax, location, hotelId, lat, lng, distanceMax, theme } = criteria;
  const key = JSON.stringify([flow, pax, location, hotelId, lat, lng, distanceMax, theme]);
  const nothing = { key, days: {}, months: {} };
  const latest = useRef(key);
  latest.current = key;
  const [known, setKnown] = useState(nothing);
  const present = (state: typeof known) => (state.key === key ? state : nothing);

  const load = (batch: MonthBatch) => {
    const add = (state: MonthState, found?: Availability) => {
      if (latest.current !== key) return;
      setKnown((before) => {
        const { days, months } = present(before);
        const told = monthsFrom(batch.from, batch.count).map((month) => [month, state]);
        return { key, days: { ...days, ...found }, months: { ...months, ...Object.fromEntries(told) } };
      });
    };
    add('loading');
    client.calendarMonths({ ...batch, criteria }).then(
      (days) => add('ready', days),
      (thrown: unknown) => {
        add('failed');
        onError(thrown);
      },
    );
  };
  const forgetFailed = () =>
    setKnown((before) => {
      const kept = Object.entries(before.months).filter(([, state]) => state !== 'failed');
      return { ...before, months: Object.fromEntries(kept) };
    });
  return [present(known), load, forgetFailed];
}
