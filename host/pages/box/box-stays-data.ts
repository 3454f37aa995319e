import type { BoxOfferPage } from '../../../widgets/client/gift/boxes.ts';

/** What the list of the stays of a box starts with. */
export interface BoxStaysData {
  /** Code of the box. */
  code: string;
  /** Before the path of a stay. */
  productUrl: string;
  /** Of whoever was given the box: their cards lead to dates, and say whether the gift covers the stay. */
  gift?: {
    /** Cents that the box counts for. */
    amount: number;
    /** People that it is for. */
    adults: number;
  };
  /** The first page, where the server had it. */
  first?: BoxOfferPage;
}
