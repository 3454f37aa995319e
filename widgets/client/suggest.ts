import { LOCATION_CATEGORIES, type Suggestion, type SuggestionGroup } from '../core/search/location.ts';
import { getAutocompleteShape, getRecommendedShape } from './checks.generated.ts';
import type { ReadTransport } from './create-read-transport.ts';
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

/** Places of one kind. */
interface WireGroup {
  category: WireCategory;
  results: WirePlace[];
}

/** The most suggestions that are asked for and shown. [API-23] */
const MOST = 30;

/** What a place that names no kind of its own is. */
const CITY: WireCategory = { key: 'city', label: '', icon: 'city' };

/** GET autocomplete-geonames.json. [API-23] [API-24] */
export async function suggest(
  transport: ReadTransport,
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
  const places = Object.entries(answer).slice(0, MOST);
  return byKind(
    places.map(([id, { category = CITY, ...place }]) => ({ category, results: [{ id, ...place }] })),
  );
}

/** GET recommendedAutocomplete.json. [API-25] */
export async function recommend(
  transport: ReadTransport,
  q: string,
  { sourceType = '', sourceCode = '', ...call }: RecommendOptions = {},
): Promise<SuggestionGroup[]> {
  const { recommendations } = await transport.send<{ recommendations: WireGroup[] }>(
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
  return byKind(recommendations);
}

/** One group for each kind of place. Kinds that came after this version are left out. */
function byKind(found: readonly WireGroup[]): SuggestionGroup[] {
  const groups: Record<string, SuggestionGroup> = {};
  for (const { category, results } of found) {
    const { key } = category as SuggestionGroup;
    if (key !== 'hotel' && !LOCATION_CATEGORIES.includes(key)) continue;
    for (const { label, value, ...place } of results)
      (groups[key] ??= { ...(category as SuggestionGroup), results: [] }).results.push({
        ...place,
        label: label ?? value,
        category: key,
      } as Suggestion);
  }
  return Object.values(groups);
}
