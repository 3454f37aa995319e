import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import { placeParams } from '@staykit/core/search/address/place-params.ts';
import { getCalendarMonths } from '../calls/get-calendar-months.generated.ts';
import type { ReadTransport } from '../transport/create-read-transport.ts';
import type { CallOptions, MonthRequest } from '../stay-client.ts';

/** The request of further calendar months: prices of a night by day, whatever dates are chosen. [API-27] */
export function calendarMonths(
  transport: ReadTransport,
  { from, count, criteria }: MonthRequest,
  call?: CallOptions,
): Promise<Availability> {
  const { locale } = transport.options;
  const { flow, pax } = criteria;
  return transport.send(
    getCalendarMonths,
    { locale, flow, ...pax, ...placeParams(criteria), month: from, count },
    call,
  );
}
