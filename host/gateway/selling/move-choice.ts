import { LONGEST_STAY } from '../../../widgets/contract/quote.ts';
import { marketNow } from '../../../widgets/core/dates/market-time.ts';
import { nightsBetween, type PlainDate, type PlainMonth } from '../../../widgets/core/dates/plain-date.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import type { CheckinPrice } from '../../../widgets/core/offer/gift-day.ts';
import { DEFAULT_PAX, type Pax } from '../../../widgets/core/pax/pax.ts';
import { stayPrice } from '../catalogue/stay-price.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { checkinPrices } from '../products/checkin-prices.ts';
import { nightsOf, type BookingRow } from '../repositories/bookings.ts';
import { todayOf } from './finish-booking.ts';
import { withoutBooking } from './held-nights.ts';
import { isFixed, ownBooking } from './own-booking.ts';
import {
  isOnSale,
  knownProduct,
  quoteProduct,
  type Product,
  type QuoteRequest,
  type StayQuote,
} from './quote-stay.ts';
import type { SellingParts } from './selling-parts.ts';

/*
 * What a guest may move a booking to, asked with its number and its e-mail. Its own nights count as free here and
 * nowhere else; what is sold in the end is decided by `modifyBooking`, which prices the stay anew in one transaction.
 */

/** Whose booking is to be moved, and to which product of its house. */
export interface MoveAsked {
  number: string;
  email: string;
  productId: string;
}

/** A stay that the booking may be moved to. The code of the first booking goes along. */
export type MoveQuoteRequest = MoveAsked &
  Pick<QuoteRequest, 'checkin' | 'nights' | 'pax' | 'activities' | 'locale'>;

/** Months whose days are asked for. */
export interface MoveDaysRequest extends MoveAsked {
  month: PlainMonth;
  /** Months from `month` on. */
  length: number;
  nights: number;
  pax: Pax;
}

/** A day of arrival whose possible lengths of stay are asked for. */
export interface MoveNightsRequest extends MoveAsked {
  checkin: PlainDate;
  /** Fewest nights. */
  least: number;
}

/** The price of a stay as `modifyBooking` will find it, from the system of the house where it has one. */
export async function quoteMove(parts: SellingParts, request: MoveQuoteRequest): Promise<StayQuote> {
  const { number: _number, email: _email, ...stay } = request;
  const { row, product } = await movable(parts, request);
  const { promoCode } = row.stay;
  return quoteProduct(
    parts,
    { ...stay, ...(promoCode !== undefined && { promoCode }), smartCapacity: true, realTime: true },
    product,
  );
}

/** The days on which the stay may begin, with what a stay from each costs. */
export async function moveDays(
  parts: SellingParts,
  request: MoveDaysRequest,
): Promise<Required<CheckinPrice>[]> {
  const { row, product } = await movable(parts, request);
  const { offer, hotel, calendar, extras } = product;
  const now = marketNow(parts.clock(), settingsOf(row.locale).timeZone);
  if (!isOnSale(offer, now.date)) return [];
  const { month, length, nights, pax } = request;
  const chosen = extras.map(({ number }) => number);
  return checkinPrices(
    offer,
    { hotel, offers: [], calendar },
    { month, length, nights, pax, giftPrice: 0, multiOffer: false, extras: chosen },
    now,
  );
}

/** How many nights a stay from a day may last, ascending. */
export async function moveNights(parts: SellingParts, request: MoveNightsRequest): Promise<number[]> {
  const { row, product } = await movable(parts, request);
  const { offer, calendar } = product;
  if (!isOnSale(offer, todayOf(parts, row))) return [];
  const index = nightsBetween(calendar.firstDay, request.checkin);
  return Array.from({ length: LONGEST_STAY }, (_, place) => place + 1).filter(
    (nights) =>
      nights >= request.least && stayPrice(offer, calendar, index, nights, DEFAULT_PAX) !== undefined,
  );
}

/** A booking that may be moved, and a product of its house whose calendar lacks the booking's own nights. */
async function movable(
  parts: SellingParts,
  { number, email, productId }: MoveAsked,
): Promise<{ row: BookingRow; product: Product }> {
  const { db } = parts;
  const row = await ownBooking(db, number, email);
  if (await isFixed(db, row, todayOf(parts, row)))
    throw new GatewayError('NOT_MODIFIABLE', 'The booking cannot be changed under its policy.');
  const product = await knownProduct(db, productId);
  if (product.hotel.id !== row.hotelId)
    throw new GatewayError('NOT_MODIFIABLE', 'The product is of another house.');
  const held = await nightsOf(db, number);
  return { row, product: { ...product, calendar: withoutBooking(product.calendar, held) } };
}
