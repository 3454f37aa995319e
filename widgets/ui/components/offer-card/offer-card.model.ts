import { hasDates } from '@staykit/values/search/flow.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { formatRange } from '../calendar/format-range.ts';
import { travellersOf } from '@staykit/values/pax/pax.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** The ways in which an offer is shown; the sixth, condensed, is a card of its own. [CARD-01] */
export type CardKind = 'normal' | 'gift' | 'modification' | 'activity' | 'hotel';

/** The kind of card of an offer in a search of a flow. [CARD-01] */
export function cardKind(offer: OfferCard, flow: SearchCriteria['flow']): CardKind {
  if (offer.itemCategory === 'activity') return 'activity';
  if (offer.itemCategory === 'single_voucher' || flow === 'gifting') return 'gift';
  return flow === 'hotel' ? 'hotel' : 'normal';
}

/** Which text of `card.cta` calls to action. [CARD-11] */
export function callToAction(kind: CardKind): 'booking' | 'gifting' | 'activity' {
  return kind === 'activity' ? 'activity' : kind === 'gift' ? 'gifting' : 'booking';
}

/** Nights of what a card sells: 0 of an activity, and of a gift without a night such as an hour in a spa. */
function nightsOf({ itemCategory, nights }: OfferCard, { night = 1 }: SearchCriteria): number {
  if (itemCategory === 'activity') return 0;
  return nights ?? (itemCategory === 'single_voucher' ? 0 : night);
}

/** Length, people and dates of what a card sells, where the offer does not say the search does. [CARD-10] */
export function cardStay(offer: OfferCard, criteria: SearchCriteria) {
  return {
    nights: nightsOf(offer, criteria),
    people: offer.participants ?? travellersOf(criteria.pax),
    dated: hasDates(criteria.flow) && criteria.checkin !== undefined && criteria.checkout !== undefined,
  };
}

/** The dates of a card that has its own, in a search with flexible dates. */
export function ownDates({ checkin, nights }: OfferCard, locale: Locale): string[] {
  return checkin && nights ? [formatRange(checkin, addDays(checkin, nights), locale)] : [];
}

/** Pictures of the offer, the main one first, each once. */
export function cardImages(offer: OfferCard): string[] {
  return [...new Set([offer.imageUrl, ...offer.images].filter(Boolean))];
}
