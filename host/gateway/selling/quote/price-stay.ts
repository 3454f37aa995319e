import { addDays, monthOf, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { DayPriceInfo } from '@staykit/core/price/price-info.ts';
import { readPromoCode } from '@staykit/core/price/promo-code.ts';
import { lowestPrice } from '@staykit/core/price/lowest-price.ts';
import { quotePrice, type QuotedPrice } from '@staykit/core/price/quote-price.ts';
import { spreadCents } from '@staykit/core/price/spread-cents.ts';
import { extrasPrice } from '../../catalogue/facts/extras.ts';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import type { ExtraRecord } from '../../catalogue/facts/extras.ts';
import type { CalendarRecord, OfferRecord } from '../../catalogue/records.ts';
import { calendarFor } from '../../catalogue/stay-limits.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import { stayPrice } from '../../catalogue/stay-price.ts';
import type { Promotion } from '../promo/promotion.ts';
import type { SellableOffer } from './sellable-offer.ts';

/** Input of `priceStay`. */
export interface StayToPrice {
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  extras: readonly ExtraRecord[];
  promoCode?: string;
  /** A code of the shop; a code of the offer itself comes before it. */
  promotion?: Promotion | undefined;
}

/** A price with further data for the sale. */
export interface PricedStay extends QuotedPrice {
  rooms: number;
  /** Number of parties of this size that still fit. */
  availableRooms: number;
}

/** Prices a stay: nights, reference price, extras, discount code and local taxes. Undefined if it is not sold. */
export function priceStay(
  { offer, hotel, calendar: ofHotel, facts }: SellableOffer & { facts: Pick<HotelFacts, 'localTaxes'> },
  { checkin, nights, pax, extras, promoCode, promotion }: StayToPrice,
): PricedStay | undefined {
  const calendar = calendarFor(offer, ofHotel);
  if (!calendar) return undefined;
  const index = nightsBetween(calendar.firstDay, checkin);
  const price = stayPrice(offer, ofHotel, index, nights, pax);
  if (!price) return undefined;
  const added = extrasPrice(extras, pax, nights);
  const weights = Array.from(calendar.prices.subarray(index, index + nights));
  const byNight = spreadCents(price.sellPrice + added, weights);
  const rooms = roomsFor(offer, pax);
  const quoted = quotePrice({
    nights: byNight.map((sellPrice, place) => dayOf(calendar, index + place, sellPrice)),
    refPrice: price.refPrice + added,
    rooms,
    roomPrice: price.roomPrice,
    pax,
    taxes: facts.localTaxes(hotel) ?? [],
    ...(isOfferCode(offer, promoCode)
      ? { extraDiscount: offer.autoDiscount?.value ?? 0 }
      : promotion && { promotion }),
  });
  return { ...quoted, rooms, availableRooms: price.availableRooms };
}

/** Whether a typed code is the one of the offer itself, in any case. */
export function isOfferCode(
  { autoDiscount }: Pick<OfferRecord, 'autoDiscount'>,
  typed: string | undefined,
): boolean {
  return (
    typed !== undefined &&
    autoDiscount !== undefined &&
    readPromoCode(typed) === readPromoCode(autoDiscount.code)
  );
}

function dayOf(calendar: CalendarRecord, index: number, sellPrice: number): DayPriceInfo {
  return {
    date: addDays(calendar.firstDay, index),
    sellPrice,
    promo: calendar.promos[index] ?? 0,
    bestPriceOfTheMonth: isBestOfMonth(calendar, index),
  };
}

/** Whether a night has the lowest price of its month, and few others have it. [PENTITY-06] */
function isBestOfMonth({ firstDay, prices, stock }: CalendarRecord, index: number): boolean {
  const month = monthOf(addDays(firstDay, index));
  const first = Math.max(0, index + 1 - Number(addDays(firstDay, index).slice(8)));
  const onSale: number[] = [];
  for (let day = first; day < prices.length && monthOf(addDays(firstDay, day)) === month; day += 1)
    if (prices[day]! > 0 && (stock[day] ?? 0) > 0) onSale.push(prices[day]!);
  return lowestPrice(onSale) === prices[index];
}
