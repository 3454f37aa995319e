import { packagesPerHotel } from '../../core/search/packages.ts';
import { REVIEW_SETTINGS, type ReviewSettings } from './review-settings.ts';
import { productQuotePath, type ProductQuotePath } from './product-quote.ts';

/** What the documents leave open about the calls of product pages. */
export interface ProductSettings extends ReviewSettings {
  endpoints: {
    /** Path of the hotel search that gives the other offers of a hotel, below the search api. [PAPI-33] */
    otherOffersByHotel: string;
    /** Which call quotes a product. [PAPI-37] */
    productQuote: ProductQuotePath;
    /** Path of a hotel's page content; not shown in the documents. */
    hotel: (hotelId: string) => string;
    /** Path of the hotels around one; not shown in the documents. */
    nearbyHotels: (hotelId: string) => string;
  };
  /** Offers of one hotel in its carousel. [PAPI-33] */
  otherOffersPerHotel: number;
  /** What a page shows for an activity that there is not. [PAPI-03] */
  activityOnMissing: 'notFound' | 'error';
}

/** The settings of the shop. */
export const PRODUCT_SETTINGS: ProductSettings = {
  ...REVIEW_SETTINGS,
  endpoints: {
    otherOffersByHotel: '/offers.json',
    productQuote: productQuotePath,
    hotel: (hotelId) => `/hotel/${encodeURIComponent(hotelId)}/detail.json`,
    nearbyHotels: (hotelId) => `/hotels/${encodeURIComponent(hotelId)}/nearby.json`,
  },
  otherOffersPerHotel: packagesPerHotel('box'),
  activityOnMissing: 'notFound',
};
