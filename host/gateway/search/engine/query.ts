import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { isCheckinInFuture } from '@staykit/core/dates/market-time.ts';
import { isPlainDate, toEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { flexibleStarts } from '@staykit/core/search/flexible-dates.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { DEFAULT_SORT, effectiveSort } from '@staykit/core/search/results/sort-rules.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import type { Columns } from '../columns/columns.ts';
import type { IdIndex } from '../columns/id-index.ts';

/** Bits of the filter families: offers hidden by two families count nowhere. */
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

/** Search criteria, translated to the columns' numbers. */
export interface Query {
  /** Bit of the flow. */
  flowBit: number;
  pax: Pax;
  /** Check-in days as epoch days and nights, if the dates are usable. Of flexible ones the cheapest day counts. */
  stay: { days: number[]; nights: number; isFlexible: boolean } | undefined;
  /** The first day that can still be booked, as epoch day. */
  today: number;
  /** Today as epoch day: offers past their last day are not found; undefined includes them. */
  date: number | undefined;
  /** Exact length of gift stays. */
  giftNights: number | undefined;
  theme: number | undefined;
  hotelId: string | undefined;
  offerId: string | undefined;
  placeId: string | undefined;
  point: { lat: number; lng: number } | undefined;
  /** Distance limits in km; only while the distance filter is active. [FILTER-27] */
  radius: { min: number; max: number } | undefined;
  types: Set<number> | undefined;
  environments: Set<number> | undefined;
  styles: Set<number> | undefined;
  stars: Set<number> | undefined;
  score: number;
  facilities: number[];
  tags: Set<number> | undefined;
  /** Price limits in cents: per night in dated flows, in total otherwise. */
  price: { min: number; max: number };
  sort: Sort;
}

/** Gifts are for two adults, whatever the search's party. [API-15] */
const GIFT_PAX: Pax = { adult: 2, child: 0, baby: 0, singleRoom: false };

/** A code of no hotel: a filter with it matches nothing. */
const NOWHERE = -1;

function indexes(codes: readonly string[], indexOf: IdIndex): Set<number> | undefined {
  return codes.length === 0 ? undefined : new Set(codes.map((code) => indexOf.get(code) ?? NOWHERE));
}

/** `usedDates` in numbers. [CAL-27] [CAL-34] */
function datesOf(criteria: SearchCriteria, now: MarketNow): Query['stay'] {
  const { flow, checkin, checkout, night = 0 } = criteria;
  if (flow === 'gifting' || flow === 'activity' || !isPlainDate(checkin) || !isCheckinInFuture(checkin, now))
    return undefined;
  const day = toEpochDay(checkin);
  if (checkout && !isPlainDate(checkout)) return undefined;
  const nights = checkout ? toEpochDay(checkout) - day : night;
  if (nights <= 0) return undefined;
  const { flex } = criteria;
  const days = flex ? flexibleStarts(checkin, flex, now).map(toEpochDay) : [day];
  return { days, nights, isFlexible: flex !== undefined };
}

/** Epoch days of `now`: today, and the first day that can still be booked. */
export function daysOf(now: MarketNow): { date: number; today: number } {
  const date = toEpochDay(now.date);
  return { date, today: isCheckinInFuture(now.date, now) ? date : date + 1 };
}

/** Translates criteria with the code tables of the columns. */
export function toQuery(columns: Columns, criteria: SearchCriteria, now: MarketNow): Query {
  const stay = datesOf(criteria, now);
  const { date, today } = daysOf(now);
  const located = criteria.lat !== undefined && criteria.lng !== undefined;
  const isGift = criteria.flow === 'gifting';
  const sort = effectiveSort(criteria);
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
    // The engine measures from a point alone: a place's own centre is the route's to find. [SORT-02]
    sort: sort === 'distance' && !located ? DEFAULT_SORT : sort,
  };
}
