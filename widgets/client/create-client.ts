import { offerNights } from './search/checkout-nights.ts';
import { resultsCalls } from './create-results-client.ts';
import { searchBoxCalls } from './create-search-box-client.ts';
import type { ClientOptions } from './transport/client-options.ts';
import { createTransport } from './transport/create-transport.ts';
import type { StayClient } from './stay-client.ts';

/** A client with every call. */
export function createClient(options: ClientOptions): StayClient {
  const transport = createTransport(options);
  return {
    ...searchBoxCalls(transport),
    ...resultsCalls(transport),
    offerNights: (...args) => offerNights(transport, ...args),
  };
}
