import { LONGEST_STAY } from '@staykit/contract/booking/quote.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { nightsBetween, type PlainDate, type PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { CheckinPrice } from '@staykit/core/offer/gift-day.ts';
import { DEFAULT_PAX, type Pax } from '@staykit/values/pax/pax.ts';
import { stayPrice } from '../../catalogue/stay-price.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { checkinPrices } from '../../products/checkin-prices.ts';
import { nightsOf, type BookingRow } from '../booking/bookings.ts';
import { todayOf } from '../booking/finish-booking.ts';
import { withoutBooking } from './held-nights.ts';
import { isFixed, ownBooking } from '../booking/own-booking.ts';
import {
  isOnSale,
  knownProduct,
  quoteProduct,
  type Product,
  type QuoteRequest,
  type StayQuote,
} from '../quote/quote-stay.ts';
import type { SellingParts } from '../selling-parts.ts';

/*
 * The options for moving a booking, by its number and e-mail. Its own nights count as free here; the final decision is
 * `modifyBooking`, which prices the stay again in one transaction.
 */

/** The booking to move, and a product of its hotel. */
export interface MoveRequest {
  number: string;
  email: string;
  productId: string;
}

/** A stay that the booking may be moved to, with the code of the first booking. */
export type MoveQuoteRequest = MoveRequest &
  Pick<QuoteRequest, 'checkin' | 'nights' | 'pax' | 'activities' | 'locale'>;

/** A request for the possible arrival days. */
export interface MoveDaysRequest extends MoveRequest {
  month: PlainMonth;
  /** Number of months from `month` on. */
  length: number;
  nights: number;
  pax: Pax;
}

/** A request for the possible lengths of a stay from one day. */
export interface MoveNightsRequest extends MoveRequest {
  checkin: PlainDate;
  /** Minimum nights. */
  least: number;
}

/** The price of a stay as `modifyBooking` computes it, from the hotel's own system if it has one. */
export async function quoteMove(parts: SellingParts, request: MoveQuoteRequest): Promise<StayQuote> {
  const { number: moved, email: _email, ...stay } = request;
  const { row, product } = await movable(parts, request);
  const { promoCode, promotion } = row.stay;
  return quoteProduct(
    parts,
    {
      ...stay,
      moved,
      ...(promoCode !== undefined && { promoCode }),
      promotion: promotion ?? null,
      smartCapacity: true,
    },
    product,
    parts.live,
  );
}

/** Possible arrival days with their prices. */
export async function moveDays(
  parts: SellingParts,
  request: MoveDaysRequest,
): Promise<Required<CheckinPrice>[]> {
  const { row, product } = await movable(parts, request);
  const { offer, hotel, calendar, extras } = product;
  const now = marketNow(parts.clock(), settingsOf(row.locale).timeZone);
  if (!isOnSale(offer, now.date)) return [];
  const { month, length, nights, pax } = request;
  return checkinPrices(
    offer,
    { offers: [], calendar, taxes: parts.facts.localTaxes(hotel) ?? [] },
    { month, length, nights, pax, giftPrice: 0, multiOffer: false, extras },
    now,
  );
}

/** Possible nights from a day, ascending. */
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

/** A booking that may be moved, and a product of its hotel with a calendar without the booking's own nights. */
async function movable(
  parts: SellingParts,
  { number, email, productId }: MoveRequest,
): Promise<{ row: BookingRow; product: Product }> {
  const { db } = parts;
  const row = await ownBooking(db, number, email);
  if (await isFixed(db, row, todayOf(parts, row)))
    throw new GatewayError('NOT_MODIFIABLE', 'The booking cannot be changed under its policy.');
  const product = await knownProduct(parts, productId);
  if (product.hotel.id !== row.hotelId)
    throw new GatewayError('NOT_MODIFIABLE', 'The product belongs to another hotel.');
  const held = await nightsOf(db, number);
  return { row, product: { ...product, calendar: withoutBooking(product.calendar, held) } };
}
