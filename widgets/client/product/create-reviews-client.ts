import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { ProductClient } from './create-product-client.ts';
import { REVIEW_SETTINGS, type ReviewSettings } from './review-settings.ts';
import { reviews } from './reviews.ts';

/** The one call of the reviews of a hotel. */
export type ReviewsClient = Pick<ProductClient, 'reviews'>;

/** The call of reviews alone, so that its bundle holds no other. */
export function createReviewsClient(
  options: ClientOptions,
  settings: ReviewSettings = REVIEW_SETTINGS,
): ReviewsClient {
  const transport = createTransport(options);
  return { reviews: (...rest) => reviews(transport, settings, ...rest) };
}
