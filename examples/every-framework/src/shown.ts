import type { StayEventMap, StayResultsGrid } from '@staykit/widgets/element-types';

/** What a framework shows by one `<stay-results-grid>` and one `<stay-search-box>`. */
export interface Shown {
  /** A string. */
  productUrl: string;
  /** A number. */
  pageSize: number;
  /** A boolean. */
  newTab: boolean;
  /** An object. */
  criteria: StayResultsGrid['criteria'];
  /** Whether the object is written like any other attribute, without what the framework needs for objects. */
  isPlain: boolean;
  /** The text of the link between the tags. */
  link: string;
  /** Whether the grid is in the page. */
  hasGrid: boolean;
}

/** Is told of each search of the box, by the framework's own way to listen. */
export type OnSearch = (event: StayEventMap['stay-search']) => void;

/** Renders both elements into `root`, and gives back how to render them again. */
export type Mount = (root: HTMLElement, first: Shown, onSearch: OnSearch) => (next: Shown) => void;

/** Attributes that never change. */
export const SHOP = { api: import.meta.env.VITE_STAYKIT_API, locale: 'nl_BE' } as const;
