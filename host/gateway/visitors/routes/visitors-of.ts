import type { GatewayParts } from '../../gateway-parts.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import type { Visitors } from '../open-visitors.ts';

/** The visitor services; 501 without them. */
export function visitorsOf({ visitors }: GatewayParts): Visitors {
  if (!visitors) throw new NotConfiguredError('visitors', 'This gateway has no visitor accounts or forms.');
  return visitors;
}
