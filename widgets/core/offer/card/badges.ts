import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { OfferCard } from './offer-card.ts';

/** An urgency badge of a card. */
export type Badge =
  | { kind: 'stress' | 'otherStress' | 'marketing'; text: string }
  | { kind: 'expiration'; date: PlainDate }
  | { kind: 'lastMinute' }
  | { kind: 'roomsLeft'; count: number };

/** Maximum number of badges of a card. [BADGE-01] */
export const MAX_BADGES = 2;

/** Rooms left are shown only up to this number. [BADGE-03] */
export const MAX_ROOMS_LEFT = 3;

/** Which text of the card the two stress badges show. [BADGE-02] */
export const BADGE_SOURCES: {
  stress: (offer: OfferCard) => string | undefined;
  otherStress: (offer: OfferCard) => string | undefined;
} = {
  stress: (offer) => offer.targetedLabel,
  otherStress: (offer) => offer.headwords?.[0],
};

/** Those of a card of a list: what an offer includes is no news there, and stands in a line of its own. */
const CARD_BADGE_SOURCES: typeof BADGE_SOURCES = { ...BADGE_SOURCES, otherStress: () => undefined };

/** The rooms left, when they are few and dates are chosen. [BADGE-03] [BADGE-04] */
export function roomsLeft(offer: Pick<OfferCard, 'availableRooms'>, dated: boolean): number | undefined {
  const rooms = offer.availableRooms ?? 0;
  return dated && rooms > 0 && rooms <= MAX_ROOMS_LEFT ? rooms : undefined;
}

/** The badges of a card, the most urgent first. [BADGE-01] [BADGE-02] */
export function chosenBadges(offer: OfferCard, dated: boolean, sources = CARD_BADGE_SOURCES): Badge[] {
  return allBadges(offer, dated, sources).slice(0, MAX_BADGES);
}

/** All that is urgent about an offer, the most urgent first: the page of a product has room for it. [GALLERY-02] [GALLERY-03] */
export function allBadges(offer: OfferCard, dated: boolean, sources = BADGE_SOURCES): Badge[] {
  const { expiration, lastMinute, marketingLabels } = offer;
  const rooms = roomsLeft(offer, dated);
  const text = (kind: 'stress' | 'otherStress' | 'marketing', value: string | undefined) =>
    value && { kind, text: value };
  const byPriority = [
    text('stress', sources.stress(offer)),
    expiration && { kind: 'expiration' as const, date: expiration },
    lastMinute && { kind: 'lastMinute' as const },
    rooms && { kind: 'roomsLeft' as const, count: rooms },
    text('otherStress', sources.otherStress(offer)),
    text('marketing', marketingLabels?.[0]),
  ];
  return byPriority.filter((badge) => !!badge);
}
