import { StayError } from '../core/errors/catalogue.ts';
import { createTransport, type ClientOptions, type Transport } from './create-transport.ts';
import { facets } from './facets.ts';
import { offers } from './offers.ts';
import { policyOf, type ResultsClient } from './stay-client.ts';

/** The calls of a results grid alone, so that its bundle holds no other. Some are fetched when they are first made. */
export function createResultsClient(options: ClientOptions): ResultsClient {
  const transport = createTransport(options);
  const later = async () => {
    try {
      return (await import('./later-results-calls.ts')).laterResultsCalls(transport);
    } catch (thrown) {
      const error = new StayError('NETWORK', `later-results-calls was not reached: ${String(thrown)}`);
      options.onError?.(error);
      throw error;
    }
  };
  return {
    ...listCalls(transport),
    packages: async (...args) => (await later()).packages(...args),
    detail: async (...args) => (await later()).detail(...args),
    activities: async (...args) => (await later()).activities(...args),
  };
}

/** The calls of a list of stays over a transport. */
export function listCalls(transport: Transport): Pick<ResultsClient, 'offers' | 'facets' | 'failurePolicy'> {
  return {
    offers: (...args) => offers(transport, ...args),
    facets: (...args) => facets(transport, ...args),
    ...policyOf(transport.options),
  };
}
