import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { programOf } from '../catalogue/facts/programme.ts';
import type { CalendarRecord, CatalogueLanguage } from '../catalogue/records.ts';
import type { Queryable } from '../database/database.ts';
import type { BookedNight, SoldStay } from '../repositories/bookings.ts';
import { findQuote, type QuotedStay } from '../repositories/quotes.ts';
import type { SavedAnswer } from '../repositories/idempotency.ts';
import { priceStay, type PricedStay } from './price-stay.ts';
import { isOnSale, type Product } from './quote-stay.ts';
import { refusal } from './refusal.ts';

/** A quote that may still be booked, or why not. */
export async function openQuote(
  tx: Queryable,
  id: string,
  now: number,
): Promise<{ stay: QuotedStay } | { answer: SavedAnswer }> {
  const quote = await findQuote(tx, id);
  // An unknown quote is one that was forgotten: nobody is told which ids there are.
  if (!quote || quote.expiresAt <= now)
    return { answer: refusal('QUOTE_EXPIRED', 'The quote has expired: ask for a new one.') };
  return { stay: quote.stay };
}

/** A quoted stay priced once more, from the calendar that is locked for it, or why it is not sold at this price. */
export function priceQuoted(
  product: Product,
  calendar: CalendarRecord,
  stay: QuotedStay,
  agreed: number,
  today: PlainDate,
): { priced: PricedStay } | { answer: SavedAnswer } {
  const { checkin, nights, pax, promoCode } = stay;
  const wanted = {
    checkin,
    nights,
    pax,
    extras: product.extras,
    ...(promoCode !== undefined && { promoCode }),
  };
  const open = isOnSale(product.offer, today) && checkin >= today;
  const priced = open ? priceStay({ ...product, calendar }, wanted, true) : undefined;
  if (!priced) return { answer: refusal('NO_AVAILABILITY', 'The stay is not available any more.') };
  const { totalPrice, sellPrice } = priced.priceInfo;
  if (totalPrice !== agreed) {
    const details = { price: totalPrice, sellPrice, previousPrice: agreed };
    return { answer: refusal('PRICE_CHANGED', 'The price has changed: see details.price.', details) };
  }
  return { priced };
}

/** What is written down of a stay that is sold. */
export function soldStay(product: Product, stay: QuotedStay, priced: PricedStay, locale: Locale): SoldStay {
  const { offer, hotel, extras } = product;
  const language = locale.slice(0, 2) as CatalogueLanguage;
  return {
    productId: stay.productId,
    label: offer.label[language],
    hotel: {
      id: hotel.id,
      label: hotel.name,
      address: `${hotel.address}, ${hotel.postcode} ${hotel.cityName}`,
    },
    pax: stay.pax,
    activities: stay.activities,
    lines: programOf(offer, hotel, { language, nights: stay.nights, adults: stay.pax.adult, extras }).lines,
    priceInfo: priced.priceInfo,
    finalPrice: priced.finalPrice,
    taxAtHotel: priced.taxAtHotel,
    policy: cancellationOf(offer.cancellation, stay.checkin),
    ...(stay.promoCode !== undefined && { promoCode: stay.promoCode }),
  };
}

/** The nights of a priced stay with their price, as they are written down. */
export function nightsToBook({ priceInfo, rooms }: PricedStay): BookedNight[] {
  return Object.entries(priceInfo.days ?? {}).map(([night, { sellPrice }]) => ({
    night,
    rooms,
    priceCents: sellPrice,
  }));
}
