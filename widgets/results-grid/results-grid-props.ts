import type { Track } from '@staykit/analytics/track.ts';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { ComponentType, ReactNode } from 'react';
import type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
import type { GridParts } from './parts/grid-parts.ts';

/** Blocks that are mixed in between the cards. [GRID-10] */
export type InlineBlock = 'giftCard' | 'giftStay' | 'singleVoucher' | 'targetedBanner' | 'boxes';

/** A link to another search. [GRID-05] */
export interface SuggestionLink {
  label: string;
  href: string;
}

/** What happened, as the events of `<stay-results-grid>` tell it. */
export interface ResultsDetail {
  total: number;
  /** Zero-based, as in the address. */
  page: number;
  criteria: SearchCriteria;
  /** The offers of this page. */
  offers: readonly OfferCard[];
}

/** A card that was chosen. */
export interface SelectOfferDetail {
  offer: OfferCard;
  /** Where it leads. */
  url: string;
}

/** What a page may ask of a grid. */
export interface ResultsGridMethods {
  /** Searches for other criteria. */
  search: (criteria: SearchCriteria) => void;
  /** Asks again for the present criteria. */
  refresh: () => void;
}

/** How the map is drawn. */
export interface MapSettings {
  /** A tile server in place of the map that comes along. */
  tiles?: MapTiles;
  /**
   * Shows the map beside the list where the grid is at least `BESIDE_WIDTH` wide. The Map button, which opens it over the
   * page, is one that shows and hides it there.
   */
  beside?: boolean;
  /** Settles once the page is live: the map beside the list is fetched no sooner, so that it keeps nobody waiting. */
  after?: Promise<void>;
  /** Where it is kept that the visitor hides the map beside the list; for this page only without. */
  kept?: {
    /** Whether it was hidden. */
    isHidden: () => boolean;
    /** Keeps whether it is hidden. */
    keep: (isHidden: boolean) => void;
  };
}

/** Where it is kept whether the visitor wants prices of stays told a night. */
export interface KeptPrices {
  /** Whether they were told a night. */
  isNightly: () => boolean;
  /** Keeps whether they are. */
  keep: (isNightly: boolean) => void;
}

/** Something failed; the code is one of `core/errors`. */
export interface ErrorDetail {
  code: string;
  message: string;
}

/** What stands around a card is told. */
export interface AroundCardProps {
  /** Id of its offer. */
  id: string;
  /** The card. */
  children: ReactNode;
}

/** Props of the results grid. What is optional has a default, or the part that needs it is left out. */
export interface ResultsGridProps extends GridParts {
  client: ResultsClient;
  locale: Locale;
  /** Texts of the locale: the namespaces results, card, filters, sort, pager, badge, cancellation, review, common. */
  messages: Messages;
  /**
   * An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`, and change with its
   * language. Dates and prices stay those of `locale`.
   */
  i18n?: I18n;
  /** Links the grid with the search box of its group: it searches when the box submits. */
  channel?: Channel;
  /** What to search for at the start; the address wins where it holds criteria. */
  criteria?: SearchCriteria;
  /** Offers on a page. [PAGER-04] */
  pageSize?: number;
  /** Origin and path before the addresses of offers, where they live on another site: `https://shop.example`. */
  productUrl?: string;
  /** Minisite id of the partner, where offers live on another site: their addresses name whom to pay. [MINISITE-17] */
  minisite?: number;
  /** Cards open their offers in a new tab. [ROUTE-19] */
  newTab?: boolean;
  /** `hash` keeps the address and the criteria the same, both ways; `none` only reads it once. [ROUTE-20] */
  sync?: 'none' | 'hash';
  address?: AddressBinding;
  /** Scrolls to where another page of the results is read from. Default: to their top. [PAGES-08] */
  onTurn?: () => void;
  /** Results of `criteria` that the server has already fetched. */
  initial?: InitialResults;
  /** What is known of the chosen destination: its coordinates, and what it lies in. [FILTER-29] [GRID-13] */
  place?: PlaceDetails;
  /** Origin of pictures where it is not the page's own. */
  assetBase?: string;
  /** The clock, in ms since 1970; give a fixed one where the server renders. */
  now?: () => number;
  /** Level of the heading above the offers. */
  headingLevel?: 2 | 3;
  /** Where the analytics events go; nowhere without it. [CARD-22] */
  track?: Track;
  /** Variants of the experiments that hold for this visitor. [EXPERIMENT-02] [EXPERIMENT-07] */
  variants?: Variants;
  /** Blocks between the cards, by name. [GRID-10] */
  inlineBlocks?: Partial<Record<InlineBlock, ReactNode>>;
  /** Customer-care mode: no gift blocks. */
  customerCare?: boolean;
  suggestions?: readonly SuggestionLink[];
  /** Ids of the offers on the wish list, and what a press on a heart does; no hearts without it. [WISHLIST-01] */
  wishlist?: {
    offerIds: readonly string[];
    /** Puts an offer on the wish list, or takes it off. */
    onToggle: (offer: OfferCard) => void;
  };
  /** Cents that a gift pays: cards of stays on chosen dates show what is left to pay. [CARD-02] [FLOW-07] */
  giftAmount?: number;
  /** Stands around each card and renders no element: a `Suspense` of its own, where a page hydrates card by card. */
  AroundCard?: ComponentType<AroundCardProps>;
  /** Settings of the map behind the Map button; `false` leaves both out. [GRID-02] */
  map?: MapSettings | false;
  /** Where it is kept how prices of stays are told, in total or a night; for this page only without. */
  keptPrices?: KeptPrices;
  /** Told once the methods can be called, and with nothing once they cannot any more. */
  expose?: (methods: ResultsGridMethods | undefined) => void;
  /** The first results are shown. */
  onReady?: () => void;
  /** A search was answered: how many offers there are, and which page is shown. */
  onResults?: (detail: ResultsDetail) => void;
  /** `false` stops the navigation. */
  onSelectOffer?: (detail: SelectOfferDetail) => boolean | void;
  /** A call failed or something broke, with its code. What a visitor is told stands in the grid. */
  onError?: (detail: ErrorDetail) => void;
}
