import type { productDetail } from '@staykit/contract/product/detail.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { PriceType } from '@staykit/values/price/price-type.ts';
import type { ProgramItem } from './activity/programme.ts';

/**
 * A product: the card of its offer, and everything that its page shows. All of it but the card may be missing, so
 * that a server that knows less still serves a page. [PENTITY-16..19]
 */
export type ProductDetail = Wire<typeof productDetail>;

/** What a booking box reads of a product. */
export type BookedProduct = Pick<
  ProductDetail,
  | 'label'
  | 'sellPrice'
  | 'refPrice'
  | 'barPrice'
  | 'priceType'
  | 'nights'
  | 'nbRooms'
  | 'checkin'
  | 'cancellationPolicy'
  | 'flashDeal'
  | 'dataFlowMode'
  | 'activityDates'
  | 'selectedActivityDates'
  | 'extras'
  | 'programLines'
  | 'published'
> & {
  /** Picture, hotel and place are shown where the page around does not tell them. */
  imageUrl?: string;
  hotel: Pick<ProductDetail['hotel'], 'localTax'> & { label?: string; location?: { label: string } };
  activities?: Pick<ProgramItem, 'singleDay'>[];
};

/** Whether dates are chosen: an arrival and a number of nights. [PENTITY-19] */
export function hasSelectedDates({ checkin, nights }: { checkin?: PlainDate; nights?: number }): boolean {
  return checkin !== undefined && nights !== undefined && nights > 0;
}

/** Whether a product is sold; one that does not say is. [PRODUCT-38] */
export function isPublished({ published }: { published?: boolean }): boolean {
  return published !== false;
}

/** Whether a page sells a product: only its own page does, and only while it is published. [PRODUCT-38] */
export function isBookableOn(page: string, product: { published?: boolean }): boolean {
  return page === 'product' && isPublished(product);
}

/** Whether the number of rooms left can be shown: on the product's own page, where its price could be had. [PRODUCT-39] */
export function isAvailabilityUsable(
  page: string,
  { hasError }: Pick<ProductPriceState, 'hasError'>,
): boolean {
  return page === 'product' && !hasError;
}

/** What is known of the price of a product for the chosen stay. */
export interface ProductPriceState {
  /** There is none for this stay: it was refused, or could not be asked for. */
  hasError: boolean;
  /** It is what the stay costs, and not the lowest of several days. */
  hasFinalPrice: boolean;
}

/** Either an error or a final price; a price from which a stay begins is neither. [BOOKING-05] */
export function productPriceState({
  error,
  priceType,
}: {
  /** Why there is no price; absent: there is one, or it is on its way. */
  error?: string;
  priceType?: PriceType;
}): ProductPriceState {
  const hasError = error !== undefined;
  return { hasError, hasFinalPrice: !hasError && priceType === 'final' };
}
