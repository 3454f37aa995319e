import { activities } from './product/activities.ts';
import type { ClientOptions } from './transport/client-options.ts';
import { createTransport, type Transport } from './transport/create-transport.ts';
import { detail } from './product/detail.ts';
import { facets } from './search/facets.ts';
import { offers } from './search/offers.ts';
import { packages } from './search/packages.ts';
import { policyOf, type ResultsClient } from './stay-client.ts';

/** The calls of a results grid alone, so that its bundle holds no other. */
export const createResultsClient = (options: ClientOptions): ResultsClient =>
  resultsCalls(createTransport(options));

/** The calls of a results grid over a transport. */
export function resultsCalls(transport: Transport): ResultsClient {
  return {
    offers: (...args) => offers(transport, ...args),
    facets: (...args) => facets(transport, ...args),
    packages: (...args) => packages(transport, ...args),
    detail: (...args) => detail(transport, ...args),
    activities: (...args) => activities(transport, ...args),
    ...policyOf(transport.options),
  };
}
