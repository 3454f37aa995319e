import type { GatewayParts } from '../gateway-parts.ts';
import { NotConfiguredError } from '../plugins/not-configured-error.ts';
import type { Visitors } from '../visitors/open-visitors.ts';

/** What visitors leave, or the refusal of a gateway that keeps nothing. */
export function visitorsOf({ visitors }: GatewayParts): Visitors {
  if (!visitors) throw new NotConfiguredError('visitors', 'This gateway keeps nothing of visitors.');
  return visitors;
}
