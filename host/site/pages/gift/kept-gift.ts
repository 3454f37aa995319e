import type { BeneficiaryGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { readTab, writeTab } from '../../framework/browser/tab-storage.ts';

/*
 * The code of a gift goes along while its holder chooses a stay: in this tab alone, until the stay is booked or the tab is
 * closed. It is kept because its holder pressed a button that says so, and is sent nowhere but to the shop's own calls.
 */

/** Also read by `early.ts`, which keeps the place of the line that shows it. */
const KEY = 'stay-gift';

/** A gift that goes along: its code, and what pages say of it on the way. */
export type KeptGift = Pick<
  BeneficiaryGift,
  'productType' | 'productId' | 'label' | 'amount' | 'adults' | 'validUntil'
> & { code: string };

/** The gift that goes along, where there is one and the browser lets us read it. */
export function keptGift(): KeptGift | undefined {
  const kept = readTab<KeptGift>(KEY);
  return typeof kept?.code === 'string' ? (kept as KeptGift) : undefined;
}

/** Takes a gift along; without storage its holder types the code again when they pay. */
export function keepGift(
  code: string,
  { productType, productId, label, amount, adults, validUntil }: BeneficiaryGift,
): void {
  const kept: KeptGift = { code, productType, productId, label, amount, adults, validUntil };
  writeTab(KEY, kept);
}

/** Leaves the gift behind. */
export function forgetGift(): void {
  writeTab(KEY);
}
