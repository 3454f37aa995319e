import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { bookingMoveRoutes } from './booking-moves.ts';
import { bookingRoutes } from './bookings.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { quoteRoutes } from './quotes.ts';

/** Quotes, bookings and payment. */
export async function sellingRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  quoteRoutes(app, parts);
  paymentMethodRoutes(app, parts);
  bookingRoutes(app, parts);
  bookingMoveRoutes(app, parts);
}
