import type { activityGroup } from '@staykit/contract/search/facets.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** The facet families, in the order of the panel. [FACET-03] */
export const FACET_FAMILIES = [
  'tag',
  'price',
  'type',
  'score',
  'environment',
  'style',
  'stars',
  'facility',
  'highlighted',
] as const;

/** A facet family. */
export type FacetFamily = (typeof FACET_FAMILIES)[number];

/** A family whose values can be ticked one by one: prices have a slider. */
export type TickedFamily = Exclude<FacetFamily, 'highlighted' | 'price'>;

/** One value that can be ticked, with the number of offers behind it. [ENTITY-06] */
export interface FacetValue {
  /** What the criteria hold when it is ticked. */
  value: string;
  label: string;
  count: number;
}

/** A highlighted value, with the family that it is taken from. [FACET-05] */
export interface HighlightedValue extends FacetValue {
  family: TickedFamily;
}

/** Activities of one kind, under one heading. [ENTITY-07] */
export type ActivityGroup = Wire<typeof activityGroup>;

/** All facets of a search. A family that the answer left out is empty. */
export interface Facets {
  values: Record<Exclude<FacetFamily, 'highlighted'>, FacetValue[]> & { highlighted: HighlightedValue[] };
  activities: ActivityGroup[];
  /** Offers that match all criteria, where the answer has their number. */
  total?: number;
}
