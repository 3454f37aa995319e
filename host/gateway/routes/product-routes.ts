import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';

/** Product, hotel, activity, availability, room and review calls. */
export async function productRoutes(_app: FastifyInstance, _parts: GatewayParts): Promise<void> {}
