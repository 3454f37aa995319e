import type { SearchCriteria, SearchFilters } from '@staykit/core/search/criteria.ts';
import { emptyFilters } from '@staykit/core/search/empty-criteria.ts';
import type { HighlightedValue, TickedFamily } from '@staykit/core/search/facets/facets.ts';
import { FILTER_SECTIONS, type FilterSection } from './filter-sections.ts';

/** The value of the search parameter `from` after a change of filters. [FILTER-10] */
export const SEARCH_ORIGIN_SEARCH_BAR = 'searchbar';

/** What a visitor is ticking, before it is applied. [FILTER-07] */
export interface FilterDraft extends SearchFilters {
  distanceActive: boolean;
  distanceMin?: number;
  distanceMax?: number;
  /** Where distances are measured from: written by 'Include offers around'. [FILTER-29] */
  lat?: number;
  lng?: number;
}

/** A change of a draft; `undefined` takes a field out. */
export type DraftChange = { [Field in keyof FilterDraft]?: FilterDraft[Field] | undefined };

const FIELDS: Record<FilterSection, readonly (keyof FilterDraft)[]> = {
  activities: ['tags'],
  budget: ['priceMin', 'priceMax'],
  score: ['hotelScore'],
  distance: ['distanceActive', 'distanceMin', 'distanceMax', 'lat', 'lng'],
  stars: ['stars'],
  amenities: ['facilities'],
  hotel: ['hotelTypes', 'hotelEnvironments', 'hotelStyles'],
};
const ALL_FIELDS = Object.values(FIELDS).flat();
const NO_DISTANCE: DraftChange = {
  distanceMin: undefined,
  distanceMax: undefined,
  lat: undefined,
  lng: undefined,
};

/** The filters of a search as a draft. [FILTER-11] */
export function draftOf(criteria: SearchCriteria): FilterDraft {
  const chosen = ALL_FIELDS.filter((field) => criteria[field] !== undefined);
  const draft: FilterDraft = {
    ...emptyFilters(),
    distanceActive: false,
    ...Object.fromEntries(chosen.map((field) => [field, criteria[field]])),
  };
  // A point that the search itself holds ('near me', an area of the map) is no filter.
  return criteria.distanceActive ? draft : changeDraft(draft, NO_DISTANCE);
}

/** The draft after a change. */
export function changeDraft(draft: FilterDraft, change: DraftChange): FilterDraft {
  const next = { ...draft, ...change };
  for (const field of ALL_FIELDS) if (next[field] === undefined) delete next[field];
  return next as FilterDraft;
}

/** The draft without the filters of one section. [FILTER-04] */
export function clearSection(draft: FilterDraft, section: FilterSection): FilterDraft {
  const empty: Record<string, unknown> = { ...emptyFilters(), distanceActive: false };
  return changeDraft(draft, Object.fromEntries(FIELDS[section].map((field) => [field, empty[field]])));
}

/** The draft without any filter. [FILTER-12] */
export function clearAll(draft: FilterDraft): FilterDraft {
  return FILTER_SECTIONS.reduce(clearSection, draft);
}

/** The search with these filters: its first page, coming from the search bar. [FILTER-08..10] [FILTER-12] */
export function withFilters(criteria: SearchCriteria, draft: FilterDraft): SearchCriteria {
  const next: Partial<SearchCriteria> = { ...criteria };
  for (const field of ALL_FIELDS) delete next[field];
  const point = draft.lat === undefined && !criteria.distanceActive && criteria.lat !== undefined;
  return {
    ...next,
    ...(point && { lat: criteria.lat, lng: criteria.lng }),
    ...draft,
    page: 0,
    from: SEARCH_ORIGIN_SEARCH_BAR,
  } as SearchCriteria;
}

/** True when two drafts ask for the same offers. [FACET-02] */
export function sameDraft(a: FilterDraft, b: FilterDraft): boolean {
  return draftKey(a) === draftKey(b);
}

/** One text for all drafts that ask for the same offers. */
export function draftKey(draft: FilterDraft): string {
  return JSON.stringify(
    ALL_FIELDS.map((field) => {
      const value = draft[field];
      return Array.isArray(value) ? [...value].map(String).toSorted() : (value ?? null);
    }),
  );
}

/** How many filters of a section are set. */
export function countOf(draft: FilterDraft, section: FilterSection): number {
  if (section === 'distance') return draft.distanceActive ? 1 : 0;
  if (section === 'budget') return draft.priceMin !== undefined || draft.priceMax !== undefined ? 1 : 0;
  return FIELDS[section].reduce((sum, field) => {
    const value = draft[field];
    return sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  }, 0);
}

/** How many filters are set. */
export function countAll(draft: FilterDraft): number {
  return FILTER_SECTIONS.reduce((sum, section) => sum + countOf(draft, section), 0);
}

/** A list with a value ticked, or unticked when it was there. */
export function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

/** The lists of values to tick, and the facet family of each. */
export const LISTED_FAMILIES = [
  ['tags', 'tag'],
  ['facilities', 'facility'],
  ['hotelTypes', 'type'],
  ['hotelEnvironments', 'environment'],
  ['hotelStyles', 'style'],
] as const satisfies [keyof FilterDraft, TickedFamily][];

type Ticked = Pick<HighlightedValue, 'family' | 'value'>;

const listOf = (family: TickedFamily) => LISTED_FAMILIES.find(([, of]) => of === family)?.[0];

/** Whether a value of a family is ticked: of scores the chosen one and those above. [FILTER-31] */
export function isTicked(draft: FilterDraft, { family, value }: Ticked): boolean {
  const list = listOf(family);
  if (list) return draft[list].includes(value);
  if (family === 'stars') return draft.stars.includes(Number(value));
  return draft.hotelScore !== undefined && Number(value) >= draft.hotelScore;
}

/** What ticking a value of a family changes; the chosen score is taken back. [FILTER-32] */
export function ticked(draft: FilterDraft, { family, value }: Ticked): DraftChange {
  const list = listOf(family);
  if (list) return { [list]: toggled(draft[list], value) };
  if (family === 'stars') return { stars: toggled(draft.stars, Number(value)) };
  return { hotelScore: draft.hotelScore === Number(value) ? undefined : Number(value) };
}
