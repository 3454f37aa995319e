import type { GatewayParts } from '../gateway-parts.ts';
import { NotConfiguredError } from '../plugins/not-configured-error.ts';
import type { Selling } from '../selling/selling.ts';

/** What sells; a gateway without it answers 501. */
export function sellingOf({ selling }: GatewayParts): Selling {
  if (!selling) throw new NotConfiguredError('selling', 'This gateway does not sell.');
  return selling;
}
