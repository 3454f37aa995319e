/** What a visitor can search for: dated stays, gifts without dates, activities of a day, hotel nights. [FLOW-01] */
export const SEARCH_FLOWS = ['booking', 'gifting', 'activity', 'hotel'] as const;

/** A search flow. [FLOW-01] */
export type SearchFlow = (typeof SEARCH_FLOWS)[number];

/** What a banner can advertise: boxes too, which are no flow of the search. [FLOW-02] [FLOW-03] */
export const BANNER_FLOWS = ['stay', 'single_voucher', 'activity_only', 'box'] as const;

/** A banner flow. [FLOW-03] */
export type BannerFlow = (typeof BANNER_FLOWS)[number];

/** True for one of the four search flows. [FLOW-01] */
export function isSearchFlow(value: unknown): value is SearchFlow {
  return (SEARCH_FLOWS as readonly unknown[]).includes(value);
}

/** The flow that a text names; no flow, or an unknown one, means booking. [FLOW-01] [ROUTE-07] */
export function parseFlow(value: unknown): SearchFlow {
  return isSearchFlow(value) ? value : 'booking';
}

/** True where a stay is searched by dates: gifts and activities have no dates field. [SEARCHBOX-02] */
export function hasDates(flow: SearchFlow): boolean {
  return flow === 'booking' || flow === 'hotel';
}
