import type { ImagesBySize } from './images-by-size.ts';
import type { ProgramLine } from './programme.ts';

/** Something that can be added to a product, or taken off again. Amounts are cents. [PENTITY-31] */
export interface Extra {
  /** The product that the page goes to when it is added, or taken off where it is in. [UPSELL-07] */
  id: string;
  label: string;
  priceDifference: number;
  /** By nights of the stay, where the length matters. */
  priceDifferencePerLos?: Record<string, number>;
  programLines: ProgramLine[];
  imagesBySize?: ImagesBySize;
  activityIds?: string[];
  /** It is in the product already. */
  selected?: boolean;
}

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
