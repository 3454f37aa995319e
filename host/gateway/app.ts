import type { Server } from 'node:http';
import fastify, { type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { CALLS } from '../../widgets/contract/calls.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from './plugins/answer-errors.ts';
import { answerSerializer } from './plugins/answer-serializer.ts';
import { frontDoor } from './plugins/front-door.ts';
import { GatewayError } from './plugins/gateway-error.ts';
import { health } from './plugins/health.ts';
import { keepAnswers } from './plugins/keep-answers.ts';
import { limitRate } from './plugins/limit-rate.ts';
import { logUnknownParams } from './plugins/log-unknown-params.ts';
import { openapi } from './plugins/openapi.ts';
import { openToOtherSites } from './plugins/open-to-other-sites.ts';
import { serverOptions } from './plugins/server-options.ts';
import { createProcessStore } from './shared-store/process-store.ts';
import { autocompleteRoutes } from './routes/autocomplete.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { bannerRoutes } from './routes/content-banners.ts';
import { contentPageRoutes } from './routes/content-pages.ts';
import { MOUNTS } from './routes/declare.ts';
import { detailRoutes } from './routes/detail.ts';
import { facetRoutes } from './routes/facets.ts';
import { boxRoutes } from './routes/boxes.ts';
import { giftOfferRoutes } from './routes/gift-offers.ts';
import { giftDeliveryRoutes } from './routes/gift-delivery.ts';
import { giftSaleRoutes } from './routes/gift-sales.ts';
import { imageRoutes } from './routes/images.ts';
import { offerRoutes } from './routes/offers.ts';
import { packageRoutes } from './routes/packages.ts';
import { productActivityRoutes } from './routes/product-activities.ts';
import { productHotelRoutes } from './routes/product-hotels.ts';
import { productOfferRoutes } from './routes/product-offers.ts';
import { productRedeemRoutes } from './routes/product-redeem.ts';
import { productReviewRoutes } from './routes/product-reviews.ts';
import { quoteRoutes } from './routes/quotes.ts';
import { paymentMethodRoutes } from './routes/payment-methods.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { bookingMoveRoutes } from './routes/booking-moves.ts';
import { visitorRoutes } from './routes/visitor-routes.ts';

/**
 * The API behind the contract, as a plugin with hooks of its own: `app.register(gateway, parts)`. The server that it
 * is registered on should be made with `serverOptions()`.
 */
export async function gateway(app: FastifyInstance, given: GatewayParts): Promise<void> {
  const parts = { sharedStore: createProcessStore(), ...given };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);
  answerErrors(app);
  await openToOtherSites(app, parts.trusted);
  logUnknownParams(app, CALLS);
  await limitRate(app, parts);
  await keepAnswers(app, parts);
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
    boxRoutes,
    giftOfferRoutes,
    giftDeliveryRoutes,
    giftSaleRoutes,
    bannerRoutes,
    contentPageRoutes,
    visitorRoutes,
  ]) {
    routes(app, parts);
  }
  for (const mount of new Set(Object.values(MOUNTS))) {
    // The rest of the origin belongs to pages.
    if (mount === '') continue;
    app.all(`${mount}/*`, { schema: { hide: true } }, async ({ method, url }) => {
      throw new GatewayError('NOT_FOUND', `There is no call ${method} ${url.split('?')[0]}.`);
    });
  }
}

/** A server of the API alone. */
export async function createGateway(
  parts: GatewayParts,
  options: FastifyHttpOptions<Server> = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...serverOptions(), ...options }) as FastifyInstance;
  await frontDoor(app);
  await app.register(gateway, parts);
  await app.ready();
  return app;
}
