import type { Locale } from '@staykit/values/market/locale.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';
import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import { getReviews } from '../calls/get-reviews.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import { valueOr } from './outcome.ts';
import type { ReviewSettings } from './review-settings.ts';

/** Which reviews are wanted; what is left out is not sent. [SAPI-07] */
export interface ReviewChoice {
  /** Counted from 0; sent as counted from REVIEWS_FIRST_PAGE. */
  page?: number;
  /** The chosen language; all languages without it. */
  locale?: Locale;
  sort?: ReviewSort;
}

/** A page of reviews with its details, of which there may be none. [SAPI-08] */
export type ReadReviews = ReviewPage & Required<Pick<ReviewPage, 'details'>>;

/** GET /hotel/{hotelId}/reviews.json. [SAPI-07] [SAPI-08] */
export async function reviews(
  transport: Transport,
  { client, reviews: { languageFallback, firstPage } }: ReviewSettings,
  hotelId: string,
  { page, locale, sort }: ReviewChoice = {},
  call?: CallOptions,
): Promise<ReadReviews> {
  const fallback = locale === undefined ? languageFallback.allLanguages : languageFallback.chosenLanguage;
  const answer = await transport.send(
    getReviews,
    {
      hotelId,
      client,
      withOtherLanguageFallback: fallback,
      page: page === undefined ? undefined : page + firstPage,
      locale,
      sort,
    },
    call,
  );
  return { details: [], ...answer };
}

/** The reviews of a product page, or nothing: after a failure and for an empty list the block is hidden. [PAPI-32] */
export async function reviewBlock(
  transport: Transport,
  settings: ReviewSettings,
  hotelId: string,
  call?: CallOptions,
): Promise<ReadReviews | undefined> {
  const page = await valueOr(reviews(transport, settings, hotelId, {}, call), undefined);
  return page && page.list.length > 0 ? page : undefined;
}
