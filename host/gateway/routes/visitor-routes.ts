import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';

/** Contact, analytics, experiments, reports, wishlist and account. */
export async function visitorRoutes(_app: FastifyInstance, _parts: GatewayParts): Promise<void> {}
