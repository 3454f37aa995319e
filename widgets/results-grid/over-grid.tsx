import { cardImages } from '@staykit/ui/components/offer-card/offer-card.model.ts';
import { Slideshow } from '@staykit/ui/components/gallery/slideshow.tsx';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { OffersDrawer } from './offers/offers-drawer.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';

/** What a card opens over the grid: its pictures, from one on, or the other offers of its hotel. */
export interface Over {
  offer: OfferCard;
  criteria: SearchCriteria;
  /** The first picture to show; the other offers without it. */
  photo?: number;
}

export interface OverGridProps {
  over: Over;
  props: ResultsGridProps;
  onClose: () => void;
}

/** What opens over the grid on request; fetched with the first press. [CARD-12] [CARD-23] */
export function OverGrid({ over: { offer, criteria, photo }, props, onClose }: OverGridProps) {
  return photo === undefined ? (
    <OffersDrawer offer={offer} criteria={criteria} props={props} onClose={onClose} />
  ) : (
    <Slideshow images={cardImages(offer)} name={offer.hotel.label} start={photo} onClose={onClose} />
  );
}
