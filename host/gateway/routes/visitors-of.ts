import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import type { Visitors } from '../visitors/open-visitors.ts';

/** What visitors leave, or the refusal of a gateway that keeps nothing. */
export function visitorsOf({ visitors }: GatewayParts): Visitors {
  if (!visitors) throw new GatewayError('UNAVAILABLE', 'This gateway keeps nothing of visitors.');
  return visitors;
}
