import { activities } from './activities.ts';
import type { Transport } from './create-transport.ts';
import { detail } from './detail.ts';
import { packages } from './packages.ts';
import type { ResultsClient } from './stay-client.ts';

/** The calls of a results grid that a list of stays does without: the map, the drawer of a hotel, activities. */
export function laterResultsCalls(
  transport: Transport,
): Pick<ResultsClient, 'packages' | 'detail' | 'activities'> {
  return {
    packages: (...args) => packages(transport, ...args),
    detail: (...args) => detail(transport, ...args),
    activities: (...args) => activities(transport, ...args),
  };
}
