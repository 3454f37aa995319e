import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { bannerRoutes } from './content-banners.ts';
import { contentPageRoutes } from './content-pages.ts';

/** Editorial content: blocks, banners, menus, landings, ideas, static pages. */
export async function contentRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  bannerRoutes(app, parts);
  contentPageRoutes(app, parts);
}
