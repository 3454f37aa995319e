import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { productActivityRoutes } from './product-activities.ts';
import { productHotelRoutes } from './product-hotels.ts';
import { productOfferRoutes } from './product-offers.ts';
import { productRedeemRoutes } from './product-redeem.ts';
import { productReviewRoutes } from './product-reviews.ts';

/** Product, hotel, activity, availability, room and review calls. */
export async function productRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  for (const routes of [
    productActivityRoutes,
    productHotelRoutes,
    productOfferRoutes,
    productRedeemRoutes,
    productReviewRoutes,
  ]) {
    routes(app, parts);
  }
}
