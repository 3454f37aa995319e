import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { activityPrice, perNight } from '@staykit/core/price/money.ts';
import { priceForPax } from '@staykit/core/price/pax-price.ts';
import { PROMO_THRESHOLDS, referencePrice, shownPromo } from '@staykit/core/price/promo.ts';

/** The amounts of a card, in cents, ready to be written. */
export interface PriceView {
  /** What everybody pays together. */
  total: number;
  /** Rounded up to a whole unit: a night of a stay, or a person of an activity; nothing of a gift without nights. */
  single?: number;
  /** What the total was before, when a promotion is worth showing. */
  before?: number;
  /** Whole percent off. */
  percent?: number;
  /** The lowest of several days: the display says 'from'. [PRICE-11] */
  from: boolean;
}

/** The prices of an offer for a number of adults; `nights` is 0 where it has none. [CARD-10] [CARD-21] [PRICE-02..10] */
export function priceView(offer: OfferCard, adults: number, nights: number): PriceView {
  const activity = offer.itemCategory === 'activity';
  const shown = priceForPax(offer, adults);
  const percent = shownPromo(shown, activity ? PROMO_THRESHOLDS.activityOnly : PROMO_THRESHOLDS.offerList);
  const before = referencePrice(shown);
  return {
    total: shown.sellPrice,
    ...(activity
      ? { single: 100 * activityPrice(shown.sellPrice, adults) }
      : nights > 0 && { single: 100 * perNight(shown.sellPrice, nights) }),
    from: offer.priceType === 'from',
    ...(percent !== undefined && before !== undefined && { percent, before }),
  };
}
