import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';

/** Quotes, bookings and payment. */
export async function sellingRoutes(_app: FastifyInstance, _parts: GatewayParts): Promise<void> {}
