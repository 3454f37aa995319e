import type {
  activityCenter,
  activityContent,
  activityDetail,
  activityPrice,
} from '@staykit/contract/product/activity-detail.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Where an activity happens. [PENTITY-23] */
export type ActivityCenter = Wire<typeof activityCenter>;

/** One activity of a product without a stay. [PENTITY-23] */
export type ActivityContent = Wire<typeof activityContent>;

/** What an activity costs for a number of adults, in cents. [PENTITY-24] */
export type ActivityPrice = Wire<typeof activityPrice>;

/** A product of a day, without a stay. [PENTITY-22] */
export type ActivityDetail = Wire<typeof activityDetail>;

/** The centre that the title names: the product's own, else the main one of its activities. [PENTITY-23] */
export function activityCenterOf(
  detail: Pick<ActivityDetail, 'mainActivityCenter' | 'activities'>,
): ActivityCenter | undefined {
  return (
    detail.mainActivityCenter ??
    detail.activities.flatMap(({ activityCenter }) => activityCenter ?? []).find(({ main }) => main)
  );
}

/** The prices by number of adults, fewest first; a key that is no such number is left out. [PENTITY-24] */
export function activityPrices(prices: ActivityDetail['prices']): Map<number, ActivityPrice> {
  return new Map(
    Object.entries(prices)
      .map(([adults, price]) => [Number(adults), price] as const)
      .filter(([adults]) => Number.isInteger(adults) && adults > 0)
      .sort(([a], [b]) => a - b),
  );
}
