import type { FastifyInstance } from 'fastify';
import { getReviews } from '@staykit/contract/product/reviews.ts';
import { REVIEWS_FIRST_PAGE } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { CatalogueLanguage } from '../../catalogue/records.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { reviewPageOf } from '../review-page.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';
import { hotelOf } from './product-hotels.ts';

/** GET hotel/{hotelId}/reviews.json, from the database. [SAPI-07] [PAPI-32] */
export function productReviewRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getReviews, ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const { reviews } = parts;
    if (!reviews) throw new NotConfiguredError('reviews', 'This gateway has no reviews.');
    return reviewPageOf(
      hotelOf(params.hotelId, context),
      {
        page: Number(query.page ?? REVIEWS_FIRST_PAGE) - REVIEWS_FIRST_PAGE,
        sort: (query.sort as ReviewSort | undefined) ?? 'DATE_DESC',
        fallback: query.withOtherLanguageFallback === 'true',
        // Without a locale: reviews in all languages.
        ...(query.locale !== undefined && { language: query.locale.slice(0, 2) as CatalogueLanguage }),
      },
      reviews,
      context.facts,
    );
  });
}
