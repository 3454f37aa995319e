import type { FastifyInstance } from 'fastify';
import { getReviews } from '../../../widgets/contract/reviews.ts';
import { REVIEWS_FIRST_PAGE, type ReviewSort } from '../../../widgets/core/review/review-page.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { NotConfiguredError } from '../plugins/not-configured-error.ts';
import { reviewPageOf } from '../products/review-page.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';
import { hotelOf } from './product-hotels.ts';

/** GET hotel/{hotelId}/reviews.json: the reviews live in the database. [SAPI-07] [PAPI-32] */
export function productReviewRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getReviews, ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const { reviews } = parts;
    if (!reviews) throw new NotConfiguredError('reviews', 'This gateway reads no reviews.');
    return reviewPageOf(
      hotelOf(params.hotelId, present),
      {
        page: Number(query.page ?? REVIEWS_FIRST_PAGE) - REVIEWS_FIRST_PAGE,
        sort: (query.sort as ReviewSort | undefined) ?? 'DATE_DESC',
        fallback: query.withOtherLanguageFallback === 'true',
        // Without a locale reviews of all languages are wanted.
        ...(query.locale !== undefined && { language: query.locale.slice(0, 2) as CatalogueLanguage }),
      },
      reviews,
    );
  });
}
