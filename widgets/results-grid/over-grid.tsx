import { cardImages } from '@staykit/ui/components/offer-card/offer-card.model.ts';
import { Slideshow } from '@staykit/ui/components/gallery/slideshow.tsx';
import { OffersDrawer } from './offers/offers-drawer.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';
import type { OpenCard } from './results-grid-state.ts';

export interface OverGridProps {
  card: OpenCard;
  props: ResultsGridProps;
  onClose: () => void;
}

/** What opens over the grid on request; fetched with the first press. [CARD-12] [CARD-23] */
export function OverGrid({ card: { offer, criteria, photo }, props, onClose }: OverGridProps) {
  return photo === undefined ? (
    <OffersDrawer offer={offer} criteria={criteria} props={props} onClose={onClose} />
  ) : (
    <Slideshow images={cardImages(offer)} name={offer.hotel.label} start={photo} onClose={onClose} />
  );
}
