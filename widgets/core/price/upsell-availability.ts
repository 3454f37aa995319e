import { formatMoney } from './money.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** The ends of the price and distance scales, in one place: a change moves slider, filter and label. [PRICE-12] */
export interface UpsellAvailability {
  /** Euros a night at or below which there is no lower bound. [FILTER-17] */
  min: number;
  /** Euros a night at or above which there is no upper bound. [FILTER-18] */
  max: number;
  /** Nearest distance, in km. [FILTER-25] */
  floor: number;
  /** Farthest distance, in km. [FILTER-25] */
  ceiling: number;
}

/** The setting of the shop. [PRICE-12] */
export const UPSELL_AVAILABILITY: UpsellAvailability = { min: 9, max: 250, floor: 0, ceiling: 300 };

/** The supplement of an upsell: '+80 €', and '+250 €' from the top of the scale on. [UPSELL-05] */
export function upsellLabel(
  euros: number,
  locale: Locale,
  setting: UpsellAvailability = UPSELL_AVAILABILITY,
): string {
  return `+${formatMoney(Math.min(euros, setting.max) * 100, locale)}`;
}
