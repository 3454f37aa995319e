/** Days of a month that can be its cheapest: at most so many, and one in so many of those on sale. */
export const MAX_CHEAPEST_DAYS = 6;
export const CHEAPEST_ONE_IN = 4;

/**
 * The lowest price of a month's days on sale. Undefined where so many days share it that telling it says nothing; a
 * single day may always have it.
 */
export function lowestPrice(prices: readonly number[]): number | undefined {
  const lowest = Math.min(...prices);
  const sharing = prices.filter((price) => price === lowest).length;
  const most = Math.max(1, Math.min(MAX_CHEAPEST_DAYS, Math.floor(prices.length / CHEAPEST_ONE_IN)));
  return sharing > 0 && sharing <= most ? lowest : undefined;
}
