import type { MouseEvent } from 'react';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { selectItem } from '@staykit/analytics/select-item.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';

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
  const { offer, url, position, flow } = selected;
  track?.('select_item', selectItem({ offer, position, flow }));
  if (isPlain(event) && onSelectOffer?.({ offer, url }) === false) event.preventDefault();
}
