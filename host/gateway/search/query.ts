import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { isCheckinInFuture } from '../../../widgets/core/dates/market-time.ts';
import { isPlainDate, toEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import { effectiveSort } from '../../../widgets/core/search/sort-rules.ts';
import type { Sort } from '../../../widgets/core/search/sort.ts';
import type { Columns } from './columns.ts';

/** The families that hide an offer, each with its bit: an offer that misses two families counts nowhere. */
export const FAMILY_BITS = {
  type: 1,
  score: 2,
  environment: 4,
  style: 8,
  stars: 16,
  facility: 32,
  tag: 64,
  price: 128,
} as const;

/** Criteria, made ready to be asked of the columns. */
export interface Query {
  /** Bit of the flow. */
  flowBit: number;
  pax: Pax;
  /** Epoch day of check-in and nights, when the dates can be used. */
  stay: { day: number; nights: number } | undefined;
  /** The first day that can still be booked, as epoch day. */
  today: number;
  /** The day itself, as epoch day: offers whose last day has passed are not found; undefined where they are as well. */
  date: number | undefined;
  /** Exact length of a gift. */
  giftNights: number | undefined;
  theme: number | undefined;
  hotelId: string | undefined;
  offerId: string | undefined;
  placeId: string | undefined;
  point: { lat: number; lng: number } | undefined;
  /** km around the point; only while the distance is active. [FILTER-27] */
  radius: { min: number; max: number } | undefined;
  types: Set<number> | undefined;
  environments: Set<number> | undefined;
  styles: Set<number> | undefined;
  stars: Set<number> | undefined;
  score: number;
  facilities: number[];
  tags: Set<number> | undefined;
  /** Cents: a night in dated flows, the whole thing elsewhere. */
  price: { min: number; max: number };
  sort: Sort;
}

/** A gift is for two, whoever searches. [API-15] */
const GIFT_PAX: Pax = { adult: 2, child: 0, baby: 0, singleRoom: false };

/** A code that no hotel has: a filter on it finds nothing. */
const NOWHERE = -1;

function indexes(codes: readonly string[], indexOf: Map<string, number>): Set<number> | undefined {
  return codes.length === 0 ? undefined : new Set(codes.map((code) => indexOf.get(code) ?? NOWHERE));
}

/** Day and nights of `usedDates`, in numbers. [CAL-27] [CAL-34] */
function datesOf(criteria: SearchCriteria, now: MarketNow): { day: number; nights: number } | undefined {
  const { flow, checkin, checkout, night = 0 } = criteria;
  if (flow === 'gifting' || flow === 'activity' || !isPlainDate(checkin) || !isCheckinInFuture(checkin, now))
    return undefined;
  const day = toEpochDay(checkin);
  if (checkout && !isPlainDate(checkout)) return undefined;
  const nights = checkout ? toEpochDay(checkout) - day : night;
  return nights > 0 ? { day, nights } : undefined;
}

/** The days that `now` stands for, as epoch days: the day itself, and the first that can still be booked. */
export function daysOf(now: MarketNow): { date: number; today: number } {
  const date = toEpochDay(now.date);
  return { date, today: isCheckinInFuture(now.date, now) ? date : date + 1 };
}

/** Reads criteria against the tables of the columns. */
export function toQuery(columns: Columns, criteria: SearchCriteria, now: MarketNow): Query {
  const stay = datesOf(criteria, now);
  const { date, today } = daysOf(now);
  const located = criteria.lat !== undefined && criteria.lng !== undefined;
  const isGift = criteria.flow === 'gifting';
  return {
    flowBit: 1 << SEARCH_FLOWS.indexOf(criteria.flow),
    pax: isGift ? GIFT_PAX : criteria.pax,
    stay,
    today,
    date,
    giftNights: isGift ? criteria.giftNights || undefined : undefined,
    theme: criteria.theme,
    hotelId: criteria.hotelId,
    offerId: criteria.id,
    placeId: criteria.location?.id,
    point: located ? { lat: criteria.lat ?? 0, lng: criteria.lng ?? 0 } : undefined,
    radius:
      located && criteria.distanceActive
        ? { min: criteria.distanceMin ?? 0, max: criteria.distanceMax ?? Number.POSITIVE_INFINITY }
        : undefined,
    types: indexes(criteria.hotelTypes, columns.typeCodes.indexOf),
    environments: indexes(criteria.hotelEnvironments, columns.environmentCodes.indexOf),
    styles: indexes(criteria.hotelStyles, columns.styleCodes.indexOf),
    stars: criteria.stars.length > 0 ? new Set(criteria.stars) : undefined,
    score: criteria.hotelScore ?? 0,
    facilities: criteria.facilities.map((code) => columns.facilityCodes.indexOf.get(code) ?? NOWHERE),
    tags: indexes(criteria.tags, columns.tagCodes.indexOf),
    price: { min: criteria.priceMin ?? 0, max: criteria.priceMax ?? Number.POSITIVE_INFINITY },
    sort: effectiveSort(criteria),
  };
}
