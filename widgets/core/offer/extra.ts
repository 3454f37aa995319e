import type { extra } from '@staykit/contract/product/extra.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Something that can be added to a product, or taken off again. Amounts are cents. [PENTITY-31] */
export type Extra = Wire<typeof extra>;

/** What an extra costs for a length of stay, in cents. [UPSELL-09] */
export function extraPrice(extra: Extra, nights: number | undefined): number {
  return extra.priceDifferencePerLos?.[String(nights)] ?? extra.priceDifference;
}

/** What an extra is, as its programme lines and activities tell. [UPSELL-10] */
export function extraKind({
  programLines,
  activityIds = [],
}: Pick<Extra, 'programLines' | 'activityIds'>): 'dinner' | 'activity' | undefined {
  if (programLines.some(({ type }) => type === 'DINNER')) return 'dinner';
  return activityIds.length > 0 || programLines.some(({ type }) => type === 'ACTIVITY')
    ? 'activity'
    : undefined;
}
