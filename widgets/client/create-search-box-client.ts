import { calendarMonths } from './search/calendar-months.ts';
import { checkoutNights } from './search/checkout-nights.ts';
import { createReadTransport, type ReadTransport } from './transport/create-read-transport.ts';
import type { ClientOptions } from './transport/client-options.ts';
import { policyOf, type SearchBoxClient } from './stay-client.ts';
import { recommend, suggest } from './search/suggest.ts';

/** The calls of a search box alone, so that its bundle holds no other. */
export function createSearchBoxClient(options: ClientOptions): SearchBoxClient {
  return searchBoxCalls(createReadTransport(options));
}

/** The calls of a search box over a transport. */
export function searchBoxCalls(transport: ReadTransport): SearchBoxClient {
  return {
    suggest: (...args) => suggest(transport, ...args),
    recommend: (...args) => recommend(transport, ...args),
    checkoutNights: (...args) => checkoutNights(transport, ...args),
    calendarMonths: (...args) => calendarMonths(transport, ...args),
    ...policyOf(transport.options),
  };
}
