import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { activityPrice, nightCents } from '@staykit/core/price/money.ts';
import { priceForPax } from '@staykit/core/price/pax-price.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { PROMO_THRESHOLDS, referencePrice, shownPromo } from '@staykit/core/price/promo.ts';

/** The amounts of a card, in cents, ready to be written. */
export interface PriceView {
  /** What everybody pays together. */
  total: number;
  /** Rounded up to a whole unit: a night of a stay, or a person of an activity; nothing of a gift without nights. */
  single?: number;
  /** Nights of the total; 0 of an activity, and of a gift without any. */
  nights: number;
  /** What the total was before, when a promotion is worth showing. */
  before?: number;
  /** Whole percent off. */
  percent?: number;
  /** The lowest of several days: the display says 'from'. [PRICE-11] */
  from: boolean;
}

/**
 * The prices of an offer for the adults of a search; `nights` is 0 where it has none. What a stay starts from says no
 * promotion: it is that of one day among many, which the visitor may not want. A list in the order of promotions does,
 * since they are what it was asked for. [CARD-10] [CARD-21] [PRICE-02..10]
 */
export function priceView(
  offer: OfferCard,
  { pax: { adult: adults }, sort }: Pick<SearchCriteria, 'pax' | 'sort'>,
  nights: number,
): PriceView {
  const activity = offer.itemCategory === 'activity';
  const shown = priceForPax(offer, adults);
  const from = offer.priceType === 'from';
  const percent =
    from && !activity && sort !== 'promo'
      ? undefined
      : shownPromo(shown, activity ? PROMO_THRESHOLDS.activityOnly : PROMO_THRESHOLDS.offerList);
  const before = referencePrice(shown);
  return {
    total: shown.sellPrice,
    nights: activity ? 0 : nights,
    ...(activity
      ? { single: 100 * activityPrice(shown.sellPrice, adults) }
      : nights > 0 && { single: nightCents(shown.sellPrice, nights) }),
    from,
    ...(percent !== undefined && before !== undefined && { percent, before }),
  };
}
