import { partyPrice } from '@staykit/core/price/party-price.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { CatalogueText } from '../records.ts';

/** What an extra adds to the programme. [UPSELL-10] */
export type ExtraType = 'BREAKFAST' | 'DINNER' | 'ACTIVITY' | 'EXTRA';

/** An extra of an offer. */
export interface ExtraRecord {
  /** 1 to 3: its position in the product id (product-id.ts). */
  number: number;
  type: ExtraType;
  label: CatalogueText;
  /** Cents for an adult; a child pays half, a baby nothing. */
  perAdult: number;
  /** Cents for the whole party, however many they are; absent: none. */
  perParty?: number;
  /** Whether it is charged per night instead of once per stay. */
  perNight: boolean;
  /** The activity, or none. */
  activityIds: string[];
  /** Picture ids. */
  pictures: string[];
}

/** Maximum number of extras of an offer. */
export const MAX_EXTRAS = 3;

/** Price of extras for a party and stay, in cents. */
export function extrasPrice(
  extras: readonly Pick<ExtraRecord, 'perAdult' | 'perParty' | 'perNight'>[],
  pax: Pax,
  nights: number,
): number {
  return extras.reduce(
    (sum, { perAdult, perParty = 0, perNight }) =>
      sum + (partyPrice(perAdult, pax) + perParty) * (perNight ? Math.max(1, nights) : 1),
    0,
  );
}
