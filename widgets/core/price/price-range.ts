import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { UPSELL_AVAILABILITY, type UpsellAvailability } from './upsell-availability.ts';

/** A price filter in cents; an end that is left out is open. [ENTITY-01] */
export interface PriceFilter {
  priceMin?: number;
  priceMax?: number;
}

/** A pair of slider values in whole currency units, lower first. */
export type PriceRange = readonly [low: number, high: number];

/** The lowest price of an activity, in whole units. [FILTER-20] */
export const ACTIVITY_PRICE_MIN = 1;

/** The ends of the slider in whole units; a thumb on an end means no bound on that side. [FILTER-17..20] */
export function priceBounds(
  flow: SearchFlow,
  setting: UpsellAvailability = UPSELL_AVAILABILITY,
): { min: number; max: number } {
  return { min: flow === 'activity' ? ACTIVITY_PRICE_MIN : setting.min, max: setting.max };
}

/** The filter, in cents, that a slider position stands for. [FILTER-16..18] */
export function toPriceFilter(
  [low, high]: PriceRange,
  flow: SearchFlow,
  setting: UpsellAvailability = UPSELL_AVAILABILITY,
): PriceFilter {
  const { min, max } = priceBounds(flow, setting);
  const filter: PriceFilter = {};
  if (low > min) filter.priceMin = low * 100;
  if (high < max) filter.priceMax = high * 100;
  return filter;
}

/** Where the thumbs stand for a filter. */
export function toPriceRange(
  filter: PriceFilter,
  flow: SearchFlow,
  setting: UpsellAvailability = UPSELL_AVAILABILITY,
): PriceRange {
  const { min, max } = priceBounds(flow, setting);
  const within = (cents: number | undefined, open: number) =>
    cents === undefined ? open : Math.min(Math.max(Math.round(cents / 100), min), max);
  return [within(filter.priceMin, min), within(filter.priceMax, max)];
}

/** What a typed text says: its first group of digits, at most `max`; nothing when it has none. [FILTER-21] [FILTER-22] */
export function typedPrice(text: string, max: number = UPSELL_AVAILABILITY.max): number | undefined {
  const digits = /\d+/.exec(text);
  return digits ? Math.min(Number(digits[0]), max) : undefined;
}

/** The pair with the smaller value first: applied when a typed field is left, not while typing. [FILTER-23] */
export function orderedRange([a, b]: PriceRange): PriceRange {
  return a <= b ? [a, b] : [b, a];
}

/** The parameters of the price filter: gifts have names of their own. [FILTER-24] [API-03] */
export function priceParams(filter: PriceFilter, flow: SearchFlow): Record<string, string> {
  const [min, max] = priceParamNames(flow);
  const params: Record<string, string> = {};
  if (filter.priceMin !== undefined) params[min] = String(filter.priceMin);
  if (filter.priceMax !== undefined) params[max] = String(filter.priceMax);
  return params;
}

/** The names under which the two ends are sent. [FILTER-24] */
export function priceParamNames(flow: SearchFlow): readonly [min: string, max: string] {
  return flow === 'gifting' ? ['singleVoucherPriceMin', 'singleVoucherPriceMax'] : ['priceMin', 'priceMax'];
}
