import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { TIME_ZONES } from '@staykit/core/market/time-zone.ts';
import {
  type CalendarRecord,
  type HotelRecord,
  type OfferRecord,
  textIn,
  textLanguage,
} from '../../catalogue/records.ts';
import { partyRefusal, roomsFor } from '../../catalogue/room-capacity.ts';
import type { Queryable } from '../../database/database.ts';
import type { BookedNight, SoldStay } from '../booking/bookings.ts';
import { findQuote, type QuotedStay } from './quotes.ts';
import type { SavedAnswer } from '../idempotency.ts';
import { isOfferCode, priceStay, type PricedStay } from './price-stay.ts';
import { isOnSale, type Product } from './quote-stay.ts';
import { refusal } from '../refusal.ts';

/** A valid quote, or a refusal. */
export async function openQuote(
  tx: Queryable,
  id: string,
  now: number,
): Promise<{ stay: QuotedStay } | { answer: SavedAnswer }> {
  const quote = await findQuote(tx, id);
  // An unknown quote may have been deleted: the refusal does not reveal which ids exist.
  if (!quote || quote.expiresAt <= now)
    return { answer: refusal('QUOTE_EXPIRED', 'The quote has expired: ask for a new one.') };
  return { stay: quote.stay };
}

/** Prices a quoted stay again from its locked calendar; a refusal if it is not sold at this price. */
export function priceQuoted(
  product: Product,
  calendar: CalendarRecord,
  stay: QuotedStay,
  agreed: number,
  today: PlainDate,
): { priced: PricedStay } | { answer: SavedAnswer } {
  const { checkin, nights, pax, promoCode, promotion } = stay;
  if (roomsFor(product.offer, pax) === 0)
    return { answer: refusal(partyRefusal(product.offer, pax), 'The rooms no longer take this party.') };
  const wanted = {
    checkin,
    nights,
    pax,
    extras: product.extras,
    ...(promoCode !== undefined && { promoCode }),
    promotion,
  };
  const open = isOnSale(product.offer, today) && checkin >= today;
  const priced = open ? priceStay({ ...product, calendar }, wanted) : undefined;
  if (!priced) return { answer: refusal('NO_AVAILABILITY', 'The stay is no longer available.') };
  const { totalPrice, sellPrice } = priced.priceInfo;
  if (totalPrice !== agreed) {
    const details = { price: totalPrice, sellPrice, previousPrice: agreed };
    return { answer: refusal('PRICE_CHANGED', 'The price has changed: see details.price.', details) };
  }
  return { priced };
}

/** The record of a sold stay. */
export function soldStay(product: Product, stay: QuotedStay, priced: PricedStay, locale: Locale): SoldStay {
  const { offer, hotel, extras, facts } = product;
  const language = textLanguage(locale);
  const phone = facts.phone(hotel);
  const hours = facts.openingHours(hotel);
  return {
    productId: stay.productId,
    label: textIn(offer.label, language),
    hotel: {
      id: hotel.id,
      label: hotel.name,
      address: `${hotel.address}, ${hotel.postcode} ${hotel.cityName}`,
      timeZone: zoneOf(hotel),
      ...(phone !== undefined && { phone }),
      ...(hours && { hours }),
    },
    pax: stay.pax,
    activities: stay.activities,
    lines: facts.programme(offer, hotel, {
      language,
      nights: stay.nights,
      adults: stay.pax.adult,
      extras,
      nbRooms: priced.rooms,
    }).lines,
    priceInfo: priced.priceInfo,
    finalPrice: priced.finalPrice,
    taxAtHotel: priced.taxAtHotel,
    policy: cancellationOf(offer.cancellation, stay.checkin),
    ...(stay.promoCode !== undefined && { promoCode: stay.promoCode }),
    ...(stay.promotion && { promotion: { ...stay.promotion, cents: promotedCents(offer, stay, priced) } }),
  };
}

/** West of it a hotel of Spain is on the Canary Islands. */
const CANARY_LNG = -12;

/** The clock of a hotel, as the IANA names it. */
const zoneOf = ({ country, lng }: Pick<HotelRecord, 'country' | 'lng'>): string =>
  country === 'ES' && lng < CANARY_LNG ? 'Atlantic/Canary' : TIME_ZONES[country];

/** Cents that a code of the shop takes off a priced stay: none where the hotel's own code of the offer counts. */
export const promotedCents = (
  offer: Pick<OfferRecord, 'autoDiscount'>,
  { promotion, promoCode }: Pick<QuotedStay, 'promotion' | 'promoCode'>,
  { priceInfo }: Pick<PricedStay, 'priceInfo'>,
): number => (promotion && !isOfferCode(offer, promoCode) ? (priceInfo.promoCodeReductionAmount ?? 0) : 0);

/** The nights of a priced stay with their prices. */
export function nightsToBook(
  { priceInfo, rooms }: PricedStay,
  { room }: Pick<OfferRecord, 'room'>,
): BookedNight[] {
  return Object.entries(priceInfo.days ?? {}).map(([night, { sellPrice }]) => ({
    night,
    rooms,
    priceCents: sellPrice,
    ...(room !== undefined && { room }),
  }));
}
