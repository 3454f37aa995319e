import { textIn } from '../../catalogue/records.ts';
import type * as z from 'zod/mini';
import { PROPERTY_TYPES, type facetsAnswer } from '@staykit/contract/search/facets.ts';
import {
  ACTIVITY_GROUPS,
  FACILITIES,
  HOTEL_ENVIRONMENTS,
  HOTEL_STYLES,
  HOTEL_TYPES,
  labelOf,
  type Term,
} from '../../catalogue/vocabulary.ts';
import type { FacetResult } from '../engine/search-engine.ts';
import type { RequestContext } from '../../http/request-context.ts';

type FacetsAnswer = z.output<typeof facetsAnswer>;
type PropertyType = (typeof PROPERTY_TYPES)[number];

const TERMS: Partial<Record<PropertyType, readonly Term[]>> = {
  facility: FACILITIES,
  type: HOTEL_TYPES,
  environment: HOTEL_ENVIRONMENTS,
  style: HOTEL_STYLES,
};

/** Families in descending order of value. */
const HIGHEST_FIRST: readonly PropertyType[] = ['stars', 'score'];

/** Facet counts with labels, for the requested families. [API-08] [API-09] */
export function toFacetsAnswer(
  { counts, total }: FacetResult,
  context: RequestContext,
  requested: readonly string[],
  withActivities: boolean,
): FacetsAnswer {
  const properties = PROPERTY_TYPES.filter((type) => requested.includes(type)).map((propertyType) => ({
    propertyType,
    values: valuesOf(propertyType, counts[propertyType], context),
  }));
  return {
    properties,
    ...(withActivities && { listActivities: activityGroups(counts.tag, context) }),
    totalCount: total,
  };
}

function valuesOf(type: PropertyType, counts: Map<string, number>, { language, model }: RequestContext) {
  const name = (id: string) => {
    if (type === 'tag') return textIn(model.activities.get(id)?.names, language) ?? id;
    return labelOf(TERMS[type] ?? [], id, language) ?? id;
  };
  const values = [...counts].map(([id, count]) => ({ id, name: name(id), count }));
  if (HIGHEST_FIRST.includes(type)) return values.toSorted((a, b) => Number(b.id) - Number(a.id));
  return TERMS[type] ? values.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)) : values;
}

/** Activities by group, in the order of the groups. [ENTITY-07] */
function activityGroups(counts: Map<string, number>, { language, model }: RequestContext) {
  return ACTIVITY_GROUPS.flatMap((group) => {
    const activities = [...counts].flatMap(([id, count]) => {
      const activity = model.activities.get(id);
      return activity?.group === group.code ? [{ id, name: textIn(activity.names, language), count }] : [];
    });
    return activities.length ? [{ name: textIn(group.labels, language), activities }] : [];
  });
}
