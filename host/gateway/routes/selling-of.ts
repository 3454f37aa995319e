import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import type { Selling } from '../selling/selling.ts';

/** What sells; a gateway without it answers 503. */
export function sellingOf({ selling }: GatewayParts): Selling {
  if (!selling) throw new GatewayError('UNAVAILABLE', 'This gateway does not sell.');
  return selling;
}
