/** The kinds of place that a stay can be searched in; at most one is chosen at a time. [ROUTE-23] [DEST-14] */
export const LOCATION_CATEGORIES = [
  'city',
  'country',
  'department',
  'poi',
  'region',
  'touristicArea',
  'resort',
] as const;

/** A kind of place. `resort` is a sea or ski resort. */
export type LocationCategory = (typeof LOCATION_CATEGORIES)[number];

/** A chosen place: its kind and its id in the catalogue. */
export interface LocationRef {
  category: LocationCategory;
  id: string;
}

/** A place that a visitor can pick in the search box. [ENTITY-14] */
export interface Suggestion {
  id: string;
  label: string;
  category: LocationCategory | 'hotel';
  /** A second line that tells homonyms apart: the department, the region or the country. */
  detail?: string;
  latitude?: number;
  longitude?: number;
  postalcode?: string;
  /** Hotels that sell stays there; of a place alone. */
  hotels?: number;
}

/** Suggestions of one category under one heading. [DEST-04] */
export interface SuggestionGroup {
  key: Suggestion['category'];
  /** The heading, in the visitor's language. */
  label: string;
  /** The name of an icon of `primitives/icon`. */
  icon: string;
  results: Suggestion[];
}
