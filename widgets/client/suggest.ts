import { LOCATION_CATEGORIES, type Suggestion, type SuggestionGroup } from '../core/search/location.ts';
import { getAutocompleteShape, getRecommendedShape } from './checks.generated.ts';
import type { Transport } from './create-transport.ts';
import type { CallOptions, RecommendOptions } from './stay-client.ts';

interface WireCategory {
  key: string;
  label: string;
  icon: string;
}

interface WirePlace {
  id?: string;
  label?: string;
  value?: string;
  detail?: string;
  latitude?: number;
  longitude?: number;
  postalcode?: string;
}

/** The most suggestions that are asked for and shown. [API-23] */
const MOST = 30;

/** GET autocomplete-geonames.json. [API-23] [API-24] */
export async function suggest(
  transport: Transport,
  term: string,
  call?: CallOptions,
): Promise<SuggestionGroup[]> {
  const answer = await transport.send<Record<string, WirePlace & { category?: WireCategory }>>(
    {
      path: '/autocomplete-geonames.json',
      query: { locale: transport.options.locale, term, maxResults: MOST },
      shape: getAutocompleteShape,
    },
    call,
  );
  const groups = new Map<string, SuggestionGroup>();
  const city = { key: 'city', label: '', icon: 'city' };
  for (const [id, { category = city, ...place }] of Object.entries(answer).slice(0, MOST)) {
    const group = groups.get(category.key) ?? { ...(category as SuggestionGroup), results: [] };
    groups.set(category.key, group);
    group.results.push(toSuggestion({ id, ...place }, group.key));
  }
  return [...groups.values()].filter(isKnown);
}

/** GET recommendedAutocomplete.json. [API-25] */
export async function recommend(
  transport: Transport,
  q: string,
  { sourceType = '', sourceCode = '', ...call }: RecommendOptions = {},
): Promise<SuggestionGroup[]> {
  const { recommendations } = await transport.send<{
    recommendations: { category: WireCategory; results: WirePlace[] }[];
  }>(
    {
      path: '/recommendedAutocomplete.json',
      query: {
        locale: transport.options.locale,
        q,
        catalogSourceType: sourceType,
        catalogSourceCode: sourceCode,
      },
      shape: getRecommendedShape,
    },
    call,
  );
  return recommendations
    .map(({ category, results }) => {
      const { key, ...heading } = category as SuggestionGroup;
      return { key, ...heading, results: results.map((place) => toSuggestion(place, key)) };
    })
    .filter(isKnown);
}

function toSuggestion({ label, value, ...place }: WirePlace, category: Suggestion['category']): Suggestion {
  return { ...place, label: label ?? value, category } as Suggestion;
}

/** Kinds of place that came after this version are left out. */
function isKnown({ key, results }: SuggestionGroup): boolean {
  return results.length > 0 && ([...LOCATION_CATEGORIES, 'hotel'] as string[]).includes(key);
}
