import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { createReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import { isPublished, type BookedProduct } from '@staykit/core/offer/product.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import type { ElementSettings } from '@staykit/element-spec/stay-events.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from '@staykit/values/market/locale.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { GivenCriteria } from './widget-props.ts';
import { searchOffers } from '@staykit/widgets/results-grid/search/offer-search.ts';
import type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
import { FIRST_SORT } from '@staykit/widgets/reviews/reviews-state.ts';

/** Whom a server asks, and for whom. */
export interface PreloadOptions {
  /** Origin of the shop: `https://shop.example`. */
  api: string;
  /** `fr_FR` by default. */
  locale?: Locale;
  /** Minisite id of the partner. */
  partner?: number;
  /** Kind of sale. Default: `booking`. */
  flow?: SearchFlow;
  /** Options of the calls: base addresses, time-outs, retries. */
  settings?: ElementSettings;
  /** Stands in for the machine's `fetch`. */
  fetch?: ClientOptions['fetch'];
  /** Ends the calls. */
  signal?: AbortSignal;
}

/** Which results a server asks for; the same as the props of the grid. */
export interface ResultsPreload {
  /** As in the address, `city=75&a=2`, or an object with the same keys. */
  criteria?: GivenCriteria;
  /** Offers on a page. Default: 20. */
  pageSize?: number;
}

const clientOptions = ({ api, locale, partner, settings, fetch }: PreloadOptions): ClientOptions => ({
  ...settings,
  api: `${api.replace(/\/$/, '')}/api`,
  locale: locale ?? DEFAULT_LOCALE,
  ...(partner !== undefined && { minisite: partner }),
  ...(fetch && { fetch }),
});
const callOptions = ({ signal }: PreloadOptions) => ({ ...(signal && { signal }) });

/**
 * The first page of a search, for `<ResultsGrid initial={…}>`: rendered on the server, asked for no second time.
 * @throws StayError `BAD_REQUEST` for criteria that cannot be read, and the codes of the API
 */
export async function preloadResults(
  { criteria, pageSize = SEARCH_PAGE_SIZE }: ResultsPreload,
  options: PreloadOptions,
): Promise<InitialResults> {
  const { flow = 'booking' } = options;
  const read = criteria === undefined ? { criteria: emptyCriteria(flow) } : statedCriteria(criteria, flow);
  if (!read.criteria) throw new StayError('BAD_REQUEST', `preloadResults: criteria${read.told ?? ''}`);
  const client = createResultsClient(clientOptions(options));
  const page = await searchOffers(client, read.criteria, { ...callOptions(options), size: pageSize });
  return { page, criteria: read.criteria };
}

/**
 * A stay, for `<BookingBox product={…}>`.
 * @throws StayError `NOT_FOUND` for one that is not sold, and the codes of the API
 */
export async function preloadProduct(productId: string, options: PreloadOptions): Promise<BookedProduct> {
  const client = createBookingBoxClient(clientOptions(options));
  const criteria = emptyCriteria(options.flow ?? 'booking');
  const product = await client.productDetail(productId, criteria, callOptions(options));
  if (!isPublished(product))
    throw new StayError('NOT_FOUND', `preloadProduct: offer ${productId} is no longer sold`);
  return product;
}

/** The newest reviews of a hotel, for `<Reviews initial={…}>`. Rejects with the codes of the API. */
export function preloadReviews(hotelId: string, options: PreloadOptions): Promise<ReadReviews> {
  const client = createReviewsClient(clientOptions(options));
  return client.reviews(hotelId, { page: 0, sort: FIRST_SORT }, callOptions(options));
}
