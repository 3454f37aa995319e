/** How long the calendar stays open after the range is complete, in ms, so that the visitor sees it. [CAL-11] */
export const CALENDAR_CLOSE_DELAY_MS = 1000;

/** How long typing must rest before places are asked for, in ms. [DEST-05] */
export const SUGGEST_DEBOUNCE_MS = 200;

/** The chosen dates are kept in the browser's storage under this key. [CAL-26] */
export const STORED_DATES_KEY = 'staykit.dates';

/** That the visitor waved the suggestion of dates away is kept under this key. [SEARCHBOX-05] */
export const DATES_SUGGESTED_DISMISSED_KEY = 'staykit.datesSuggestedDismissed';

/** A part of the search that customer care can do without; `suggestionLinks` are those to other kinds of search as well. [CARE-03] */
export type SearchFeature = 'recentSearches' | 'suggestionLinks' | 'seoText' | 'datesExperiments';

/** What is off in customer-care mode. [CARE-03] */
export const CARE_DISABLED_SEARCH_FEATURES: readonly SearchFeature[] = [
  'recentSearches',
  'suggestionLinks',
  'seoText',
  'datesExperiments',
];
