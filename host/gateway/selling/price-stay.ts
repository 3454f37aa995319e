import { addDays, monthOf, nightsBetween, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { DayPriceInfo } from '../../../widgets/core/price/price-info.ts';
import { readPromoCode } from '../../../widgets/core/price/promo-code.ts';
import { quotePrice, type QuotedPrice } from '../../../widgets/core/price/quote-price.ts';
import { spreadCents } from '../../../widgets/core/price/spread-cents.ts';
import { extrasPrice } from '../catalogue/facts/extras.ts';
import { localTaxesOf } from '../catalogue/facts/local-taxes.ts';
import type { ExtraRecord } from '../catalogue/facts/extras.ts';
import { realTimeRatio } from '../catalogue/real-time-price.ts';
import type { CalendarRecord } from '../catalogue/records.ts';
import { roomsFor, stayPrice } from '../catalogue/stay-price.ts';
import type { SellableOffer } from '../repositories/sellable-offer.ts';

/** A stay to be priced. */
export interface StayToPrice {
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  extras: readonly ExtraRecord[];
  promoCode?: string;
}

/** A price with what the sale needs besides. */
export interface PricedStay extends QuotedPrice {
  rooms: number;
  /** Parties of this size that still find a room. */
  availableRooms: number;
}

/**
 * What a stay costs: every night, its reference, the extras of the product, a code's discount and the local taxes.
 * `realTime` asks the system of the house, where the offer has one. Undefined when it is not sold.
 */
export function priceStay(
  { offer, hotel, calendar }: SellableOffer,
  { checkin, nights, pax, extras, promoCode }: StayToPrice,
  realTime: boolean,
): PricedStay | undefined {
  const index = nightsBetween(calendar.firstDay, checkin);
  const price = stayPrice(offer, calendar, index, nights, pax);
  if (!price) return undefined;
  const ratio = realTime ? realTimeRatio(offer, checkin, nights) : 1000;
  const asked = (cents: number) => Math.round((cents * ratio) / 1000);
  const added = extrasPrice(extras, pax, nights);
  const weights = Array.from(calendar.prices.subarray(index, index + nights));
  const byNight = spreadCents(asked(price.sellPrice) + added, weights);
  const rooms = roomsFor(offer, pax);
  const { autoDiscount } = offer;
  const quoted = quotePrice({
    nights: byNight.map((sellPrice, place) => dayOf(calendar, index + place, sellPrice)),
    refPrice: asked(price.refPrice) + added,
    rooms,
    participants: pax.adult,
    taxes: localTaxesOf(hotel),
    ...(autoDiscount && isSameCode(promoCode, autoDiscount.code) && { extraDiscount: autoDiscount.value }),
  });
  return { ...quoted, rooms, availableRooms: price.availableRooms };
}

/** Whether a code that a guest typed is that of an offer: case does not matter. */
function isSameCode(typed: string | undefined, code: string): boolean {
  return typed !== undefined && readPromoCode(typed) === readPromoCode(code);
}

function dayOf(calendar: CalendarRecord, index: number, sellPrice: number): DayPriceInfo {
  return {
    date: addDays(calendar.firstDay, index),
    sellPrice,
    promo: calendar.promos[index] ?? 0,
    bestPriceOfTheMonth: isBestOfMonth(calendar, index),
  };
}

/** True when no other night of its month that is sold is cheaper. [PENTITY-06] */
function isBestOfMonth({ firstDay, prices, stock }: CalendarRecord, index: number): boolean {
  const date = addDays(firstDay, index);
  const first = Math.max(0, index + 1 - Number(date.slice(8)));
  const price = prices[index] ?? 0;
  for (let day = first; day < prices.length && monthOf(addDays(firstDay, day)) === monthOf(date); day += 1) {
    const other = prices[day] ?? 0;
    if (other > 0 && (stock[day] ?? 0) > 0 && other < price) return false;
  }
  return true;
}
