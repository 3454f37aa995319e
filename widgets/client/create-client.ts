import { offerNights } from './checkout-nights.ts';
import { listCalls } from './create-results-client.ts';
import { searchBoxCalls } from './create-search-box-client.ts';
import { createTransport, type ClientOptions } from './create-transport.ts';
import { laterResultsCalls } from './later-results-calls.ts';
import type { StayClient } from './stay-client.ts';

/** A client with every call. */
export function createClient(options: ClientOptions): StayClient {
  const transport = createTransport(options);
  return {
    ...searchBoxCalls(transport),
    ...listCalls(transport),
    ...laterResultsCalls(transport),
    offerNights: (...args) => offerNights(transport, ...args),
  };
}
