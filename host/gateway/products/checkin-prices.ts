import { isCheckinInFuture, type MarketNow } from '@staykit/core/dates/market-time.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  nightsBetween,
  type PlainDate,
  type PlainMonth,
} from '@staykit/values/dates/plain-date.ts';
import { dayStatus, type CheckinPrice } from '@staykit/core/offer/gift-day.ts';
import { localTaxDue, type LocalTax } from '@staykit/core/price/local-tax.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { extrasPrice, type ExtraRecord } from '../catalogue/facts/extras.ts';
import type { CalendarRecord, OfferRecord } from '../catalogue/records.ts';
import { calendarFor } from '../catalogue/stay-limits.ts';
import { stayPrice } from '../catalogue/stay-price.ts';
import { redeemable, stayOfVoucher } from './voucher-stay.ts';

/** A request for check-in prices. */
export interface CheckinPricesRequest {
  month: PlainMonth;
  /** Number of months from `month` on. */
  length: number;
  nights: number;
  pax: Pax;
  giftPrice: number;
  /** Whether all stays of the hotel count, cheapest first per day, or the offer alone. [PAPI-08] */
  multiOffer: boolean;
  /** The added extras. */
  extras: readonly ExtraRecord[];
}

/** The offers, the calendar and the local taxes of the hotel that a gift is redeemed in. */
export interface RedeemHotel {
  offers: readonly OfferRecord[];
  calendar: CalendarRecord;
  taxes: readonly LocalTax[];
}

/**
 * Days on which a gift can be redeemed, with the price and whether the gift covers it. Days without an arrival are
 * left out; a day with a longer minimum stay has the price of that stay and is not available. [PAPI-08]
 * [BOOKING-12..14]
 */
export function checkinPrices(
  offer: OfferRecord,
  { offers, calendar, taxes }: RedeemHotel,
  request: CheckinPricesRequest,
  now: MarketNow,
): Required<CheckinPrice>[] {
  const { nights, pax, giftPrice, extras } = request;
  const stays = staysOf(offer, offers, request.multiOffer);
  const days: Required<CheckinPrice>[] = [];
  for (const day of daysOf(request.month, request.length)) {
    if (!isCheckinInFuture(day, now)) continue;
    const found = cheapest(stays, { calendar, taxes }, day, nights, pax, extras);
    if (!found) continue;
    days.push({ day, ...found, status: dayStatus(found, giftPrice, nights) });
  }
  return days;
}

/** Stays that a gift can become: all of the hotel, or the offer alone. */
function staysOf(offer: OfferRecord, offers: readonly OfferRecord[], multiOffer: boolean): OfferRecord[] {
  const others = redeemable(offers);
  if (offer.roomRatio > 0)
    return multiOffer ? [offer, ...others.filter(({ id }) => id !== offer.id)] : [offer];
  const own = stayOfVoucher(offer, offers);
  return multiOffer ? others : own ? [own] : [];
}

function cheapest(
  stays: readonly OfferRecord[],
  { calendar, taxes }: Omit<RedeemHotel, 'offers'>,
  day: PlainDate,
  nights: number,
  pax: Pax,
  extras: readonly ExtraRecord[],
): Pick<CheckinPrice, 'minLos' | 'displayTotalPrice'> | undefined {
  const index = nightsBetween(calendar.firstDay, day);
  let best: Pick<CheckinPrice, 'minLos' | 'displayTotalPrice'> | undefined;
  for (const stay of stays) {
    const least = calendarFor(stay, calendar)?.minLos[index] ?? 0;
    if (least === 0) continue;
    const minLos = Math.max(least, stay.nights);
    const length = Math.max(nights, minLos);
    const price = stayPrice(stay, calendar, index, length, pax);
    if (!price) continue;
    const sellPrice = price.sellPrice + extrasPrice(extras, pax, length);
    const taxed = { roomPrice: price.roomPrice, pax, nights: length };
    const displayTotalPrice = sellPrice + localTaxDue(taxes, taxed).withPrice;
    // A stay of the chosen length comes before a longer one, whatever the prices.
    const fits = minLos <= nights;
    const bestFits = best !== undefined && best.minLos <= nights;
    if (
      best === undefined ||
      (fits && !bestFits) ||
      (fits === bestFits && displayTotalPrice < best.displayTotalPrice)
    )
      best = { minLos, displayTotalPrice };
  }
  return best;
}

/** All days of `length` months. */
export function daysOf(month: PlainMonth, length: number): PlainDate[] {
  const last = addMonths(month, length - 1);
  const first: PlainDate = `${month}-01`;
  const count = nightsBetween(first, `${last}-01`) + daysInMonth(last);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
