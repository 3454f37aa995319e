import type { BoxOfferPage } from '../../../widgets/client/gift/boxes.ts';

/** What the list of the stays of a box starts with. */
export interface BoxStaysData {
  /** Code of the box. */
  code: string;
  /** Before the path of a stay. */
  productUrl: string;
  /** The first page, where the server had it. */
  first?: BoxOfferPage;
}
