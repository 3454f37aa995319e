import { calendarMonths } from './calendar-months.ts';
import { checkoutNights } from './checkout-nights.ts';
import { createReadTransport, type ReadTransport } from './create-read-transport.ts';
import type { ClientOptions } from './create-transport.ts';
import { policyOf, type SearchBoxClient } from './stay-client.ts';
import { recommend, suggest } from './suggest.ts';

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
