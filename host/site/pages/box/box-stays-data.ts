import type { GiftOfferPage } from '@staykit/client/gift/gift-offers.ts';

/** Initial data of the stays of a gift. */
export interface BoxStaysData {
  /** Code of the box; without one the stays are those of single vouchers. */
  code?: string;
  /** Before the path of a stay. */
  productUrl: string;
  /** For the beneficiary: cards lead to the dates, and say whether the gift covers the stay. */
  gift?: {
    /** Cents that the gift counts for, where its page knows them. */
    amount?: number;
    /** People that it is for. */
    adults: number;
  };
  /** The first page, where the server had it. */
  first?: GiftOfferPage;
}
