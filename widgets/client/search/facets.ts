import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import {
  FACET_FAMILIES,
  type FacetFamily,
  type Facets,
  type FacetValue,
} from '@staykit/core/search/facets/facets.ts';
import { highlightedFacets, type HighlightedFacet } from '@staykit/core/search/facets/highlighted-facets.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import { getFacets } from '../calls/get-facets.generated.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

type FacetsAnswer = Answered<'getFacets'>;

/** The lists that some servers send beside the properties, and the family each belongs to. [ENTITY-06] [ENTITY-07] */
const LISTS = [
  ['facilities', 'facility'],
  ['stars', 'stars'],
  ['hotelScores', 'score'],
  ['hotelTypes', 'type'],
  ['hotelEnvironments', 'environment'],
  ['hotelStyles', 'style'],
] as const satisfies readonly (readonly [name: keyof FacetsAnswer, family: FacetFamily])[];

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
  const { method, path = getFacets.path } = setting ?? {};
  const asked = { ...getFacets, path, ...(method === 'POST' && { method }) };
  return toFacets(await transport.send(asked, query, call), setting?.highlighted);
}

/** The answer by families, with the highlighted values among them. [API-09] [FACET-05] */
export function toFacets(answer: FacetsAnswer, highlighted?: readonly HighlightedFacet[]): Facets {
  const values = Object.fromEntries(
    FACET_FAMILIES.map((family) => [family, [] as FacetValue[]]),
  ) as Facets['values'];
  for (const { propertyType, values: list } of answer.properties) values[propertyType] = list.map(toValue);
  for (const [name, family] of LISTS) {
    const list = answer[name];
    if (list && !values[family].length) values[family] = list.map(toValue);
  }
  values.highlighted = highlightedFacets(values, highlighted);
  return {
    values,
    activities: answer.listActivities ?? [],
    ...(answer.totalCount !== undefined && { total: answer.totalCount }),
  };
}

type WireValue = { count: number } & Partial<Record<'id' | 'value' | 'key' | 'name' | 'label', string>>;

function toValue({ id, value, key, name, label, count }: WireValue): FacetValue {
  const code = id ?? value ?? key ?? name ?? '';
  return { value: code, label: label ?? name ?? code, count };
}
