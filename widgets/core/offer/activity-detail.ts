import type { Breadcrumb } from './hotel.ts';
import type { ImagesBySize } from './images-by-size.ts';
import type { PageModel } from './page-model.ts';

/** Where an activity happens. [PENTITY-23] */
export interface ActivityCenter {
  id: string;
  label: string;
  location?: { label: string; lat?: number; lng?: number; address?: string; zipCode?: string };
  uri?: string;
  star?: number;
  /** The one that the title names. */
  main?: boolean;
}

/** One activity of a product without a stay. [PENTITY-23] */
export interface ActivityContent {
  title: string;
  description: string;
  univers?: string;
  composition?: string[];
  schedules?: string[];
  importantInformation?: string[];
  activityCenter?: ActivityCenter;
}

/** What an activity costs for a number of adults, in cents. [PENTITY-24] */
export interface ActivityPrice {
  sellPrice: number;
  barPrice?: number;
  refPrice?: number;
  promoPercentageRounded?: number;
  moneySaved?: number;
  paxComposition: { adults: number };
}

/** A product of a day, without a stay. [PENTITY-22] */
export interface ActivityDetail {
  id: string;
  uri: string;
  label: string;
  description: string;
  imagesBySize: ImagesBySize;
  mainActivityCenter?: ActivityCenter;
  activities: ActivityContent[];
  locations: { label: string; lat?: number; lng?: number }[];
  niceToKnow: string[];
  importantInformation: string[];
  /** By number of adults. */
  prices: Record<string, ActivityPrice>;
  breadCrumb: Breadcrumb[];
  published?: boolean;
  pageModel?: PageModel;
}

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
