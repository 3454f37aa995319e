import type { Pax } from '@staykit/values/pax/pax.ts';

/** Cents of something with a price per adult, for a party: children pay half, babies nothing. */
export const partyPrice = (perAdult: number, { adult, child }: Pick<Pax, 'adult' | 'child'>): number =>
  perAdult * adult + Math.round((perAdult * child) / 2);
