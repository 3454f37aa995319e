import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** What a page renders a card from. */
export interface RenderedCard {
  offer: OfferCard;
  criteria: SearchCriteria;
  /** Where the card leads, with flow, dates and partner. */
  href: string;
  /** Place among all results, from 0. */
  position: number;
  /** For the press on the link to `href`: tells `onSelectOffer` and the analytics, and stops where the page wants that. */
  onSelect: (event: MouseEvent) => void;
  /** Opens the pictures over the grid, at one of them. */
  showPhotos: (photo?: number) => void;
  /** Opens the other offers of the hotel over the grid. */
  showOthers: () => void;
  /** The card of the grid itself. */
  usual: ReactNode;
}

/** What a page renders from where nothing was found. */
export interface RenderedEmpty {
  criteria: SearchCriteria;
  /** Searches again without filters. */
  removeFilters: () => void;
  /** What the grid itself shows. */
  usual: ReactNode;
}

/** What stands on or in a card is told. */
export interface CardPartProps {
  offer: OfferCard;
  criteria: SearchCriteria;
}

/** What stands before and after the results is told. */
export interface AroundResultsProps {
  criteria: SearchCriteria;
  status: 'loading' | 'ready' | 'error';
  /** How many offers were found; 0 while nothing is known. */
  total: number;
}

/** What says that a search failed is told. */
export interface FailedResultsProps {
  /** Searches again. */
  onRetry: () => void;
}

/** Components of the page that the grid shows. */
export interface GridComponents {
  /** Over the picture of each card. */
  CardBadge?: ComponentType<CardPartProps>;
  /** At the end of each card; its links and buttons work beside the link of the card. */
  CardFooter?: ComponentType<CardPartProps>;
  /** Before the filters. */
  Header?: ComponentType<AroundResultsProps>;
  /** In the bar of filters of a wide grid, while the bar is held in view (class `stuck`): what is searched. */
  Summary?: ComponentType<AroundResultsProps>;
  /** After the pages. */
  Footer?: ComponentType<AroundResultsProps>;
  /** In place of what is said where a search failed. */
  Error?: ComponentType<FailedResultsProps>;
}

/** The parts of a grid that a page replaces or adds. Give stable functions: each new one renders the cards again. */
export interface GridParts {
  /** Renders a card in place of ours. */
  renderCard?: (card: RenderedCard) => ReactNode;
  /** Renders what stands where nothing was found, not even with relaxed criteria. */
  renderEmpty?: (empty: RenderedEmpty) => ReactNode;
  components?: GridComponents;
}
