import type { Server } from 'node:http';
import fastify, { type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { CALLS } from '@staykit/contract/calls.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { errorHandler } from './errors/error-handler.ts';
import { responseSerializer } from './http/response-serializer.ts';
import { requestGuard } from './http/request-guard.ts';
import { GatewayError } from './errors/gateway-error.ts';
import { health } from './http/health.ts';
import { cacheResponses } from './response-cache/cache-responses.ts';
import { limitRate } from './http/limit-rate.ts';
import { logUnknownParams } from './http/log-unknown-params.ts';
import { openapi } from './openapi/openapi.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { serverOptions } from './http/server-options.ts';
import { createMemoryStore } from './shared-store/memory-store.ts';
import { autocompleteRoutes } from './search/routes/autocomplete.ts';
import { calendarRoutes } from './products/routes/calendar.ts';
import { bannerRoutes } from './content/routes/content-banners.ts';
import { contentPageRoutes } from './content/routes/content-pages.ts';
import { MOUNTS } from './http/declare.ts';
import { detailRoutes } from './products/routes/detail.ts';
import { facetRoutes } from './search/routes/facets.ts';
import { boxRoutes } from './gifts/routes/boxes.ts';
import { giftOfferRoutes } from './gifts/routes/gift-offers.ts';
import { giftDeliveryRoutes } from './gifts/routes/gift-delivery.ts';
import { giftSaleRoutes } from './gifts/routes/gift-sales.ts';
import { imageRoutes } from './images/image-routes.ts';
import { offerRoutes } from './search/routes/offers.ts';
import { packageRoutes } from './search/routes/packages.ts';
import { productActivityRoutes } from './products/routes/product-activities.ts';
import { productHotelRoutes } from './products/routes/product-hotels.ts';
import { productOfferRoutes } from './products/routes/product-offers.ts';
import { productRedeemRoutes } from './products/routes/product-redeem.ts';
import { productReviewRoutes } from './products/routes/product-reviews.ts';
import { quoteRoutes } from './selling/routes/quotes.ts';
import { paymentMethodRoutes } from './selling/routes/payment-methods.ts';
import { invoiceRoutes } from './payment/routes/invoices.ts';
import { paymentRoutes } from './payment/routes/payments.ts';
import { bookingRoutes } from './selling/routes/bookings.ts';
import { bookingMoveRoutes } from './selling/routes/booking-moves.ts';
import { inventoryRoutes } from './catalogue/inventory/routes/inventory.ts';
import { visitorRoutes } from './visitors/routes/visitor-routes.ts';

/**
 * The API behind the contract, as a plugin with hooks of its own: `app.register(gateway, parts)`. The server that it
 * is registered on should be made with `serverOptions()`.
 */
export async function gateway(app: FastifyInstance, given: GatewayParts): Promise<void> {
  const parts = { sharedStore: createMemoryStore(), ...given };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializer);
  errorHandler(app);
  await crossOrigin(app, parts.trusted);
  logUnknownParams(app, CALLS);
  await app.register(limitRate, parts);
  await cacheResponses(app, parts);
  await openapi(app);
  health(app, parts);
  for (const routes of [
    offerRoutes,
    packageRoutes,
    facetRoutes,
    autocompleteRoutes,
    calendarRoutes,
    detailRoutes,
    imageRoutes,
    productActivityRoutes,
    productHotelRoutes,
    productOfferRoutes,
    productRedeemRoutes,
    productReviewRoutes,
    quoteRoutes,
    paymentMethodRoutes,
    bookingRoutes,
    bookingMoveRoutes,
    paymentRoutes,
    invoiceRoutes,
    boxRoutes,
    giftOfferRoutes,
    giftDeliveryRoutes,
    giftSaleRoutes,
    bannerRoutes,
    contentPageRoutes,
    visitorRoutes,
    inventoryRoutes,
  ]) {
    routes(app, parts);
  }
  for (const mount of new Set(Object.values(MOUNTS))) {
    // The rest of the origin belongs to pages.
    if (mount === '') continue;
    app.all(`${mount}/*`, { schema: { hide: true } }, async ({ method, url }) => {
      throw new GatewayError('NOT_FOUND', `Unknown call: ${method} ${url.split('?')[0]}.`);
    });
  }
}

/** A server of the API alone. */
export async function createGateway(
  parts: GatewayParts,
  options: FastifyHttpOptions<Server> = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...serverOptions(), ...options }) as FastifyInstance;
  await app.register(requestGuard);
  await app.register(gateway, parts);
  await app.ready();
  return app;
}
