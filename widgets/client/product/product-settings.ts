import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import { REVIEW_SETTINGS, type ReviewSettings } from './review-settings.ts';
import { getHotel } from '../calls/get-hotel.generated.ts';
import { getNearbyHotels } from '../calls/get-nearby-hotels.generated.ts';
import { postOffers } from '../calls/post-offers.generated.ts';
import { productQuoteCall, type QuoteSettings } from './product-quote.ts';

/** What the documents leave open about the calls of product pages. */
export interface ProductSettings extends ReviewSettings, QuoteSettings {
  endpoints: QuoteSettings['endpoints'] & {
    /** Path of the hotel search that gives the other offers of a hotel, below the search api. [PAPI-33] */
    otherOffersByHotel: string;
    /** A hotel's page content; not shown in the documents. */
    hotel: typeof getHotel;
    /** The hotels around one; not shown in the documents. */
    nearbyHotels: typeof getNearbyHotels;
  };
  /** Offers of one hotel in its carousel. [PAPI-33] */
  otherOffersPerHotel: number;
}

/** The settings of the shop. */
export const PRODUCT_SETTINGS: ProductSettings = {
  ...REVIEW_SETTINGS,
  endpoints: {
    otherOffersByHotel: postOffers.path,
    productQuote: productQuoteCall,
    hotel: getHotel,
    nearbyHotels: getNearbyHotels,
  },
  otherOffersPerHotel: packagesPerHotel('box'),
};
