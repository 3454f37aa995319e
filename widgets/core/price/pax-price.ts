import type { OfferCard, PaxPrice } from '../offer/card/offer-card.ts';

/** The prices that a card shows. */
export interface ShownPrice {
  sellPrice: number;
  refPrice?: number;
  barPrice?: number;
  promo?: number;
}

/** The prices for a number of adults, where the offer lists that composition, else its own. [CARD-21] */
export function priceForPax(
  offer: Pick<OfferCard, 'sellPrice' | 'refPrice' | 'barPrice' | 'promo' | 'prices'>,
  adults: number,
): ShownPrice {
  return offer.prices?.find((price: PaxPrice) => price.adults === adults) ?? offer;
}
