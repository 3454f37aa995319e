import type { IslandName } from './islands.ts';

/* What the build knows of islands. It is apart from `islands.ts`, whose text every page loads. */

/** The sources of each island: its page preloads what they became, with all that they import. */
export const ISLAND_SOURCES: Readonly<Record<IslandName, readonly string[]>> = {
  'search-box': ['host/site/pages/search/start-search.tsx'],
  'results-grid': [
    'host/site/pages/search/start-search.tsx',
    'host/site/pages/search/results-grid-island.tsx',
  ],
  'booking-box': ['host/site/pages/product/booking-box/booking-box.island.tsx'],
  'hotel-rooms': ['host/site/pages/hotel/rooms/hotel-rooms.island.tsx'],
  'nearby-hotels': ['host/site/pages/hotel/rooms/hotel-rooms.island.tsx'],
  'activity-panel': ['host/site/pages/activity/activity-panel.island.tsx'],
  'box-stays': ['host/site/pages/box/box-stays.island.tsx'],
  contact: ['host/site/pages/contact/contact.island.tsx'],
  checkout: ['host/site/pages/checkout/checkout.island.tsx'],
  'gift-checkout': ['host/site/pages/checkout/gift/gift-checkout.island.tsx'],
  'gift-bought': ['host/site/pages/checkout/bought/gift-bought.island.tsx'],
  'payment-return': ['host/site/pages/checkout/return/payment-return.island.tsx'],
  'booking-lookup': ['host/site/pages/booking-lookup/booking-lookup.island.tsx'],
};

/** Islands that read the texts of a sale, which most pages do without. */
export const SALE_ISLANDS: readonly IslandName[] = [
  'booking-box',
  'hotel-rooms',
  'nearby-hotels',
  'activity-panel',
  'contact',
  'checkout',
  'gift-checkout',
  'gift-bought',
  'payment-return',
  'booking-lookup',
];

/** Other scripts that read them: what a press opens, and what few pages have. */
export const SALE_SOURCES: readonly string[] = [
  'host/site/pages/beneficiary/start-gift-code.tsx',
  'host/site/pages/gift/start-gift-line.tsx',
  'host/site/pages/gift/paid-by-gift.tsx',
  'host/site/pages/product/reviews/open-reviews.tsx',
  'host/site/pages/product/other-offers/show-other-offers.tsx',
  'host/site/pages/recently-viewed/keep-viewed.ts',
  'host/site/shell/gift/open-gift-link.ts',
  'host/site/shell/gift/open-gift-campaign.tsx',
  'host/site/shell/gift/open-gift-drawer.tsx',
];
