import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';

/** A part of the page that the bar above leads to. */
export type ProductPart = 'description' | 'room' | 'experience' | 'gift' | 'reviews' | 'hotel' | 'practical';

/** Id of the part that has the booking box: no tab leads there, links of the page do. */
export const BOOKING_PART = 'booking';

/** Which word the bar has for the activities. productTabs.experienceLabelByFlow [PRODUCT-02] */
const EXPERIENCE_BY_FLOW: Partial<Record<SearchFlow, 'experience' | 'theExperience'>> = {
  gifting: 'theExperience',
};

/** What a product page is made from. */
export interface ProductParts {
  offer: ProductDetail;
  flow: SearchFlow;
  reviews?: ReviewPage | undefined;
  /** The part about giving the stay; its tab leads there. [PRODUCT-03] */
  hasGift?: boolean;
}

/** The parts that a page has, in their order: what has nothing to say is not there. [PRODUCT-01] [PRODUCT-19] */
export function partsOf({ offer, reviews, hasGift = false }: ProductParts): ProductPart[] {
  const { rooms = [], activities = [], breakfast, dinner, hotel } = offer;
  const has: Record<ProductPart, boolean> = {
    description: true,
    room: rooms.length > 0,
    experience: activities.length > 0 || breakfast !== undefined || dinner !== undefined,
    gift: hasGift,
    reviews: reviews !== undefined,
    hotel: hotel.description !== undefined,
    practical: true,
  };
  return (Object.keys(has) as ProductPart[]).filter((part) => has[part]);
}

/** The text of a part in the bar. [PRODUCT-01] [PRODUCT-02] */
export function tabText(part: ProductPart, flow: SearchFlow) {
  return `product.tab.${part === 'experience' ? (EXPERIENCE_BY_FLOW[flow] ?? part) : part}` as const;
}
