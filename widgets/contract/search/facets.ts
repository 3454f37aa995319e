import * as z from 'zod/mini';
import { answer, count, idText, knownEntries } from '../answer-parts.ts';
import { call } from '../call.ts';
import { codes, flag } from '../query-parts.ts';
import { searchQuery } from './search-query.ts';

/** The property types that facets.json knows; `highlighted` is derived from them. [API-08] [FACET-05] */
export const PROPERTY_TYPES = [
  'price',
  'score',
  'facility',
  'stars',
  'style',
  'type',
  'environment',
  'tag',
] as const;

const named = answer({
  value: idText(),
  name: z.exactOptional(idText()),
  label: idText(),
  count: count(),
});
const activity = answer({ id: idText(), name: z.string(), count: count() });

/** Activities of one kind, under one heading. [ENTITY-07] */
export const activityGroup = answer({ name: z.string(), activities: knownEntries('id', activity) });

/** Facets by property, and the same by family where a server sends those. [ENTITY-06] [ENTITY-07] [API-09] */
export const facetsAnswer = answer({
  properties: knownEntries(
    'propertyType',
    answer({
      propertyType: z.enum(PROPERTY_TYPES),
      values: knownEntries('id', answer({ id: idText(), name: idText(), count: count() })),
    }),
  ),
  facilities: z.exactOptional(knownEntries('value', named)),
  stars: z.exactOptional(knownEntries('value', named)),
  hotelScores: z.exactOptional(knownEntries('value', named)),
  hotelTypes: z.exactOptional(knownEntries('value', named)),
  hotelEnvironments: z.exactOptional(
    knownEntries('key', answer({ key: idText(), label: idText(), count: count() })),
  ),
  hotelStyles: z.exactOptional(
    knownEntries('name', answer({ name: idText(), label: idText(), count: count() })),
  ),
  listActivities: z.exactOptional(z.array(activityGroup)),
  totalCount: z.exactOptional(z.number()),
});

/** Counts for every filter value. Method and path are settings of the client. [API-01..10] */
export const getFacets = call({
  id: 'getFacets',
  method: 'GET',
  base: 'api',
  path: '/facets.json',
  summary: 'Number of offers for each filter value.',
  query: z.object({
    ...searchQuery,
    withNames: z.exactOptional(flag()),
    withActivities: z.exactOptional(flag()),
    propertiesRequested: z.exactOptional(codes()),
  }),
  answer: facetsAnswer,
  safe: true,
});
