import { isCheckinInFuture, type MarketNow } from '../../../widgets/core/dates/market-time.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  nightsBetween,
  type PlainDate,
  type PlainMonth,
} from '../../../widgets/core/dates/plain-date.ts';
import { dayStatus, type CheckinPrice } from '../../../widgets/core/offer/gift-day.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import { extrasOf, extrasPrice, type ExtraRecord } from '../catalogue/facts/extras.ts';
import type { CalendarRecord, HotelRecord, OfferRecord } from '../catalogue/records.ts';
import { stayPrice } from '../catalogue/stay-price.ts';
import { redeemable, stayOfVoucher } from './voucher-stay.ts';

/** What the days are asked for. */
export interface DaysAsked {
  month: PlainMonth;
  /** Months from `month` on. */
  length: number;
  nights: number;
  pax: Pax;
  giftPrice: number;
  /** All stays of the hotel count, each day the cheapest; otherwise the offer alone. [PAPI-08] */
  multiOffer: boolean;
  /** Numbers of the extras that were added to the offer. */
  extras: readonly number[];
}

/** A hotel as a gift is redeemed in it. */
export interface RedeemHotel {
  hotel: HotelRecord;
  offers: readonly OfferRecord[];
  calendar: CalendarRecord;
}

/**
 * The days on which a gift can be redeemed, with the price of the stay and whether the gift is worth it. A day on
 * which nothing can begin is left out; one whose shortest stay is longer than the chosen one has the price of that
 * stay and is not available. [PAPI-08] [BOOKING-12..14]
 */
export function checkinPrices(
  offer: OfferRecord,
  { hotel, offers, calendar }: RedeemHotel,
  asked: DaysAsked,
  now: MarketNow,
): Required<CheckinPrice>[] {
  const { nights, pax, giftPrice } = asked;
  const stays = staysOf(offer, offers, asked.multiOffer);
  const extras = extrasOf(offer, hotel).filter(({ number }) => asked.extras.includes(number));
  const days: Required<CheckinPrice>[] = [];
  for (const day of daysOf(asked.month, asked.length)) {
    if (!isCheckinInFuture(day, now)) continue;
    const found = cheapest(stays, calendar, day, nights, pax, extras);
    if (!found) continue;
    days.push({ day, ...found, status: dayStatus(found, giftPrice, nights) });
  }
  return days;
}

/** The stays that a gift may become: all of the hotel, or the offer alone. */
function staysOf(offer: OfferRecord, offers: readonly OfferRecord[], multiOffer: boolean): OfferRecord[] {
  const others = redeemable(offers);
  if (offer.roomRatio > 0)
    return multiOffer ? [offer, ...others.filter(({ id }) => id !== offer.id)] : [offer];
  const own = stayOfVoucher(offer, offers);
  return multiOffer ? others : own ? [own] : [];
}

function cheapest(
  stays: readonly OfferRecord[],
  calendar: CalendarRecord,
  day: PlainDate,
  nights: number,
  pax: Pax,
  extras: readonly ExtraRecord[],
): Pick<CheckinPrice, 'minLos' | 'displayTotalPrice'> | undefined {
  const index = nightsBetween(calendar.firstDay, day);
  const least = calendar.minLos[index] ?? 0;
  if (least === 0) return undefined;
  let best: Pick<CheckinPrice, 'minLos' | 'displayTotalPrice'> | undefined;
  for (const stay of stays) {
    const minLos = Math.max(least, stay.nights);
    const length = Math.max(nights, minLos);
    const price = stayPrice(stay, calendar, index, length, pax);
    if (!price) continue;
    const displayTotalPrice = price.sellPrice + extrasPrice(extras, pax, length);
    // A stay of the chosen length goes before a longer one, however cheap.
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

/** Every day of some months. */
export function daysOf(month: PlainMonth, length: number): PlainDate[] {
  const last = addMonths(month, length - 1);
  const first: PlainDate = `${month}-01`;
  const count = nightsBetween(first, `${last}-01`) + daysInMonth(last);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
