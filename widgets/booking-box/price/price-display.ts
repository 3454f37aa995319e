import type { BookedProduct } from '@staykit/core/offer/product.ts';
import { perNight } from '@staykit/core/price/money.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import { PROMO_THRESHOLDS, promoPercent, referencePrice, shownPromo } from '@staykit/core/price/promo.ts';
import { datesOf, type BookingState } from '../booking-state.ts';

/** What is said beside a price: what it saves, up to what it saves, or what it is for. (spec: product 4, price display) */
export type PriceMessage = 'moneySaved' | 'upTo' | 'default';

/** What a price field shows; `hidden`: a gift has a price of its own. (spec: product 4, price display) [BOOKING-04] */
export type PriceField = 'loading' | 'hidden' | PriceMessage;

/** Which of its five faces a price field has. [BOOKING-04] */
export function priceField(
  shown: Pick<PriceDisplay, 'message' | 'old'> | undefined,
  isGift: boolean,
): PriceField {
  if (isGift) return 'hidden';
  return shown && !shown.old ? shown.message : 'loading';
}

/** A price ready to be written. Amounts are cents by default. */
export interface PriceDisplay {
  /** All that is paid to the shop for the stay. */
  total: number;
  nights: number;
  /** Rooms of the price; absent: one. */
  rooms?: number;
  /** Whole units a night, rounded up. [PRICE-02] */
  perNight: number;
  /** The lowest of several days. [PRICE-11] */
  from: boolean;
  message: PriceMessage;
  /** Before the promotion, where that is worth telling. [BOOKING-22] */
  before?: number;
  /** Whole per cent. */
  percent?: number;
  saved?: number;
  /** It is the price of another question, and a newer one is coming. */
  old: boolean;
}

/** Before there are dates: the product's lowest price, with up to what it saves. */
export function fromPrice(product: BookedProduct): PriceDisplay {
  const { sellPrice, nights = 1, priceType } = product;
  const percent = shownPromo(product, PROMO_THRESHOLDS.offerList);
  return {
    total: sellPrice,
    nights,
    perNight: perNight(sellPrice, nights),
    from: true,
    old: priceType === 'final',
    message: percent === undefined ? 'default' : 'upTo',
    ...(percent !== undefined && { percent }),
  };
}

/** The price of chosen dates: what it was, and what is saved. */
export function finalPrice(
  {
    sellPrice,
    refPrice,
    totalPrice,
    nights,
    nbRooms,
  }: Pick<PriceInfo, 'sellPrice' | 'refPrice' | 'totalPrice' | 'nights' | 'nbRooms'>,
  old = false,
): PriceDisplay {
  const saved = refPrice - sellPrice;
  // Of the two prices that are shown, as on cards.
  const percent = promoPercent(totalPrice, totalPrice + saved) ?? 0;
  const told = percent >= PROMO_THRESHOLDS.quote;
  return {
    total: totalPrice,
    nights,
    ...(nbRooms > 1 && { rooms: nbRooms }),
    perNight: perNight(totalPrice, nights),
    from: false,
    old,
    message: told ? 'moneySaved' : 'default',
    ...(told && { before: totalPrice + saved, percent, saved }),
  };
}

/** What the box shows as its price, or nothing while it knows none. */
export function priceDisplay(
  { price, stay, before }: Pick<BookingState, 'price' | 'stay' | 'before'>,
  product: BookedProduct | undefined,
): PriceDisplay | undefined {
  if (price.state === 'priced') return finalPrice(price.quote.priceInfo);
  if (price.state === 'from')
    return product && product.priceType !== 'final' ? fromPrice(product) : undefined;
  if (price.state !== 'loading') return undefined;
  if (before) return finalPrice(before, true);
  const nights = datesOf(stay)?.nights;
  if (!product || product.priceType !== 'final' || product.nights !== nights) return undefined;
  // The server knew the price of these dates already.
  const { sellPrice, nbRooms = 1 } = product;
  return finalPrice({
    sellPrice,
    refPrice: referencePrice(product) ?? sellPrice,
    totalPrice: sellPrice,
    nights: nights ?? 1,
    nbRooms,
  });
}
