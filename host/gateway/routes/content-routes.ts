import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';

/** Editorial content: blocks, banners, menus, landings, ideas, static pages. */
export async function contentRoutes(_app: FastifyInstance, _parts: GatewayParts): Promise<void> {}
