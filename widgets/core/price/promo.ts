/** From this percentage on the card promo counts, where a list has no threshold of its own. [PRICE-09] [BOOKING-21] */
export const CARD_PROMO_MIN_PERCENT = 5;

/** The lowest percentage worth showing, by place. [PRICE-07..09] */
export const PROMO_THRESHOLDS = {
  /** Results of an activity search. [PRICE-07] */
  activityOnly: 5,
  /** Lists of stay offers. [PRICE-08] */
  offerList: 10,
  /** The price of chosen dates. promoThresholds.quote [BOOKING-22] */
  quote: 10,
  /** A product outside of lists: the page of an activity, and what was viewed of it. [PRICE-09] */
  default: CARD_PROMO_MIN_PERCENT,
};

/** The price that a promotion is measured against and that is struck through. [PRICE-10] */
export function referencePrice(offer: { refPrice?: number; barPrice?: number }): number | undefined {
  return offer.refPrice ?? offer.barPrice;
}

/** Percentage off, rounded down on whole cents; nothing when the reference is not above the price. [PRICE-05] [PRICE-06] */
export function promoPercent(sellPrice: number, reference: number | undefined): number | undefined {
  if (reference === undefined || reference <= sellPrice) return undefined;
  return Math.floor(((reference - sellPrice) * 100) / reference);
}

/** The promotion of an offer as a percentage, when it reaches `threshold`. [PRICE-07..10] */
export function shownPromo(
  offer: { sellPrice: number; refPrice?: number; barPrice?: number },
  threshold: number = PROMO_THRESHOLDS.default,
): number | undefined {
  const percent = promoPercent(offer.sellPrice, referencePrice(offer));
  return percent !== undefined && percent >= threshold ? percent : undefined;
}
