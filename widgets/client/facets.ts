import type { SearchCriteria } from '../core/search/criteria.ts';
import {
  FACET_FAMILIES,
  type ActivityGroup,
  type FacetFamily,
  type Facets,
  type FacetValue,
} from '../core/search/facets.ts';
import { highlightedFacets, type HighlightedFacet } from '../core/search/highlighted-facets.ts';
import { searchParams } from '../core/search/search-params.ts';
import { getFacetsShape } from './checks.generated.ts';
import type { Transport } from './create-transport.ts';
import type { CallOptions } from './stay-client.ts';

interface WireValue {
  id?: string;
  value?: string;
  key?: string;
  name?: string;
  label?: string;
  count: number;
}

/** What a facet call answers, whichever it is. */
export interface FacetsAnswer {
  properties: { propertyType: Exclude<FacetFamily, 'highlighted'>; values: WireValue[] }[];
  listActivities?: ActivityGroup[];
  totalCount?: number;
  [family: string]: unknown;
}

/** The lists that some servers send beside the properties, and the family each belongs to. [ENTITY-06] [ENTITY-07] */
const LISTS: [name: string, family: Exclude<FacetFamily, 'highlighted'>][] = [
  ['facilities', 'facility'],
  ['stars', 'stars'],
  ['hotelScores', 'score'],
  ['hotelTypes', 'type'],
  ['hotelEnvironments', 'environment'],
  ['hotelStyles', 'style'],
];

/** The properties that are asked for. [API-08] */
export const PROPERTIES_REQUESTED = 'price,score,facility,stars,style,type,environment,tag';

/** The facet call. [API-01..10] */
export async function facets(
  transport: Transport,
  criteria: SearchCriteria,
  call?: CallOptions,
): Promise<Facets> {
  const { locale, facets: setting } = transport.options;
  const query = {
    ...searchParams({ ...criteria, page: 0 }, locale, transport.now()),
    withNames: true,
    withActivities: true,
    propertiesRequested: PROPERTIES_REQUESTED,
  };
  const answer = await transport.send<FacetsAnswer>(
    {
      path: setting?.path ?? '/facets.json',
      ...(setting?.method === 'POST' ? { body: query } : { query }),
      shape: getFacetsShape,
    },
    call,
  );
  return toFacets(answer, setting?.highlighted);
}

/** The answer by families, with the highlighted values among them. [API-09] [FACET-05] */
export function toFacets(answer: FacetsAnswer, highlighted?: readonly HighlightedFacet[]): Facets {
  const values = Object.fromEntries(
    FACET_FAMILIES.map((family) => [family, [] as FacetValue[]]),
  ) as Facets['values'];
  for (const { propertyType, values: list } of answer.properties) values[propertyType] = list.map(toValue);
  for (const [name, family] of LISTS) {
    const list = answer[name] as WireValue[] | undefined;
    if (list && !values[family].length) values[family] = list.map(toValue);
  }
  values.highlighted = highlightedFacets(values, highlighted);
  return {
    values,
    activities: answer.listActivities ?? [],
    ...(answer.totalCount !== undefined && { total: answer.totalCount }),
  };
}

function toValue({ id, value, key, name, label, count }: WireValue): FacetValue {
  const code = id ?? value ?? key ?? name ?? '';
  return { value: code, label: label ?? name ?? code, count };
}
