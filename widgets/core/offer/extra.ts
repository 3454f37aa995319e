import type { extra } from '@staykit/contract/product/extra.ts';
import { partyPrice } from '../price/party-price.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Something that can be added to a product, or taken off again. Amounts are cents. [PENTITY-31] */
export type Extra = Wire<typeof extra>;

/** The stay that an extra is priced for. */
export interface ExtraStay {
  nights?: number;
  pax?: Pick<Pax, 'adult' | 'child'>;
}

/**
 * What an extra adds to the total of a stay, or takes off it again, in cents: for the party where its parts are known,
 * else as the server said. [UPSELL-09]
 */
export function extraPrice(
  { priceDifference, priceDifferencePerLos = {}, perAdult, perParty = 0, perNight = false }: Extra,
  { nights, pax }: ExtraStay,
): number {
  if (perAdult === undefined || !pax) return priceDifferencePerLos[String(nights)] ?? priceDifference;
  // Without a length it is that of the shortest stay, as the server's price is.
  const times = nights ?? Math.min(...Object.keys(priceDifferencePerLos).map(Number));
  return (
    (partyPrice(perAdult, pax) + perParty) * (perNight && Number.isFinite(times) ? Math.max(1, times) : 1)
  );
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
