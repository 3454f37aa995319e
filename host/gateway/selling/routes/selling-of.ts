import type { GatewayParts } from '../../gateway-parts.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import type { Selling } from '../selling.ts';

/** The selling part; 501 without one. */
export function sellingOf({ selling }: GatewayParts): Selling {
  if (!selling) throw new NotConfiguredError('selling', 'This gateway does not sell.');
  return selling;
}
