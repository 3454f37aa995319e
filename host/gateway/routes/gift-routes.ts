import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';

/** Boxes, vouchers, gift cards and redeeming. */
export async function giftRoutes(_app: FastifyInstance, _parts: GatewayParts): Promise<void> {}
