import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { boxRoutes } from './boxes.ts';
import { giftDeliveryRoutes } from './gift-delivery.ts';
import { giftOfferRoutes } from './gift-offers.ts';
import { giftSaleRoutes } from './gift-sales.ts';

/** Boxes, vouchers, gift cards and redeeming. */
export async function giftRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  boxRoutes(app, parts);
  giftOfferRoutes(app, parts);
  giftDeliveryRoutes(app, parts);
  giftSaleRoutes(app, parts);
}
