import { activities } from './activities.ts';
import { createTransport, type ClientOptions, type Transport } from './create-transport.ts';
import { detail } from './detail.ts';
import { facets } from './facets.ts';
import { offers } from './offers.ts';
import { packages } from './packages.ts';
import type { ResultsClient } from './stay-client.ts';

/** The calls of a results grid alone, so that its bundle holds no other. */
export function createResultsClient(options: ClientOptions): ResultsClient {
  return resultsCalls(createTransport(options));
}

/** The calls of a results grid over a transport. */
export function resultsCalls(transport: Transport): ResultsClient {
  return {
    offers: (...args) => offers(transport, ...args),
    facets: (...args) => facets(transport, ...args),
    packages: (...args) => packages(transport, ...args),
    detail: (...args) => detail(transport, ...args),
    activities: (...args) => activities(transport, ...args),
  };
}
