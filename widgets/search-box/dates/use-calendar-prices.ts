import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { useMonthPrices, type MonthPrices } from '@staykit/ui/components/calendar/use-month-prices.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** Months of prices; other travellers or another place mean other prices. [API-27] */
export function useCalendarPrices(
  client: SearchBoxClient,
  criteria: SearchCriteria,
  onError: (thrown: unknown) => void,
): MonthPrices {
  const { flow, pax, location, hotelId, lat, lng, distanceMax, theme } = criteria;
  const key = JSON.stringify([flow, pax, location, hotelId, lat, lng, distanceMax, theme]);
  return useMonthPrices(
    key,
    ({ from, count }) => client.calendarMonths({ from, count, criteria }),
    onError,
    client.failurePolicy?.months,
  );
}
