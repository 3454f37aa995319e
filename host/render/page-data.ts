import type { GiftPriceList } from '../../widgets/client/gift/gift-delivery.ts';
import type { StayLimits } from '../../widgets/core/offer/stay-limits.ts';
import type { ProductDetail } from '../../widgets/core/offer/product.ts';
import type { PlaceDetails } from '../../widgets/core/search/fallback.ts';
import type { Locale } from '../../widgets/core/market/locale.ts';
import type { MapTiles } from '../../widgets/core/search/map-tiles.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import type { Variants } from '../../widgets/experiments/variants.ts';
import type { BookingLookupData } from '../pages/booking-lookup/lookup-data.ts';
import type { BoxStaysData } from '../pages/box/box-stays-data.ts';
import type { ActivityPanelData } from '../pages/activity/activity-data.ts';
import type { HotelRoomsData, NearbyHotelsData } from '../pages/hotel/hotel-data.ts';
import type { ContactData } from '../pages/contact/contact-data.ts';
import type { CheckoutData } from '../pages/checkout/checkout-data.ts';
import type { GiftCheckoutData } from '../pages/checkout/gift/gift-data.ts';
import type { InlineBlockData } from '../shell/banners/inline-blocks.tsx';
import type { FlowLink } from '../../widgets/search-box/search-box.props.ts';
import type { InitialResults, SuggestionLink } from '../../widgets/results-grid/results-grid-props.ts';

/** What the search box of a page starts with. */
export interface SearchBoxData {
  criteria: SearchCriteria;
  /** Name of the place in the criteria. */
  place?: string;
  /** Page of the results; without it the grid of this page is told. */
  resultsUrl?: string;
  flows?: readonly FlowLink[];
}

/** What the results grid of a page starts with. */
export interface ResultsGridData {
  criteria: SearchCriteria;
  /** Before the path of an offer: the minisite, or the shop that an exported minisite belongs to. */
  productUrl?: string;
  initial?: InitialResults;
  place?: PlaceDetails;
  suggestions?: readonly SuggestionLink[];
  /** What stands between the cards. [GRID-10] */
  blocks?: InlineBlockData;
  /** The window stays where it is when another page is shown. [PAGES-08] */
  still?: boolean;
}

/** What the booking box of a product starts with. */
export interface BookingBoxData {
  productId: string;
  /** What the box shows of it, and no more: the page has told the rest. */
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

/** What the browser needs to bring a page to life: the data block of the document. */
export interface PageData {
  locale: Locale;
  /** Origin of the API; '' where the page's own host answers. */
  origin: string;
  /** Minisite id of the partner. */
  partner?: number;
  theme?: string;
  /** What the partner's terms allow of the dates of any stay. [MINISITE-27] */
  limits?: StayLimits;
  /** What links inside begin with. */
  prefix?: string;
  /** An agent of the customer service looks at it. [CARE-01] */
  care?: boolean;
  /** Features that experiments switch for this visitor. [EXPERIMENT-01] */
  variants?: Variants;
  /** The tile server of the map, where there is one. */
  tiles?: MapTiles;
  /** When a static page was made, in ms since 1970: its offers are asked for again once they are old. */
  printedAt?: number;
  searchBox?: SearchBoxData;
  resultsGrid?: ResultsGridData;
  checkout?: CheckoutData;
  giftCheckout?: GiftCheckoutData;
  bookingLookup?: BookingLookupData;
  contact?: ContactData;
  bookingBox?: BookingBoxData;
  hotelRooms?: HotelRoomsData;
  nearbyHotels?: NearbyHotelsData;
  activityPanel?: ActivityPanelData;
  boxStays?: BoxStaysData;
}

/** Id of the data block. */
export const PAGE_DATA_ID = 'stay-page';

/** The widgets that the browser brings to life. */
export type IslandName =
  | 'search-box'
  | 'results-grid'
  | 'booking-box'
  | 'checkout'
  | 'gift-checkout'
  | 'booking-lookup'
  | 'activity-panel'
  | 'box-stays'
  | 'hotel-rooms'
  | 'nearby-hotels'
  | 'contact';
