import type { ItemCategory } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

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

/** What is told of one product that is shown or bought. */
export interface ShownItem {
  id: string;
  label: string;
  /** In cents; left out where there is no price yet. */
  price?: number;
  flow: SearchFlow;
}

/** What is told of one product that is about to be bought. [ANALYTICS-06] */
export interface CartItem extends ShownItem {
  quantity: number;
}

/** What is told of a sale: nothing that says who bought, no number of a booking, no code of a gift. */
export interface Purchase extends CartItem {
  /** Of the whole sale, in cents. */
  price: number;
  /** What was paid for it now, in cents: a gift that pays was a sale of its own. */
  paid: number;
}

/** What was searched for; of places and days only whether one was chosen. */
export interface SubmittedSearch {
  flow: SearchFlow;
  place: boolean;
  dates: boolean;
  theme?: number;
  travellers: number;
}

/** Every analytics event with its payload: an unknown name or a missing field does not compile. [PANALYTICS-01] */
export interface AnalyticsEvents {
  /** A card was chosen. [CARD-22] */
  select_item: Partial<SelectedItem>;
  /** A product, activity or box is shown. */
  view_item: ShownItem;
  /** A list or carousel of offers came into view. */
  view_item_list: { list: string; ids: readonly string[] };
  /** Cards of a list came into view. [ANALYTICS-06] */
  item_impressions: { list: string; ids: readonly string[] };
  /** A search was submitted. */
  search: SubmittedSearch;
  /** The way to a checkout was taken: of a stay, a gift or an activity. [QUOTE-08] */
  add_to_cart: CartItem;
  /** A checkout is shown. */
  begin_checkout: CartItem;
  /** Something was sold: once for each sale. */
  purchase: Purchase;
  /** A gift was personalised. */
  personalization_item: { giftFormat: 'digital' | 'physical' };
  /** A page was shown. */
  launchPage: { pageType: string; path: string };
  /** The price of a product is another one now; amounts are cents. */
  price_change: {
    package_id: string;
    new_price: number;
    previous_price: number;
    page: string;
    data_flow_mode: 'pull' | 'push';
  };
  /** A promotion was followed. [GIFTDRAWER-08] */
  select_promotion: { campaign: string; category: string };
  /** A promotion came into view. */
  view_promotion: { campaign: string; category: string };
}

/** The name of an event. */
export type AnalyticsEvent = keyof AnalyticsEvents;
