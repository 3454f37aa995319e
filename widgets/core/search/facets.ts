import type { activityGroup } from '../../contract/facets.ts';
import type { Wire } from '../../contract/wire.ts';

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

/** One value that can be ticked, with the number of offers behind it. [ENTITY-06] */
export interface FacetValue {
  /** What the criteria hold when it is ticked. */
  value: string;
  label: string;
  count: number;
}

/** Activities of one kind, under one heading. [ENTITY-07] */
export type ActivityGroup = Wire<typeof activityGroup>;

/** All facets of a search. A family that the answer left out is empty. */
export interface Facets {
  values: Record<FacetFamily, FacetValue[]>;
  activities: ActivityGroup[];
  /** Offers that match all criteria, where the answer told. */
  total?: number;
}
