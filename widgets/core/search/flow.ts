/** What a visitor can search for: dated stays, gifts without dates, activities of a day, hotel nights. [FLOW-01] */
export const SEARCH_FLOWS = ['booking', 'gifting', 'activity', 'hotel'] as const;

/** A search flow. [FLOW-01] */
export type SearchFlow = (typeof SEARCH_FLOWS)[number];
