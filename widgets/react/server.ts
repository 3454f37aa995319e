/*
 * `@staykit/widgets/server`: what a server calls. Nothing here needs React, so that server components may import it.
 */
export { fillElements } from '@staykit/elements/print/fill-elements.ts';
export type { FillElementsOptions } from '@staykit/elements/print/fill-elements.ts';
export { renderElement } from '@staykit/elements/print/render-element.ts';
export type {
  ElementAttributes,
  RenderElementOptions,
  WidgetName,
} from '@staykit/elements/print/render-element.ts';
export { preloadProduct, preloadResults, preloadReviews } from './preload.ts';
export type { PreloadOptions, ResultsPreload } from './preload.ts';
export { createClient } from '@staykit/client/create-client.ts';
export type { ClientOptions } from '@staykit/client/transport/client-options.ts';
export type { StayClient } from '@staykit/client/stay-client.ts';
export { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
export { createReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
