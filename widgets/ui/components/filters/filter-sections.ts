/** The sections of the drawer, in its order; `hotel` holds types, settings and styles. [FILTER-05] */
export const FILTER_SECTIONS = [
  'activities',
  'budget',
  'score',
  'distance',
  'stars',
  'amenities',
  'hotel',
] as const;

/** A section of the filters: a dropdown on desktop, a part of the drawer and of the modal. */
export type FilterSection = (typeof FILTER_SECTIONS)[number];
