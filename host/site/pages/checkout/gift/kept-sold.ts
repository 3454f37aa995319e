import { readTab, writeTab } from '../../../framework/browser/tab-storage.ts';
import type { GiftState } from './gift-sale.ts';

/*
 * A gift that was sold can be loaded again: its code and its voucher are kept in this tab until it is closed, and the
 * address names the sale by its number alone, which opens nothing elsewhere.
 */

/** The parameter of the address that names a sale. */
export const SOLD_KEY = 'sold';

const KEY = 'stay-gift-sold';

type Sold = NonNullable<GiftState['sold']>;

/** Keeps a gift that was just sold. */
export function keepSold(sold: Sold): void {
  writeTab(KEY, sold);
}

/** The gift of a number, where it was sold in this tab. */
export function keptSold(number: string): Sold | undefined {
  const kept = readTab<Sold>(KEY);
  return kept?.gift?.giftNumber === number ? (kept as Sold) : undefined;
}
