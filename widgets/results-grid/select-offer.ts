import type { MouseEvent } from 'react';
import type { OfferCard } from '../core/offer/offer-card.ts';
import type { SearchFlow } from '../core/search/flow.ts';
import { trackSelected } from './track-selected.ts';
import type { ResultsGridProps } from './results-grid-props.ts';

/** A card that was pressed. */
export interface Selected {
  offer: OfferCard;
  url: string;
  /** Its place in the list, over all pages. */
  position: number;
  flow: SearchFlow;
}

/** Whether a press is a plain one; others open a tab, and are the browser's. [ROUTE-18] */
export function isPlain(event: MouseEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
}

/** Tells analytics and the page that a card was chosen; the page may stop the navigation. [CARD-22] [ROUTE-18] */
export function selectOffer(
  event: MouseEvent,
  selected: Selected,
  { track, onSelectOffer }: Pick<ResultsGridProps, 'track' | 'onSelectOffer'>,
): void {
  const { offer, url } = selected;
  if (track) trackSelected(track, selected);
  if (isPlain(event) && onSelectOffer?.({ offer, url }) === false) event.preventDefault();
}
