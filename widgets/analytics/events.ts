import type { ItemCategory } from '../core/offer/offer-card.ts';
import type { SearchFlow } from '../core/search/flow.ts';

/** What is told of one item of a list. */
export interface SelectedItem {
  id: string;
  label: string;
  /** In cents. */
  price: number;
  /** From 0, in the order of the list over all its pages. */
  position: number;
  flow: SearchFlow;
  category: ItemCategory;
}

/** Every analytics event with its payload: an unknown name or a missing field does not compile. */
export interface AnalyticsEvents {
  /** A card was chosen. [CARD-22] */
  select_item: Partial<SelectedItem>;
}

/** The name of an event. */
export type AnalyticsEvent = keyof AnalyticsEvents;
