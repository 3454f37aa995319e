import type { Market } from '@staykit/values/market/locale.ts';

/** The points of sale that a stored destination may name. [ENTITY-15] */
export type DestinationPos = 'ES' | 'FR' | 'BE' | 'NL' | 'IT';

/** A destination of a landing page or a menu. [ENTITY-15] */
export interface Destination {
  id: string;
  pos: DestinationPos;
  label: string;
  location: string;
}

/** The point of sale of each market. [ENTITY-15] */
export const DESTINATION_POS_BY_MARKET: Record<Market, DestinationPos> = {
  FR: 'FR',
  ES: 'ES',
  BE: 'BE',
  NL: 'NL',
  IT: 'IT',
};

/**
 * The destination that `value` holds, or nothing when a field is missing or wrong. [ENTITY-15]
 * @public Of the npm package.
 */
export function parseDestination(value: unknown): Destination | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, pos, label, location } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof label !== 'string' || typeof location !== 'string') return undefined;
  const known = Object.values(DESTINATION_POS_BY_MARKET).find((candidate) => candidate === pos);
  return known && { id, pos: known, label, location };
}
