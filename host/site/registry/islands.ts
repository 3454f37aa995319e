import type { IslandLoaders } from '../framework/browser/start-islands.ts';
import type { Page } from '../framework/page.ts';
import type { Enhancements } from '../framework/browser/start-enhancements.ts';
import type { ActivityPanelData } from '../pages/activity/activity-data.ts';
import type { BookingLookupData } from '../pages/booking-lookup/lookup-data.ts';
import type { BoxStaysData } from '../pages/box/box-stays-data.ts';
import type { CheckoutData } from '../pages/checkout/checkout-data.ts';
import type { GiftBoughtData } from '../pages/checkout/bought/bought-data.ts';
import type { GiftCheckoutData } from '../pages/checkout/gift/gift-data.ts';
import type { PaymentReturnData } from '../pages/checkout/return/return-data.ts';
import type { ContactData } from '../pages/contact/contact-data.ts';
import type { HotelRoomsData, NearbyHotelsData } from '../pages/hotel/hotel-data.ts';
import type { BookingBoxData } from '../pages/product/booking-box/booking-box-data.ts';
import type { ResultsGridData, SearchBoxData } from '../pages/search/search-data.ts';

/*
 * Every part of a page that lives in the browser. What the build needs to know of them is in `island-sources.ts`.
 */

/** Props of each island, as they stand in the data of its page. */
export interface IslandProps {
  'search-box': SearchBoxData;
  'results-grid': ResultsGridData;
  'booking-box': BookingBoxData;
  'hotel-rooms': HotelRoomsData;
  'nearby-hotels': NearbyHotelsData;
  'activity-panel': ActivityPanelData;
  'box-stays': BoxStaysData;
  contact: ContactData;
  checkout: CheckoutData;
  'gift-checkout': GiftCheckoutData;
  'gift-bought': GiftBoughtData;
  'payment-return': PaymentReturnData;
  'booking-lookup': BookingLookupData;
}

/** Name of an island. */
export type IslandName = keyof IslandProps;

/** A page of the site: it lists its islands with their props. */
export type SitePage = Page<Partial<IslandProps>>;

/** The module of each island. Search box and results of a page are hydrated together: they share a channel. */
export const ISLANDS: IslandLoaders<IslandProps> = {
  'search-box': () => import('../pages/search/start-search.tsx'),
  'results-grid': () => import('../pages/search/start-search.tsx'),
  'booking-box': () => import('../pages/product/booking-box/booking-box.island.tsx'),
  'hotel-rooms': () => import('../pages/hotel/rooms/hotel-rooms.island.tsx'),
  'nearby-hotels': async () => ({
    start: (await import('../pages/hotel/rooms/hotel-rooms.island.tsx')).startNearby,
  }),
  'activity-panel': () => import('../pages/activity/activity-panel.island.tsx'),
  'box-stays': () => import('../pages/box/box-stays.island.tsx'),
  contact: () => import('../pages/contact/contact.island.tsx'),
  checkout: () => import('../pages/checkout/checkout.island.tsx'),
  'gift-checkout': () => import('../pages/checkout/gift/gift-checkout.island.tsx'),
  'gift-bought': () => import('../pages/checkout/bought/gift-bought.island.tsx'),
  'payment-return': () => import('../pages/checkout/return/payment-return.island.tsx'),
  'booking-lookup': () => import('../pages/booking-lookup/booking-lookup.island.tsx'),
};

/** Scripts that add to HTML which needs no hydration, by the selector of that HTML. */
export const ENHANCEMENTS: Enhancements = {
  '[data-care-copy],[data-care-sign-in],[data-gift-code],[data-account-form],[data-countdown],[data-gift] [data-gift-line],[data-asking],[data-priced],[data-expired]':
    () => import('./rare-enhancements.ts'),
  '[data-wish],[data-shown=""],[data-other-offers]': () => import('../pages/product/start-product.ts'),
};
