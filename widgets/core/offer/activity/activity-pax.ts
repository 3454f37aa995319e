import { PARTICIPANTS } from '../../pax/participants.ts';
import { activityPrices, type ActivityDetail } from './activity-detail.ts';

type Prices = ActivityDetail['prices'];

/** How few and how many can take part: the smallest and the largest number that has a price. [ACTIVITY-18] */
export function activityPaxRange(prices: Prices): { min: number; max: number } {
  const counts = [...activityPrices(prices).keys()];
  return { min: counts[0] ?? PARTICIPANTS.min, max: counts.at(-1) ?? PARTICIPANTS.max };
}

/** How many take part at first: as many as the address says, the fewest where that has no price. [ACTIVITY-14] [ACTIVITY-15] */
export function firstActivityPax(prices: Prices, asked?: number): number {
  return asked !== undefined && activityPrices(prices).has(asked) ? asked : activityPaxRange(prices).min;
}

/** How many the hash of an address says, where it says a number. [ACTIVITY-14] */
export function askedActivityPax(hash: string): number | undefined {
  const text = new URLSearchParams(hash).get('a') ?? '';
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}

/**
 * How many take part after a step up or down: the next number that has a price. What lies outside the range changes
 * nothing. [ACTIVITY-16]
 */
export function stepActivityPax(prices: Prices, current: number, by: 1 | -1): number {
  const counts = [...activityPrices(prices).keys()];
  if (counts.length > 0)
    return (by > 0 ? counts : counts.toReversed()).find((count) => (count - current) * by > 0) ?? current;
  const { min, max } = activityPaxRange(prices);
  return current + by >= min && current + by <= max ? current + by : current;
}
