import { isCheckinInFuture, marketNow } from '@staykit/core/dates/market-time.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { parseActivitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import { roomsLeft } from '@staykit/core/offer/card/badges.ts';
import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { fitToRooms } from '@staykit/core/pax/smart-capacity.ts';
import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { UNAVAILABLE_TEXTS, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { FinalPrice } from '@staykit/core/price/quote-price.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { ExtraRecord } from '../../catalogue/facts/extras.ts';
import { havePlaces } from '../../catalogue/inventory/activities/places.ts';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import {
  type CalendarRecord,
  type OfferKind,
  type OfferRecord,
  textLanguage,
} from '../../catalogue/records.ts';
import { calendarFor } from '../../catalogue/stay-limits.ts';
import { partyRefusal, roomsFor, takesAges } from '../../catalogue/room-capacity.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { supplierAway } from '../supplier/live-hotels.ts';
import { insertQuote, type QuotedStay } from './quotes.ts';
import { sellableOffer, type SellableOffer } from './sellable-offer.ts';
import { cancellationMessage } from './cancellation-message.ts';
import { isOfferCode, priceStay, type PricedStay } from './price-stay.ts';
import { belowMinimum, findPromotion, type FoundPromotion, type Promotion } from '../promo/promotion.ts';
import { MINUTE_MS, QUOTE_MINUTES, type SellingParts } from '../selling-parts.ts';

/** A quote request. */
export interface QuoteRequest {
  productId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  /** Chosen days of activities: `12_1-15_0`. */
  activities: string;
  locale: Locale;
  promoCode?: string;
  /** Number of the booking that is moved, whose own places count as free. */
  moved?: string;
  /** The code of a booking that is moved, with the terms of its sale; null: it has none. Without it the code is looked up. */
  promotion?: Promotion | null;
  /** The partner whose page asks. */
  minisiteId?: number;
  /** Codes of the shop are not looked up: nobody counts who asks. */
  isUncounted?: boolean;
  /** Whether party and nights may be adapted to the room's capacity. */
  smartCapacity: boolean;
}

/** A quote as answered. */
export interface StayQuote extends OfferQuote {
  finalPrice?: FinalPrice;
  localTaxes?: LocalTax[];
}

/** Offer kinds with dates. */
const DATED: readonly OfferKind[] = ['weekend', 'stay', 'hotelNight'];

/** Minimum promotion and maximum days ahead of a flash deal. */
const FLASH_DEAL = { promo: 30, daysAhead: 14 };

/** An offer with the extras of its product id and the facts of its hotel. Its calendar may have been locked after it was read. */
export type Product = SellableOffer & { extras: ExtraRecord[]; facts: HotelFacts };

/** A product from the database, with its extras; undefined if unknown. */
export async function productOf(
  db: Queryable,
  productId: string,
  facts: HotelFacts,
): Promise<Product | undefined> {
  const ref = readProductId(productId);
  const found = await sellableOffer(db, ref.offerId);
  const extras = found ? facts.extras(found.offer, found.hotel) : [];
  const chosen = extras.filter(({ number }) => ref.extras.includes(number));
  return found && chosen.length === ref.extras.length ? { ...found, extras: chosen, facts } : undefined;
}

/** Whether a dated offer is sold on a date. */
export function isOnSale({ kind, expiration }: OfferRecord, today: PlainDate): boolean {
  return DATED.includes(kind) && (expiration === undefined || today <= expiration);
}

/** Prices a stay from the database and stores the quote until it expires. [PAPI-13] [PAPI-14] */
export async function quoteStay(parts: SellingParts, request: QuoteRequest): Promise<StayQuote> {
  return quoteProduct(parts, request, await knownProduct(parts, request.productId), parts.live);
}

/** A product; throws NOT_FOUND if unknown. */
export async function knownProduct(
  { db, facts }: Pick<SellingParts, 'db' | 'facts'>,
  productId: string,
): Promise<Product> {
  const product = await productOf(db, productId, facts);
  if (!product) throw new GatewayError('NOT_FOUND', `Offer ${productId} does not exist.`);
  return product;
}

/**
 * The same for a given product, whose calendar may include the nights of a booking that is moved. With `live`, the
 * system that sells the hotel is asked first.
 */
export async function quoteProduct(
  { db, clock, ids }: SellingParts,
  request: QuoteRequest,
  product: Product,
  live?: SellingParts['live'],
): Promise<StayQuote> {
  const { productId, checkin, locale, activities, promoCode } = request;
  const { offer, hotel, extras, facts } = product;
  const instant = clock();
  const now = marketNow(instant, settingsOf(locale).timeZone);
  if (!isCheckinInFuture(checkin, now)) return refused(UNAVAILABLE_TEXTS.past);
  if (!isOnSale(offer, now.date)) return { bookable: false };
  const { pax, nights } = request.smartCapacity ? fitted(offer, product.calendar, request) : request;
  if (roomsFor(offer, pax) === 0) return refused(PARTY_TEXT, partyRefusal(offer, pax));
  checkActivities(
    request,
    nights,
    facts.activities(offer, extras).map(({ id }) => id),
  );
  if (!(await havePlaces(db, hotel.id, { checkin, pax, activities }, request.moved)))
    return refused(UNAVAILABLE_TEXTS.notAvailable);
  const promo = await promotionOf(db, request, offer, instant);
  const promotion = promo && 'promotion' in promo ? promo.promotion : undefined;
  const stay = { checkin, nights, pax, extras, ...(promoCode !== undefined && { promoCode }), promotion };
  const calendar = await liveCalendar(db, live, product, stay);
  const priced = calendar && priceStay({ ...product, calendar }, stay);
  if (!priced) return refused(UNAVAILABLE_TEXTS.notAvailable);
  const expiresAt = instant + QUOTE_MINUTES * MINUTE_MS;
  const id = ids.token();
  const quoted = { productId, hotelId: hotel.id, checkin, nights, pax, activities, locale };
  await insertQuote(
    db,
    offer.id,
    {
      id,
      stay: {
        ...quoted,
        ...(promoCode !== undefined && { promoCode }),
        ...(promotion && { promotion }),
      },
      totalCents: priced.priceInfo.totalPrice,
      expiresAt,
    },
    instant,
  );
  const language = textLanguage(locale);
  const t = translateFor(locale);
  const few = roomsLeft(priced, true);
  const policy = cancellationOf(offer.cancellation, checkin);
  return {
    quoteId: id,
    expiresAt: new Date(expiresAt).toISOString(),
    bookable: true,
    priceInfo: priced.priceInfo,
    finalPrice: priced.finalPrice,
    localTaxTotalAmount: priced.finalPrice.localTaxTotalAmount,
    localTaxes: priced.localTaxes,
    programLineList: facts.programme(offer, hotel, {
      language,
      nights,
      adults: pax.adult,
      extras,
      nbRooms: priced.rooms,
    }).lines,
    flashDeal: isFlashDeal(priced, nightsBetween(now.date, checkin)),
    ...refusalOf(promo, priced),
    ...(few !== undefined && { roomsAmountMessage: t('badge.roomsLeft', { count: few }) }),
    cancellationPolicy: { ...policy, message: cancellationMessage(policy, locale, now.date) },
    ...changesOf(request, pax, nights),
  };
}

/** The promo code of a request: that of a moved booking, or what the visitor typed where the offer does not know it. */
async function promotionOf(
  db: Queryable,
  { promoCode, promotion, minisiteId, locale, isUncounted }: QuoteRequest,
  offer: OfferRecord,
  now: number,
): Promise<FoundPromotion | undefined> {
  if (promotion) return { promotion };
  const isTyped = promotion === undefined && promoCode !== undefined && !isUncounted;
  if (!isTyped || isOfferCode(offer, promoCode)) return undefined;
  const sale = { product: 'stay' as const, locale, now, ...(minisiteId !== undefined && { minisiteId }) };
  return findPromotion(db, promoCode, sale);
}

/** Why a promo code takes nothing off. */
function refusalOf(
  promo: FoundPromotion | undefined,
  { priceInfo }: PricedStay,
): Pick<StayQuote, 'promoCodeRefusal'> {
  if (!promo || (priceInfo.promoCodeReductionAmount ?? 0) > 0) return {};
  const { code, minimum } = 'refused' in promo ? promo.refused : belowMinimum(promo.promotion);
  return { promoCodeRefusal: { code, ...(minimum !== undefined && { minimum }) } };
}

/**
 * The calendar to price a stay by: the system that sells the hotel has stored its prices there. Undefined if it is sold
 * out. Throws UNAVAILABLE if the system does not answer and nothing may be sold without it.
 */
async function liveCalendar(
  db: Queryable,
  live: SellingParts['live'],
  { offer, hotel, calendar }: Product,
  { checkin, nights, pax }: Pick<QuotedStay, 'checkin' | 'nights' | 'pax'>,
): Promise<CalendarRecord | undefined> {
  const rooms = roomsFor(offer, pax);
  const asked = await live?.ask({ hotelId: hotel.id, checkin, nights, rooms });
  if (asked?.state === 'away') throw supplierAway();
  if (asked?.state === 'soldOut') return undefined;
  return asked?.state === 'available' ? (await sellableOffer(db, offer.id))?.calendar : calendar;
}

const PARTY_TEXT = 'The rooms of the offer do not take this party.';

const refused = (message: string, code?: ErrorCode): StayQuote => ({
  bookable: false,
  error: [{ ...(code && { code }), message }],
});

function isFlashDeal({ priceInfo }: PricedStay, daysAhead: number): boolean {
  return priceInfo.promo >= FLASH_DEAL.promo && daysAhead <= FLASH_DEAL.daysAhead;
}

/** The party adapted to the rooms, and the nearest possible number of nights. [QUOTE-20] */
function fitted(
  offer: OfferRecord,
  calendar: CalendarRecord,
  { pax, checkin, nights }: QuoteRequest,
): { pax: Pax; nights: number } {
  const minimum = calendarFor(offer, calendar)?.minLos[nightsBetween(calendar.firstDay, checkin)] ?? 0;
  const length = Math.min(offer.maxNights, Math.max(nights, minimum, offer.nights));
  if (roomsFor(offer, pax) > 0 || !takesAges(offer, pax)) return { pax, nights: length };
  const room = { adult: offer.maxAdults, child: offer.maxChildren, baby: offer.maxBabies };
  const rooms = Math.max(1, roomsFor(offer, { ...pax, child: 0, baby: 0 }));
  const party = fitToRooms(pax, rooms, room);
  return { pax: roomsFor(offer, party) > 0 ? party : pax, nights: length };
}

function changesOf(
  request: QuoteRequest,
  pax: Pax,
  nights: number,
): Pick<OfferQuote, 'modifiedReservationCriteria'> {
  const { adult, child, baby } = pax;
  const party = pax !== request.pax && { adult, child, baby };
  const length = nights !== request.nights && { nights };
  return party || length ? { modifiedReservationCriteria: { ...party, ...length } } : {};
}

/** Refuses a day of an activity that is not in the product, or outside the stay. [BOOKING-11] */
function checkActivities(
  { activities, checkin }: QuoteRequest,
  nights: number,
  ids: readonly string[],
): void {
  const chosen = Object.entries(parseActivitySelection(checkin, activities) ?? { '': checkin });
  const wrong = chosen.some(([id, date]) => !ids.includes(id) || nightsBetween(checkin, date) > nights);
  if (wrong)
    throw new GatewayError(
      'BAD_REQUEST',
      'activitySelectionList: expected activities of the product on dates of the stay.',
    );
}
