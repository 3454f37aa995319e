import type { Locale } from '@staykit/values/market/locale.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { ShopIdentity } from '@staykit/core/market/shop.ts';
import type { Partner } from '@staykit/partners/partner.ts';

/** What of a partner decides pages that are filled in the browser. */
export type RestPartner = Pick<
  Partner,
  'minisiteId' | 'minisiteUrl' | 'minisiteLocale' | 'partnerName' | 'slug' | 'features' | 'offerTerms'
> & {
  /** Whether the partner's own pages of stays are those that search engines keep. */
  ownStays: boolean;
};

/** The data of the shell of an export. */
export interface RestData {
  locale: Locale;
  partner: RestPartner;
  shop: ShopIdentity;
  /** Origin of the shop. */
  origin: string;
  /** Path that the export is served under. */
  base: string;
  /** Paths below the minisite that are printed. */
  exported: readonly string[];
  activitySearch: boolean;
  tiles?: MapTiles;
}

/** Id of the element that is filled, which has the data in its `data-rest`. */
export const REST_ID = 'stay-rest';
