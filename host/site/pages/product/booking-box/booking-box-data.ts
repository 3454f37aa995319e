import type { GiftPriceList } from '@staykit/client/gift/gift-delivery.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** What the booking box of a product starts with. */
export interface BookingBoxData {
  productId: string;
  /** What the box shows of it, and no more: the page shows the rest. */
  product: ProductDetail;
  criteria: SearchCriteria;
  /** The page of the checkout: on the shop that an exported minisite belongs to. */
  checkoutUrl: string;
  /** What the pages of products begin with. */
  productUrl: string;
  /** The page of the checkout of gifts, where the stay is given. */
  giftUrl?: string;
  /** What it costs as a gift, where the server knows. */
  giftPrices?: GiftPriceList;
  /** What the partner's terms allow of the dates. [MINISITE-27] */
  limits?: StayLimits;
}
